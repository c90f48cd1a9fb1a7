import type { ChangeResourceRequest, Resource, ResourceItem } from '@classeur/contracts'
import { richText, typedText } from '@classeur/domain/resources'
import type { QueryClient } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { http as route, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { NoticeList } from '../../../components/overlays/notices/notice-list.tsx'
import { notices } from '../../../components/overlays/notices/notices.ts'
import { dropSession, refresh } from '../../../http/session/auth-session.ts'
import { changeLanguage, loadAreas, startI18n } from '../../../i18n/i18n.ts'
import { generationViews } from '../../../realtime/generations/generation-store.ts'
import { serverSends } from '../../../testing/fake-socket.ts'
import { walletAnswer } from '../../../testing/generation-samples.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { problemAnswer, refreshAnswer, server } from '../../../testing/server.ts'
import { exam, idOf, sheetGeneration } from '../testing/resource-samples.ts'
import { itemOf, sheetOf } from '../testing/sheet-samples.ts'
import ResourceEditScreen from './resource-edit-screen.tsx'

vi.mock('../../../realtime/socket.ts', () => import('../../../testing/fake-socket.ts'))

const address = `/marksheet/${exam.markId}/generate_resource/${idOf('resource', 1)}`
const base = `*/api/resources/${idOf('resource', 1)}`
let sheet: Resource
let changes: ChangeResourceRequest[]
let isRefused: boolean

/** What the server makes of a change; the rules themselves are tested with the api. */
function changed(change: ChangeResourceRequest): Resource {
  const { items } = sheet
  switch (change.change) {
    case 'order':
      return { ...sheet, items: change.itemIds.flatMap((id) => items.find((item) => item.id === id) ?? []) }
    case 'put-back':
      return { ...sheet, items: items.toSpliced(change.at, 0, change.item) }
    case 'lock':
      return {
        ...sheet,
        items: items.map((item) => (item.id === change.itemId ? { ...item, locked: change.locked } : item)),
      }
    case 'item':
      return {
        ...sheet,
        items: items.map((item) => (item.id === change.itemId ? { ...item, ...change.content } : item)),
      }
    default:
      return sheet
  }
}

beforeAll(async () => {
  // jsdom has no modal dialogs, no scrolling and no media queries.
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false
  }
  Element.prototype.scrollIntoView = () => undefined
  server.listen({ onUnhandledRequest: 'error' })
  localStorage.setItem('classeur:language', 'en')
  await startI18n()
  await loadAreas('resource-edit', 'resources', 'generations', 'content')
})
beforeEach(async () => {
  sheet = sheetOf()
  changes = []
  isRefused = false
  notices.set([])
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  server.use(
    route.post('*/api/auth/refresh', () => refreshAnswer()),
    route.get(base, () => HttpResponse.json(sheet)),
    route.get(`${base}/versions`, () => HttpResponse.json({ versions: [] })),
    route.get('*/api/generators', () => HttpResponse.json({ text: 'model', image: 'model' })),
    route.get('*/api/wallet', () => HttpResponse.json(walletAnswer(20))),
    route.get('*/api/generations', () => HttpResponse.json({ generations: [] })),
    route.post(`${base}/changes`, async ({ request }) => {
      const change = (await request.json()) as ChangeResourceRequest
      changes.push(change)
      if (isRefused) return problemAnswer('resources/changed-meanwhile', 409)
      sheet = { ...changed(change), revision: sheet.revision + 1 }
      return HttpResponse.json(sheet)
    }),
  )
  await refresh()
})
afterEach(() => {
  cleanup()
  server.resetHandlers()
  dropSession('never-signed-in')
  const language = localStorage.getItem('classeur:language')
  localStorage.clear()
  if (language) localStorage.setItem('classeur:language', language)
})
afterAll(() => server.close())

let client: QueryClient
const open = async () => {
  ;({ client } = renderScreen(
    <>
      <ResourceEditScreen />
      <NoticeList />
    </>,
    address,
    '/marksheet/:mark_id/generate_resource/:id',
  ))
  await screen.findByRole('heading', { level: 1, name: /Practice sheet · Group A/ })
  await screen.findByRole('list', { name: 'Items' })
  return userEvent.setup()
}
const itemButton = (number: number) => screen.getByRole('button', { name: `Item ${number}` })
const rowOf = (number: number) => itemButton(number).closest('li') as HTMLElement
const numbersOf = () =>
  Array.from(document.querySelectorAll('[data-item]'), (row) => row.getAttribute('data-item'))

it('the sheet shows no letter of a group, and beside it how many answers are verified', async () => {
  await open()
  expect(document.querySelector('article')?.textContent).not.toContain('Group')
  expect(screen.getByRole('progressbar', { name: '4 of 6 verified' })).toBeTruthy()
  expect(screen.getByRole('button', { name: '2 to check before the key prints' })).toBeTruthy()
})

