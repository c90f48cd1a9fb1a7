import type { ChangeResourceRequest, Resource } from '@classeur/contracts'
import { typedText } from '@classeur/domain/resources'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http as route, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { NoticeList } from '../../../components/overlays/notices/notice-list.tsx'
import { notices } from '../../../components/overlays/notices/notices.ts'
import { dropSession, refresh } from '../../../http/auth-session.ts'
import { loadAreas, startI18n } from '../../../i18n/i18n.ts'
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

const open = async () => {
  renderScreen(
    <>
      <ResourceEditScreen />
      <NoticeList />
    </>,
    address,
    '/marksheet/:mark_id/generate_resource/:id',
  )
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

it('an item moves by Alt with an arrow, keeps the focus, and locks with L', async () => {
  const user = await open()
  act(() => itemButton(2).focus())
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
  await waitFor(() => expect(changes).toHaveLength(1))
  expect(numbersOf().slice(0, 2)).toEqual(['i2', 'i1'])
  expect(document.activeElement).toBe(itemButton(1))
  await user.keyboard('l')
  await waitFor(() => expect(changes[1]).toMatchObject({ change: 'lock', itemId: 'i2', locked: true }))
  expect(await within(rowOf(1)).findByText('locked')).toBeTruthy()
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

it('Escape restores the text, and a text left behind is there again', async () => {
  const user = await open()
  await user.click(screen.getByRole('button', { name: 'Edit item 3' }))
  await user.type(screen.getByRole('textbox', { name: 'Task' }), ' Now')
  await user.click(screen.getByRole('button', { name: 'Edit item 3' }))
  expect(within(rowOf(3)).getByText('Unsaved')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Edit item 3' }))
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Task' }).value).toMatch(/ Now$/u)
  await user.type(screen.getByRole('textbox', { name: 'Task' }), '{Escape}')
  expect(changes).toEqual([])
  expect(within(rowOf(3)).queryByText('Unsaved')).toBeNull()
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

it('where code disagrees, the teacher uses its answer or keeps the own one', async () => {
  const user = await open()
  await user.click(itemButton(6))
  expect(screen.getByText('Code finds')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Use it' }))
  await waitFor(() => expect(changes[0]).toMatchObject({ change: 'confirm', itemId: 'i6', use: 'found' }))
})

it('an item is written again with a wish, and a locked one is not', async () => {
  const wishes: unknown[] = []
  server.use(
    route.post(`${base}/items/i3/rewrite`, async ({ request }) => {
      wishes.push(((await request.json()) as { wish: unknown }).wish)
      const generation = sheetGeneration(77, { kind: 'resource-item', percent: 40 })
      sheet = { ...sheet, rewrites: [{ itemId: 'i3', generation }] }
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
  await user.type(screen.getByRole('textbox', { name: 'Wish in your own words' }), 'with halves')
  await user.click(screen.getByRole('button', { name: 'Write · 1 credit' }))
  await waitFor(() => expect(wishes).toEqual([{ direction: 'easier', words: 'with halves' }]))
  expect(await screen.findByText('Writing this item again…')).toBeTruthy()
  expect(rowOf(3).textContent).toContain('Write both in sixths')
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