it('the key asks once while something is to check, and leads there', async () => {
  const user = await open()
  const key = screen.getByRole('switch', { name: 'With key' })
  await user.click(key)
  await user.click(screen.getByRole('button', { name: 'Show me' }))
  await waitFor(() => expect(document.activeElement).toBe(itemButton(4)))
  expect(screen.queryByRole('heading', { name: 'Answers' })).toBeNull()
  await user.click(key)
  const answers = screen.getByRole('heading', { name: 'Answers' }).closest('section') as HTMLElement
  expect(within(answers).getAllByRole('listitem')).toHaveLength(6)
})

it('printing or exporting with the key asks about answers that have needed a check since the last question; without the key it never asks', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  const exported: string[] = []
  server.use(
    route.get(`${base}/export`, ({ request }) => {
      exported.push(new URL(request.url).searchParams.get('content') ?? '')
      return problemAnswer('general/unavailable', 503)
    }),
  )
  const user = await open()
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  await press('Print')
  expect(print).toHaveBeenCalledTimes(1)
  await user.click(screen.getByRole('switch', { name: 'With key' }))
  await press('With key anyway')
  await press('Print')
  expect(print).toHaveBeenCalledTimes(2)

  const uncheck = async (id: string, changes: Partial<ResourceItem> = {}) => {
    const verification = { state: 'to-check', by: null, found: null } as const
    const items = sheet.items.map((item) => (item.id === id ? { ...item, ...changes, verification } : item))
    sheet = { ...sheet, items, revision: sheet.revision + 1 }
    const event = { resourceId: sheet.id, examId: exam.id, revision: sheet.revision }
    act(() => serverSends('resource:changed', event))
    await waitFor(() => expect(client.getQueryData<Resource>(['resources', 'one', sheet.id])).toEqual(sheet))
  }
  await uncheck('i1')
  await press('Print')
  expect(print).toHaveBeenCalledTimes(2)
  await user.keyboard('{Escape}')
  await press('Print')
  expect(print).toHaveBeenCalledTimes(2)
  await press('With key anyway')
  expect(print).toHaveBeenCalledTimes(3)
  await press('Print')
  expect(print).toHaveBeenCalledTimes(4)
  await uncheck('i1', { answer: { kind: 'value', shown: richText('7') } })
  await press('Print')
  expect(print).toHaveBeenCalledTimes(4)
  await press('With key anyway')
  expect(print).toHaveBeenCalledTimes(5)
  for (const [id, file] of [
    ['i2', 'PDF'],
    ['i3', 'DOCX'],
  ] as const) {
    await uncheck(id)
    const before = exported.length
    await press(file)
    expect(exported).toHaveLength(before)
    await press('With key anyway')
    await waitFor(() => expect(exported).toHaveLength(before + 1))
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: file }).disabled).toBe(false),
    )
  }
  expect(exported).toEqual(['with-key', 'with-key'])
})

it('a re-test shows each group and each student before and after, and who has recovered', async () => {
  const skills = (before: string, after: string) => [
    { skillId: idOf('skill', 1), questionId: null, name: 'Add fractions', before, after },
  ]
  const student = (number: number, name: string, after: string | null, recovered: boolean | null) => ({
    ...{ studentId: idOf('student', number), name, before: '1/4', after, recovered },
  })
  sheet = {
    ...sheet,
    recovery: {
      ...{ examId: exam.id, markId: exam.markId, title: 'Re-test', recovered: 1, of: 2 },
      skills: skills('1/4', '1/2'),
      groups: [
        { letter: 'A', skills: skills('1/5', '3/5'), recovered: 1, of: 1 },
        { letter: 'B', skills: skills('3/10', '2/5'), recovered: 0, of: 1 },
      ],
      students: [
        student(1, 'Sara', '3/4', true),
        student(2, 'Leo', '1/10', false),
        student(3, 'Mia', null, null),
      ],
      stillMissing: null,
    },
  }
  const user = await open()
  await user.click(screen.getByText('By group and student'))
  const textsIn = (name: string) =>
    within(screen.getByRole('table', { name }))
      .getAllByRole('row')
      .slice(1)
      .map((row) => Array.from(row.children, ({ textContent }) => textContent))
  expect(textsIn('Results by group')).toEqual([
    ['Group Arecovered 1 of 1'],
    ['Add fractions', '20%', '60%'],
    ['Group Brecovered 0 of 1'],
    ['Add fractions', '30%', '40%'],
  ])
  expect(textsIn('Results by student')).toEqual([
    ['Sararecovered', '25%', '75%'],
    ['Leonot yet', '25%', '10%'],
    ['Mia', '25%', '–'],
  ])

  sheet = {
    ...sheet,
    revision: sheet.revision + 1,
    recovery: sheet.recovery && { ...sheet.recovery, groups: [] },
  }
  await act(() => client.invalidateQueries())
  expect(await screen.findByText('By student')).toBeTruthy()
})

it('one of several who recovered is singular in French', async () => {
  const none = { skills: [], groups: [], students: [], stillMissing: null }
  const retest = { examId: exam.id, markId: exam.markId, title: 'Re-test', ...none }
  sheet = { ...sheet, recovery: { ...retest, recovered: 1, of: 4 } }
  await open()
  await act(() => changeLanguage('fr'))
  expect(await screen.findByText('1 sur 4 a rattrapé')).toBeTruthy()
  await act(() => changeLanguage('en'))
})

it('the focus returns to the pencil of a title or a letter after editing; an input method keeps its Escape', async () => {
  const user = await open()
  await user.click(screen.getByRole('button', { name: 'Edit the title' }))
  await user.keyboard('{Escape}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit the title' }))
  cleanup()
  sheet = sheetOf({
    ...{ kind: 'parent-note', items: [], students: [{ id: idOf('student', 1), name: 'Sara' }] },
    notes: [{ studentId: idOf('student', 1), greeting: '', paragraphs: ['Sara works well.'], closing: '' }],
  })
  renderScreen(<ResourceEditScreen />, address, '/marksheet/:mark_id/generate_resource/:id')
  const edit = () => screen.findByRole('button', { name: 'Edit the letter for Sara' })
  await user.click(await edit())
  const text = screen.getByDisplayValue('Sara works well.')
  await user.type(text, ' よ')
  fireEvent.keyDown(text, { key: 'Escape', isComposing: true })
  expect(screen.getByDisplayValue('Sara works well. よ')).toBeTruthy()
  await user.keyboard('{Escape}')
  expect(document.activeElement).toBe(await edit())
  expect(screen.getByText('Sara works well.')).toBeTruthy()
})

it('an item moves by Alt with an arrow, keeps the focus, and locks with L', async () => {
  const user = await open()
  act(() => itemButton(2).focus())
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
  await waitFor(() => expect(changes).toHaveLength(1))
  expect(numbersOf().slice(0, 2)).toEqual(['i2', 'i1'])
  expect(document.activeElement).toBe(itemButton(1))
  expect(screen.getByText('Item 2 is now item 1 of 6.').getAttribute('role')).toBe('status')
  await user.keyboard('l')
  await waitFor(() => expect(changes[1]).toMatchObject({ change: 'lock', itemId: 'i2', locked: true }))
  expect(await within(rowOf(1)).findByText('locked')).toBeTruthy()
  expect(screen.getByText('Item 1 is locked.').getAttribute('role')).toBe('status')
})

it('a read that a saved change overtook does not bring back the earlier sheet', async () => {
  const user = await open()
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  const earlier = sheet
  server.use(
    route.get(base, async () => {
      await held
      return HttpResponse.json(earlier)
    }),
  )
  act(() => serverSends('resource:changed', { resourceId: sheet.id, examId: exam.id, revision: 9 }))
  await waitFor(() => expect(client.isFetching()).toBe(1))
  act(() => itemButton(2).focus())
  await user.keyboard('l')
  await within(rowOf(2)).findByText('locked')
  release()
  await waitFor(() => expect(client.isFetching()).toBe(0))
  expect(within(rowOf(2)).getByText('locked')).toBeTruthy()
})

it('an order that was not saved is not shown any more, also if the server cannot be reached', async () => {
  const user = await open()
  const before = numbersOf()
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  server.use(
    route.post(`${base}/changes`, async () => {
      await held
      return HttpResponse.error()
    }),
    route.get(base, () => HttpResponse.error()),
  )
  act(() => itemButton(2).focus())
  await user.keyboard('{Alt>}{ArrowUp}{ArrowDown}{ArrowDown}{/Alt}')
  expect(numbersOf()).not.toEqual(before)
  release()
  await waitFor(() => expect(numbersOf()).toEqual(before))
})

it('undo is based on the change that it undoes, so that it overwrites no later change', async () => {
  const user = await open()
  await user.click(screen.getByRole('button', { name: 'Edit item 3' }))
  await user.type(screen.getByRole('textbox', { name: 'Answer' }), '0{Enter}')
  await screen.findByText('Item 3 saved.')
  const saved = sheet.revision
  const [first, ...others] = sheet.items
  if (!first) throw new Error('no item')
  sheet = { ...sheet, revision: saved + 1, items: [{ ...first, locked: false }, ...others] }
  act(() => serverSends('resource:changed', { resourceId: sheet.id, examId: exam.id, revision: saved + 1 }))
  await waitFor(() => expect(within(rowOf(1)).queryByText('locked')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(changes.map(({ basedOn }) => basedOn)).toEqual([3, saved]))
})

it('undoing a restored version overwrites no change made since', async () => {
  const bases: unknown[] = []
  const change = { kind: 'edited' as const, itemId: null, itemNumber: null }
  const versions = [2, 1].map((number) => ({
    ...{ number, change, by: 'Me' },
    at: '2026-10-05T08:00:00.000Z',
  }))
  server.use(
    route.get(`${base}/versions`, () => HttpResponse.json({ versions })),
    route.post(`${base}/versions/:number/restore`, async ({ request }) => {
      bases.push(((await request.json()) as { basedOn: number }).basedOn)
      sheet = { ...sheet, revision: sheet.revision + 1 }
      return HttpResponse.json(sheet)
    }),
  )
  const user = await open()
  await user.click(await screen.findByRole('button', { name: 'Restore v1' }))
  await screen.findByText('v1 restored.')
  const restored = sheet.revision
  act(() => itemButton(2).focus())
  await user.keyboard('l')
  await within(rowOf(2)).findByText('locked')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(bases).toEqual([3, restored]))
})

it('two versions of a sheet are compared text by text and item by item', async () => {
  const change = { kind: 'edited' as const, itemId: null, itemNumber: null }
  const at = '2026-10-05T08:00:00.000Z'
  const versions = [2, 1].map((number) => ({ number, change, by: 'Me', at }))
  server.use(
    route.get(`${base}/versions`, () => HttpResponse.json({ versions })),
    route.get(`${base}/versions/:number`, ({ params }) => {
      const { intro, items, notes } = sheet
      const title = params['number'] === '2' ? 'Later title' : 'Earlier title'
      return HttpResponse.json({ number: Number(params['number']), title, intro, items, notes, at })
    }),
  )
  const user = await open()
  await user.click(await screen.findByRole('button', { name: 'Compare' }))
  const dialog = await screen.findByRole('dialog', { name: 'Compare versions' })
  expect((await within(dialog).findByText('Earlier title')).tagName).toBe('DEL')
  expect(within(dialog).getByText('Later title').tagName).toBe('INS')
  expect(within(dialog).queryByRole('heading', { name: /Item/ })).toBeNull()
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Earlier version' }), '2')
  expect(await within(dialog).findByText('These two versions are the same.')).toBeTruthy()
})

it('keys belong to the text while somebody types, and work after a press on the item', async () => {
  const user = await open()
  await user.click(screen.getByRole('button', { name: 'Edit item 3' }))
  await user.type(screen.getByRole('textbox', { name: 'Task' }), 'lre{Alt>}{ArrowUp}{/Alt}')
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Task' }).value).toMatch(/lre$/u)
  expect(changes).toEqual([])
  await user.type(screen.getByRole('textbox', { name: 'Task' }), '{Escape}')
  await user.click(within(rowOf(2)).getByText(/How much is shaded/))
  expect(document.activeElement).toBe(itemButton(2))
  await user.keyboard('l')
  await waitFor(() => expect(changes).toMatchObject([{ change: 'lock', itemId: 'i2' }]))
})

/** jsdom has no layout: each row is 100 high, one below the other. */
function layOutRows() {
  const rows = Array.from(document.querySelectorAll('[data-item]'))
  for (const [index, row] of rows.entries())
    row.getBoundingClientRect = () => new DOMRect(0, index * 100, 600, 100)
}
const dragTo = async (name: string, y: number, end: 'pointerUp' | 'pointerCancel' = 'pointerUp') => {
  layOutRows()
  const handle = screen.getByRole('button', { name })
  handle.setPointerCapture = () => undefined
  handle.hasPointerCapture = () => true
  fireEvent.pointerDown(handle, { button: 0, clientY: 0 })
  fireEvent.pointerMove(handle, { clientY: y })
  const drop = document.querySelector('[data-drop]')
  const shown = [drop?.getAttribute('data-item'), drop?.getAttribute('data-drop')]
  fireEvent[end](handle)
  return shown
}

it('an item is dropped where the line shows, downwards and to the end, and a cancelled drag moves nothing', async () => {
  await open()
  expect(await dragTo('Move item 1', 170)).toEqual(['i3', 'before'])
  await waitFor(() => expect(numbersOf().slice(0, 3)).toEqual(['i2', 'i1', 'i3']))
  expect(await dragTo('Move item 1', 900)).toEqual(['i6', 'after'])
  await waitFor(() => expect(numbersOf()).toEqual(['i1', 'i3', 'i4', 'i5', 'i6', 'i2']))
  await waitFor(() => expect(changes).toHaveLength(2))
  await dragTo('Move item 1', 900, 'pointerCancel')
  expect(numbersOf()[0]).toBe('i1')
  expect(changes).toHaveLength(2)
})

it('a typed text is shown as it will print, saved with Enter, and only what was typed changes', async () => {
  const user = await open()
  await user.click(screen.getByRole('button', { name: 'Edit item 3' }))
  const answer = screen.getByRole('textbox', { name: 'Answer' })
  await user.clear(answer)
  await user.type(answer, '10/12{Enter}')
  await waitFor(() => expect(changes).toHaveLength(1))
  const [sent] = changes
  if (sent?.change !== 'item') throw new Error('no item was sent')
  expect(sent.basedOn).toBe(3)
  expect(sent.content.answer.kind === 'value' && typedText(sent.content.answer.shown)).toBe(
    '$\\frac{10}{12}$',
  )
  const before = sheetOf().items[2]
  expect(sent.content.prompt).toEqual(before?.prompt)
  expect(sent.content.steps).toEqual(before?.steps)
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Answer' })).toBeNull())
})

it('the numbers of a figure are edited, drawn at once, checked, and undone', async () => {
  const user = await open()
  await user.click(screen.getByRole('button', { name: 'Edit item 2' }))
  const figure = screen.getByRole('group', { name: 'Fraction bars' })
  const shaded = within(figure).getByRole('textbox', { name: 'Shaded' })
  await user.clear(shaded)
  await user.type(shaded, '9')
  expect(within(figure).getByRole('alert').textContent).toContain('1 to 60 parts')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true)
  expect(within(rowOf(2)).getByRole('img').getAttribute('aria-label')).toContain('0 of 8')
  await user.clear(shaded)
  await user.type(shaded, '3')
  expect(within(rowOf(2)).getByRole('img').getAttribute('aria-label')).toContain('3 of 8')
  await user.click(within(figure).getByRole('button', { name: 'Add a bar' }))
  await user.type(within(figure).getAllByRole('textbox', { name: 'Label' })[1]!, 'Leo{Enter}')
  const bars = [
    { parts: 8, shaded: 3, label: '' },
    { parts: 8, shaded: 0, label: 'Leo' },
  ]
  await waitFor(() =>
    expect(changes).toMatchObject([
      { change: 'item', itemId: 'i2', content: { figure: { kind: 'fraction-bars', bars } } },
    ]),
  )
  await screen.findByText('Item 2 saved.')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  const before = sheetOf().items[1]
  await waitFor(() =>
    expect(changes[1]).toMatchObject({ content: { figure: before?.figure, prompt: before?.prompt } }),
  )
})

it('a text typed into an item that is then deleted can be copied or discarded, and is there again after undo', async () => {
  const user = await open()
  await user.click(screen.getByRole('button', { name: 'Edit item 3' }))
  await user.type(screen.getByRole('textbox', { name: 'Task' }), ' Now')
  const remove = () => user.click(within(rowOf(3)).getByRole('button', { name: 'Delete' }))
  const note = () => screen.findByRole('region', { name: 'Unsaved text of an item that was deleted' })
  await remove()
  await note()
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: /Unsaved text/ })).toBeNull())
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Task' }).value).toMatch(/ Now$/u)
  await remove()
  const left = await note()
  await user.click(within(left).getByRole('button', { name: 'Copy' }))
  expect(await navigator.clipboard.readText()).toMatch(/ Now$/u)
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
  await user.click(within(left).getByRole('button', { name: 'Copy' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Select the text to copy it.')
  await user.click(within(left).getByRole('button', { name: 'Discard' }))
  expect(screen.queryByRole('region', { name: /Unsaved text/ })).toBeNull()
  expect(await screen.findByText('All saved')).toBeTruthy()
})

it('a letter typed for a student who leaves the class can be copied and discarded', async () => {
  const student = { id: idOf('student', 1), name: 'Sara' }
  sheet = sheetOf({
    ...{ kind: 'parent-note', items: [], students: [student] },
    notes: [{ studentId: student.id, greeting: '', paragraphs: ['Sara works well.'], closing: '' }],
  })
  renderScreen(<ResourceEditScreen />, address, '/marksheet/:mark_id/generate_resource/:id')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Edit the letter for Sara' }))
  await user.type(screen.getByRole('textbox', { name: 'Greeting' }), 'Dear family')
  sheet = { ...sheet, students: [], revision: sheet.revision + 1 }
  act(() => serverSends('resource:changed', { resourceId: sheet.id, examId: exam.id, revision: 9 }))
  const left = await screen.findByRole('region', { name: 'Unsaved text of a letter for a former student' })
  expect(within(left).getByText('Dear family')).toBeTruthy()
  await user.click(within(left).getByRole('button', { name: 'Discard' }))
  expect(screen.queryByRole('region', { name: /Unsaved text/ })).toBeNull()
})

it('a letter without text isn’t saved, and its field says what is missing', async () => {
  const student = { id: idOf('student', 1), name: 'Sara' }
  sheet = sheetOf({
    ...{ kind: 'parent-note', items: [], students: [student] },
    notes: [{ studentId: student.id, greeting: '', paragraphs: ['Sara works well.'], closing: '' }],
  })
  renderScreen(<ResourceEditScreen />, address, '/marksheet/:mark_id/generate_resource/:id')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Edit the letter for Sara' }))
  const text = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })
  await user.clear(text)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(document.activeElement).toBe(text))
  expect(text.getAttribute('aria-invalid')).toBe('true')
  expect(changes).toEqual([])
  await user.type(text, 'First.{Enter}{Enter}Second.')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(changes).toMatchObject([{ change: 'note', note: { paragraphs: ['First.', 'Second.'] } }]),
  )
})

it('Escape restores the text, and a text left behind is there again', async () => {
  const user = await open()
  await user.click(screen.getByRole('button', { name: 'Edit item 3' }))
  await user.type(screen.getByRole('textbox', { name: 'Task' }), ' Now')
  await user.click(screen.getByRole('button', { name: 'Edit item 3' }))
  expect(within(rowOf(3)).getByText('Unsaved')).toBeTruthy()
  expect(screen.queryByText('All saved')).toBeNull()
  expect(screen.getByText('1 text isn’t saved: files and paper show the saved one')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Edit item 3' }))
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Task' }).value).toMatch(/ Now$/u)
  await user.type(screen.getByRole('textbox', { name: 'Task' }), '{Escape}')
  expect(changes).toEqual([])
  expect(within(rowOf(3)).queryByText('Unsaved')).toBeNull()
  expect(screen.getByText('All saved')).toBeTruthy()
})

it('what is typed into a figure is there again after leaving, even what can’t be drawn, and after Escape and undo', async () => {
  const shaded = () => {
    const figure = screen.getByRole('group', { name: 'Fraction bars' })
    return within(figure).getByRole<HTMLInputElement>('textbox', { name: 'Shaded' })
  }
  const edit = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Edit item 2' }))
  const before = await open()
  await edit(before)
  await before.clear(shaded())
  await before.type(shaded(), '3 of')
  cleanup()
  const user = await open()
  expect(within(rowOf(2)).getByText('Unsaved')).toBeTruthy()
  await edit(user)
  expect(shaded().value).toBe('3 of')
  expect(screen.getByText(/^Unsaved text from/)).toBeTruthy()
  await user.type(shaded(), '{Escape}')
  expect(within(rowOf(2)).queryByText('Unsaved')).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await edit(user)
  expect(shaded().value).toBe('3 of')
  expect(changes).toEqual([])
})

it('a text that somebody else has changed is shown beside the typed one, and nothing is lost', async () => {
  const user = await open()
  await user.click(screen.getByRole('button', { name: 'Edit item 1' }))
  const answer = screen.getByRole('textbox', { name: 'Answer' })
  await user.clear(answer)
  await user.type(answer, '8/10')
  isRefused = true
  const theirs = itemOf('i1', { answer: { kind: 'value', shown: [{ kind: 'text', text: 'four fifths' }] } })
  sheet = { ...sheet, items: sheet.items.with(0, theirs), revision: 4 }
  await user.keyboard('{Enter}')
  expect(await screen.findByText('four fifths', { selector: 'bdi' })).toBeTruthy()
  expect(screen.getByText('8/10', { selector: 'bdi' })).toBeTruthy()
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Answer' }).value).toBe('8/10')
})

it('a deleted item can be put back where it was', async () => {
  const user = await open()
  act(() => itemButton(2).focus())
  await user.keyboard('{Delete}')
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(changes[1]).toMatchObject({ change: 'put-back', at: 1 }))
  await waitFor(() => expect(numbersOf()).toEqual(['i1', 'i2', 'i3', 'i4', 'i5', 'i6']))
})

it('an item says which question its readers lost marks on, and nothing where that is unknown', async () => {
  const missed = { question: 'Q7', lost: 5, of: 5, noted: 0 }
  sheet = {
    ...sheet,
    missed: [
      { itemId: 'i3', ...missed },
      { itemId: 'i1', ...missed, lost: 1, noted: 1 },
    ],
  }
  const user = await open()
  await user.click(itemButton(3))
  expect(screen.getByText('All 5 of this group lost marks on Q7.')).toBeTruthy()
  await user.click(itemButton(1))
  expect(screen.getByText('1 of 5 in this group lost marks on Q7.')).toBeTruthy()
  await user.click(itemButton(2))
  expect(screen.queryByText(/lost marks/)).toBeNull()
})

it('an answer that no option says can not be used, only kept', async () => {
  const [, , , , choice] = sheet.items
  const found = [{ kind: 'text' as const, text: '7/8' }]
  if (choice)
    sheet = {
      ...sheet,
      items: sheet.items.with(4, { ...choice, verification: { state: 'to-check', by: null, found } }),
    }
  const user = await open()
  await user.click(itemButton(5))
  expect(screen.getByRole('button', { name: 'Keep mine' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Use it' })).toBeNull()
})

it('the answer sheet asks once while something is to check, and is saved if the teacher wants it anyway', async () => {
  const asked: (string | null)[] = []
  server.use(
    route.get(`${base}/export`, ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('content'))
      return problemAnswer('general/too-many-requests', 429)
    }),
  )
  const user = await open()
  const answers = screen.getByRole('button', { name: 'Answers' })
  await user.click(answers)
  await user.click(screen.getByRole('button', { name: 'Show me' }))
  expect(asked).toEqual([])
  await user.click(answers)
  await waitFor(() => expect(asked).toEqual(['answers']))
})

it('where code disagrees, the teacher uses its answer or keeps their own', async () => {
  const user = await open()
  await user.click(itemButton(6))
  expect(screen.getByText('Code finds')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Use it' }))
  await waitFor(() => expect(changes[0]).toMatchObject({ change: 'confirm', itemId: 'i6', use: 'found' }))
})

it('an item is written again with a wish, and a locked one is not; what is typed meanwhile stays', async () => {
  const wishes: unknown[] = []
  let answer = () => {}
  const until = new Promise<void>((resolve) => (answer = resolve))
  server.use(
    route.post(`${base}/items/i3/rewrite`, async ({ request }) => {
      wishes.push(((await request.json()) as { wish: unknown }).wish)
      await until
      const generation = sheetGeneration(77, { kind: 'resource-item', percent: 40 })
      sheet = { ...sheet, rewrites: [{ itemId: 'i3', generation, own: true }] }
      return HttpResponse.json({ generationId: generation.id, lessonPlanId: null, price: 1 }, { status: 202 })
    }),
    route.get(`*/api/generations/${idOf('generation', 77)}`, () =>
      HttpResponse.json(sheetGeneration(77, { kind: 'resource-item', percent: 40 })),
    ),
  )
  const user = await open()
  await user.click(itemButton(1))
  expect(screen.getByText('This item is locked, so it stays as it is.')).toBeTruthy()
  act(() => itemButton(3).focus())
  await user.keyboard('r')
  await user.click(screen.getByRole('button', { name: 'Easier' }))
  const wish = screen.getByRole<HTMLInputElement>('textbox', { name: 'Wish in your own words' })
  await user.type(wish, 'with halves')
  await user.click(screen.getByRole('button', { name: 'Write · 1 credit' }))
  await waitFor(() => expect(wishes).toEqual([{ direction: 'easier', words: 'with halves' }]))
  await user.type(wish, ' only')
  answer()
  expect(await screen.findByText('Writing this item again…')).toBeTruthy()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Easier' }).ariaPressed).toBe('false'))
  expect(wish.value).toBe('with halves only')
  expect(rowOf(3).textContent).toContain('Write both in sixths')
})

it('a colleague’s rewrite is shown without Stop and is none of this person’s jobs; its end is read', async () => {
  const generation = sheetGeneration(79, { kind: 'resource-item', percent: 40 })
  sheet = {
    ...sheet,
    rewrites: [{ itemId: 'i3', generation, own: false }],
    generation: sheetGeneration(51, { state: 'completed', stage: 'done', percent: 100 }),
    ownGeneration: false,
  }
  await open()
  expect(within(rowOf(3)).getByRole('progressbar', { name: 'Progress of the new item' })).toBeTruthy()
  expect(within(rowOf(3)).queryByRole('button', { name: 'Stop' })).toBeNull()
  expect(generationViews.get()).toEqual({})
  sheet = { ...sheet, rewrites: [] }
  act(() =>
    serverSends('resource:changed', { resourceId: sheet.id, examId: sheet.examId, revision: sheet.revision }),
  )
  await waitFor(() => expect(within(rowOf(3)).queryByRole('progressbar')).toBeNull())
})

it('a rewrite shows its progress, and is over when the sheet no longer lists it, although its events were missed', async () => {
  const generation = sheetGeneration(80, { kind: 'resource-item', percent: 40 })
  server.use(route.get(`*/api/generations/${generation.id}`, () => HttpResponse.json(generation)))
  sheet = { ...sheet, rewrites: [{ itemId: 'i3', generation, own: true }] }
  await open()
  expect(within(rowOf(3)).getByText('40%')).toBeTruthy()
  expect(within(rowOf(3)).getByRole('button', { name: 'Stop' })).toBeTruthy()
  sheet = { ...sheet, rewrites: [], revision: sheet.revision + 1 }
  act(() =>
    serverSends('resource:changed', { resourceId: sheet.id, examId: sheet.examId, revision: sheet.revision }),
  )
  await waitFor(() => expect(within(rowOf(3)).queryByRole('progressbar')).toBeNull())
})

it('a rewrite that failed keeps the old item, says that nothing was spent, and can be closed', async () => {
  const failed = { kind: 'resource-item', state: 'failed', stage: 'done', charged: 0 } as const
  const error = { code: 'generations/provider-unavailable', params: {} } as const
  const running = sheetGeneration(78, { kind: 'resource-item', percent: 40 })
  sheet = { ...sheet, rewrites: [{ itemId: 'i3', generation: running, own: true }] }
  const user = await open()
  expect(rowOf(3).getAttribute('data-writing')).toBe('true')
  expect(within(rowOf(3)).getByRole('progressbar', { name: 'Progress of the new item' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Edit item 1' })).toBeTruthy()
  server.use(
    route.get(`*/api/generations/${running.id}`, () =>
      HttpResponse.json(sheetGeneration(78, { ...failed, error, seq: running.seq + 1 })),
    ),
  )
  sheet = { ...sheet, rewrites: [] }
  await act(async () =>
    serverSends('generation:finished', {
      ...{ generationId: running.id, attempt: running.attempt, seq: running.seq + 1 },
      ...{ state: 'failed', charged: 0, error },
    }),
  )
  const alert = await within(rowOf(3)).findByRole('alert')
  expect(alert.textContent).toContain('The old item stays. Nothing was spent.')
  expect(rowOf(3).textContent).toContain('Write both in sixths')
  await user.click(within(alert).getByRole('button', { name: 'Close' }))
  expect(within(rowOf(3)).queryByRole('alert')).toBeNull()
})

it('a rewritten item waits beside the old one until the teacher decides', async () => {
  const [, , before] = sheet.items
  const proposed = itemOf('i3')
  if (!before) throw new Error('the sample has no third item')
  const wish = { direction: null, words: '' }
  sheet = {
    ...sheet,
    proposals: [{ itemId: 'i3', wish, before, proposed, createdAt: '2026-11-18T08:00:00.000Z' }],
  }
  const decisions: unknown[] = []
  server.use(
    route.post(`${base}/items/i3/proposal`, async ({ request }) => {
      decisions.push(await request.json())
      sheet = { ...sheet, items: sheet.items.with(2, proposed), proposals: [], revision: 4 }
      return HttpResponse.json(sheet)
    }),
  )
  const user = await open()
  const card = screen.getByRole('region', { name: 'New text for item 3' })
  expect(within(card).getByText('Old')).toBeTruthy()
  await user.click(within(card).getByRole('button', { name: 'Accept' }))
  await waitFor(() => expect(decisions).toEqual([{ decision: 'accept', basedOn: 3 }]))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'New text for item 3' })).toBeNull())
  expect(rowOf(3).textContent).not.toContain('sixths')
})

it('a change by somebody else appears at once', async () => {
  await open()
  sheet = { ...sheet, title: 'Adding thirds', revision: 9 }
  await act(async () =>
    serverSends('resource:changed', { resourceId: sheet.id, examId: exam.id, revision: 9 }),
  )
  expect(await screen.findByRole('heading', { level: 2, name: 'Adding thirds' })).toBeTruthy()
})

it('a sheet that a colleague has requested appears when it is written or has failed', async () => {
  const written = sheet
  const generation = sheetGeneration(51)
  sheet = { ...sheet, generation, revision: 0 }
  await open()
  expect(screen.getByRole('progressbar', { name: 'Progress of the sheet' })).toBeTruthy()
  const ended = { ...written.generation!, seq: generation.seq + 1, attempt: generation.attempt }
  sheet = { ...written, title: 'Written', generation: ended, revision: 0 }
  await act(async () =>
    serverSends('resource:changed', { resourceId: sheet.id, examId: exam.id, revision: 0 }),
  )
  expect(await screen.findByRole('heading', { level: 2, name: 'Written' })).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('progressbar', { name: 'Progress of the sheet' })).toBeNull())
})

it('a reader sees the sheet without its tools', async () => {
  sheet = { ...sheet, rights: { edit: false, retest: false } }
  await open()
  expect(screen.queryByRole('button', { name: /^(Edit|Lock|Move|Write)/ })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Turn into re-test' })).toBeNull()
})

it('the re-test opens as a mark sheet', async () => {
  server.use(route.post(`${base}/retest`, () => HttpResponse.json({ examId: exam.id, markId: exam.markId })))
  const user = await open()
  await user.click(screen.getByRole('button', { name: 'Turn into re-test' }))
  expect(await screen.findByText('elsewhere')).toBeTruthy()
})
