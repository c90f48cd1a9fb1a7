import { pointsOn20, scalePresets } from '@classeur/domain/exams'
import type {
  ClassSchool,
  Gradebook,
  GradebookCell,
  GradebookExam,
  GradebookStudent,
} from '@classeur/contracts'
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http as route, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { NoticeList } from '../../components/overlays/notices/notice-list.tsx'
import { notices } from '../../components/overlays/notices/notices.ts'
import { loadPanels } from '../../components/overlays/panels/use-panels.ts'
import { changeLanguage, loadAreas, startI18n } from '../../i18n/i18n.ts'
import { followClasses } from '../../realtime/classes/follow-classes.ts'
import { classCardOf, classId, schoolClassOf } from '../../testing/class-samples.ts'
import { classSchoolOf, firstTermId, meanOf, secondTermId } from '../../testing/exam-samples.ts'
import { serverSends } from '../../testing/fake-socket.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { problemAnswer, server } from '../../testing/server.ts'
import { studentId } from '../../testing/student-samples.ts'
import GradebookScreen from './gradebook-screen.tsx'

vi.mock('../../realtime/socket.ts', () => import('../../testing/fake-socket.ts'))

// These tests look up roles in whole tables, which is slow on a busy machine.

const groupId = '65f0000000000000000000ab'
const examIds = ['65f00000000000000000aa01', '65f00000000000000000aa02'] as const

const examOf = (index: 0 | 1, fields: Partial<GradebookExam> = {}): GradebookExam => ({
  ...{ id: examIds[index], markId: examIds[index], title: ['Fractions', 'Decimals'][index] ?? '' },
  ...{ type: 'test', date: '2026-10-01', status: 'marking', coefficientHundredths: 100 },
  ...{ maximumHundredths: 4000, mean: meanOf('5/8'), effectiveScale: pointsOn20, effectiveRounding: 'tenth' },
  ...fields,
})
const cellOf = (share: string | null, fields: Partial<GradebookCell> = {}): GradebookCell => {
  const [points = 0, maximum = 1] = (share ?? '0/1').split('/').map(Number)
  return {
    ...{ state: share === null ? 'not-complete' : 'result', share, status: null, toEnter: 0 },
    pointsHundredths: share === null ? null : (4000 * points) / maximum,
    maximumHundredths: share === null ? null : 4000,
    ...fields,
  }
}
const rowOf = (
  number: number,
  lastName: string,
  cells: GradebookCell[],
  fields: Partial<GradebookStudent> = {},
): GradebookStudent => ({
  ...{ studentId: studentId(number), number, firstName: 'Ann', lastName, groupIds: [], cells },
  ...{ byMaximum: null, byScale: null, trend: null, rank: null },
  ...fields,
})

const full = (fields: Partial<Gradebook> = {}): Gradebook => ({
  ...{ chosen: null, rankedBy: null, groups: [{ id: groupId, name: 'Blue' }] },
  exams: [examOf(0), examOf(1, { coefficientHundredths: 250, mean: meanOf('3/5', 4) })],
  students: [
    rowOf(1, 'Zola', [cellOf('3/4'), cellOf('1/2')], {
      ...{ byMaximum: '5/8', byScale: '3/5', trend: { earlierMean: '3/4', last: '1/2' } },
    }),
    rowOf(2, 'Abidi', [cellOf('1/4'), cellOf(null, { state: 'absent', status: 'absent' })], {
      ...{ byMaximum: '1/4', byScale: '1/4' },
    }),
    rowOf(3, 'Martin', [cellOf(null, { toEnter: 3 }), cellOf(null, { state: 'not-applicable' })]),
  ],
  classMean: { students: 2, byMaximum: '7/16', byScale: '17/40' },
  ...{ effectiveScale: pointsOn20, effectiveRounding: 'tenth' },
  ...fields,
})

let gradebook: Gradebook
let asked: string[]
let exported: string[]
let terms: ClassSchool['terms']
let exams: number

beforeAll(async () => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
  server.listen({ onUnhandledRequest: 'error' })
  localStorage.setItem('classeur:language', 'en')
  await startI18n()
  await loadPanels()
  await loadAreas('exams', 'gradebook', 'classes', 'term-errors')
})
beforeEach(() => {
  // Only the date: timers stay real.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-02-01T10:00:00Z') })
  gradebook = full()
  asked = []
  exported = []
  exams = 2
  terms = classSchoolOf().terms
  server.use(
    route.get('*/api/classes/:id', () =>
      HttpResponse.json(schoolClassOf({ counts: { ...classCardOf().counts, exams } })),
    ),
    route.get('*/api/classes/:id/school', () => HttpResponse.json(classSchoolOf({ terms }))),
    route.get('*/api/classes/:id/gradebook', ({ request }) => {
      asked.push(new URL(request.url).search)
      return HttpResponse.json(gradebook)
    }),
    route.get('*/api/classes/:id/gradebook/export', ({ request }) => {
      exported.push(new URL(request.url).search)
      return new HttpResponse('text', { headers: { 'content-disposition': 'attachment; filename=g.csv' } })
    }),
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  cleanup()
  notices.set([])
  server.resetHandlers()
})
afterAll(() => server.close())

const open = (query = '?term=year') =>
  renderScreen(
    <>
      <GradebookScreen />
      <NoticeList />
    </>,
    `/classe/${classId}/gradebook${query}`,
    '/classe/:class_id/gradebook',
  )
const table = () => screen.findByRole('table')
const names = async () =>
  within(await table())
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent)
    .slice(1)
const row = async (name: string) =>
  (await screen.findByRole('rowheader', { name })).closest('tr') as HTMLTableRowElement
const textsOf = async (name: string) => [...(await row(name)).cells].map(({ textContent }) => textContent)

it('each row has results on the scale, letters for statuses, both averages and the trend', async () => {
  open()
  expect(await textsOf('Zola Ann')).toEqual(['1', 'Zola Ann', '15.0', '10.0', '12.5', '12.0', '−5.0'])
  expect(await textsOf('Abidi Ann')).toEqual(['2', 'Abidi Ann', '5.0', 'A', '5.0', '5.0', '—'])
  expect(await textsOf('Martin Ann')).toEqual(['3', 'Martin Ann', '–', 'n/a', '—', '—', '—'])
  expect([...(await row('Abidi Ann')).cells].map(({ dataset }) => dataset['tone'])).toContain('status')
})

it('a name that is cut keeps its beginning in a page of the other direction, and can be read in full', async () => {
  open()
  const name = within(await row('Zola Ann')).getByText('Zola Ann')
  expect(name.getAttribute('dir')).toBe('auto')
  expect(name.title).toBe('Zola Ann')
})

it('each cell says what it means and links to the student’s row in that mark sheet', async () => {
  open()
  const links = within(await row('Abidi Ann')).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    examIds.map((id) => `/marksheet/${id}?student=${studentId(2)}`),
  )
  const heard = (link: HTMLElement | undefined) =>
    link?.getAttribute('aria-label')?.replaceAll(/[\u2068\u2069]/g, '')
  expect(links.map(heard)).toEqual([
    '5.0: Abidi Ann, Fractions, 10 of 40 points',
    'A: Abidi Ann, Decimals, absent',
  ])
  const [open1, outside] = within(await row('Martin Ann')).getAllByRole('link')
  expect([heard(open1), heard(outside)]).toEqual([
    '–: Martin Ann, Fractions, 3 marks to enter',
    'n/a: Martin Ann, Decimals, not in the class on that day',
  ])
})

it('the headings have title, unit and coefficient, and the class mean says if it is provisional', async () => {
  open()
  const heading = await screen.findByRole('columnheader', { name: /Decimals/ })
  expect(heading.textContent).toContain('×2.5')
  expect(heading.textContent).toContain('/\u00a020')
  expect(within(heading).getByRole('link', { name: 'Decimals' }).getAttribute('href')).toBe(
    `/marksheet/${examIds[1]}`,
  )
  expect(await textsOf('Class mean')).toEqual([
    ...['', 'Class mean', '12.5 ', '12.0 provisional', '8.8', '8.5', ''],
  ])
})

it('a press on a heading sorts best first, a second press reverses, and missing results stay last', async () => {
  const { router } = open()
  expect(await names()).toEqual(['Zola Ann', 'Abidi Ann', 'Martin Ann'])
  await userEvent.click(screen.getByRole('button', { name: /Sort by .*Fractions/ }))
  expect(await names()).toEqual(['Zola Ann', 'Abidi Ann', 'Martin Ann'])
  expect(router.state.location.search).toBe(`?term=year&sort=${examIds[0]}&order=descending`)
  await userEvent.click(screen.getByRole('button', { name: /Sort by .*Fractions/ }))
  expect(await names()).toEqual(['Abidi Ann', 'Zola Ann', 'Martin Ann'])
  expect((await screen.findByRole('columnheader', { name: /Fractions/ })).getAttribute('aria-sort')).toBe(
    'ascending',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Sort by name' }))
  expect(await names()).toEqual(['Abidi Ann', 'Martin Ann', 'Zola Ann'])
  expect(asked).toHaveLength(1)
})

it('ranks are shown only if the school shows them', async () => {
  open()
  await table()
  expect(screen.queryByRole('columnheader', { name: 'Rank' })).toBeNull()
  cleanup()
  gradebook = full({ rankedBy: 'by-scale', students: full().students.map((one) => ({ ...one, rank: 7 })) })
  open()
  expect(await screen.findByRole('columnheader', { name: 'Rank' })).toBeTruthy()
  expect((await textsOf('Zola Ann')).at(-1)).toBe('7')
})

it('results on letters are letters, and their averages have a percentage', async () => {
  const scale = { effectiveScale: scalePresets.letters }
  gradebook = full({ ...scale, exams: full().exams.map((exam) => ({ ...exam, ...scale })) })
  open()
  expect(await textsOf('Zola Ann')).toEqual([...['1', 'Zola Ann', 'B', 'D', 'C · 63%', 'C · 60%', '−25%']])
})

it('the current term is shown first, and the address keeps the filters', async () => {
  const { router } = open('')
  await table()
  expect(asked).toEqual([`?term=${secondTermId}`])
  await userEvent.selectOptions(screen.getByLabelText('Term'), 'Term 1')
  await userEvent.selectOptions(screen.getByLabelText('Group'), 'Blue')
  await userEvent.selectOptions(screen.getByLabelText('Type'), 'Quiz')
  expect(router.state.location.search).toBe(`?term=${firstTermId}&group=${groupId}&type=quiz`)
  await vi.waitFor(() => expect(asked.at(-1)).toBe(`?term=${firstTermId}&group=${groupId}&type=quiz`))
  await userEvent.selectOptions(screen.getByLabelText('Term'), 'School year')
  await vi.waitFor(() => expect(asked.at(-1)).toBe(`?group=${groupId}&type=quiz`))
})

it('without terms the gradebook covers the school year', async () => {
  terms = []
  open('')
  await table()
  expect(asked).toEqual([''])
  expect(screen.queryByLabelText('Term')).toBeNull()
})

it('the gradebook is read again after an event of its class', async () => {
  const { client } = open()
  const stop = followClasses(client, () => undefined)
  expect(await textsOf('Zola Ann')).toContain('15.0')
  gradebook = full({ students: [rowOf(1, 'Zola', [cellOf('1/1'), cellOf('1/2')])] })
  act(() => serverSends('class:changed', { classId, part: 'exams' }))
  expect(await screen.findByText('20.0')).toBeTruthy()
  stop()
})

it.each([
  ['no exams', { exams: [], students: [] }, '?term=year', 0, 'Create an exam'],
  ['no exams in the term', { exams: [], students: [] }, '', 4, 'Show the school year'],
  ['no students', { students: [] }, '?term=year', 2, 'Add students'],
  ['nobody in the group', { students: [] }, `?term=year&group=${groupId}`, 2, 'Show the whole class'],
])('an empty gradebook with %s offers the next step', async (_, fields, query, count, action) => {
  gradebook = full(fields)
  exams = count
  open(query)
  const next = await screen.findByText(action)
  if (next.closest('button')) {
    gradebook = full()
    await userEvent.click(next)
    expect(await table()).toBeTruthy()
  } else {
    expect(next.closest('a')?.getAttribute('href')).toContain(`/classe/${classId}/`)
  }
})

it('a failed read can be repeated', async () => {
  server.use(
    route.get('*/api/classes/:id/gradebook', () => problemAnswer('general/internal', 500), { once: true }),
  )
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await table()).toBeTruthy()
})

it('a term that can’t be read leaves the choice of another one', async () => {
  open(`?term=${secondTermId}`)
  await table()
  server.use(route.get('*/api/classes/:id/gradebook', () => problemAnswer('general/unavailable', 503)))
  await userEvent.selectOptions(screen.getByLabelText('Term'), 'School year')
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.getByLabelText('Group')).toBeTruthy()
  server.resetHandlers(
    route.get('*/api/classes/:id/school', () => HttpResponse.json(classSchoolOf({ terms }))),
    route.get('*/api/classes/:id/gradebook', () => HttpResponse.json(gradebook)),
  )
  await userEvent.selectOptions(screen.getByLabelText('Term'), 'Term 1')
  expect(await table()).toBeTruthy()
})

it('the figures of the term before are marked as busy until those of the chosen one arrive', async () => {
  open(`?term=${secondTermId}`)
  await table()
  let answer = (): void => undefined
  const isAnswered = new Promise<void>((resolve) => (answer = resolve))
  server.use(
    route.get('*/api/classes/:id/gradebook', async () => {
      await isAnswered
      return HttpResponse.json(full({ students: [rowOf(1, 'Zola', [cellOf('1/1'), cellOf('1/2')])] }))
    }),
  )
  const busy = () => screen.getByRole('table').closest('[aria-busy]')?.getAttribute('aria-busy')
  expect(busy()).toBe('false')
  await userEvent.selectOptions(screen.getByLabelText('Term'), 'Term 1')
  expect(busy()).toBe('true')
  answer()
  expect(await screen.findByText('20.0')).toBeTruthy()
  expect(busy()).toBe('false')
})

it('a file has the filters and the order of the table', async () => {
  const saved: string[] = []
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }),
  )
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  open(`?term=${firstTermId}&group=${groupId}&sort=by-scale&order=descending`)
  await table()
  await userEvent.click(screen.getByRole('button', { name: 'Export' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: /CSV with semicolons/ }))
  await vi.waitFor(() => expect(saved).toEqual(['g.csv']))
  expect(Object.fromEntries(new URLSearchParams(exported[0]))).toEqual({
    ...{ term: firstTermId, group: groupId, sort: 'by-scale', direction: 'descending' },
    ...{ format: 'csv', delimiter: 'semicolon', language: 'en', digits: 'latin' },
  })
})

/** Opens the dialog and pastes a list of names. */
async function copyFor(list: string) {
  open()
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Copy a column' }))
  await user.click(await screen.findByLabelText(/Names in the other program/))
  await user.paste(list)
  await screen.findByRole('region', { name: 'Lines of the list' })
  return user
}
const dialog = () => within(screen.getByRole('dialog'))
const copied = () => navigator.clipboard.readText()

it('a column is copied in the order of a pasted list, with one line for each of its lines', async () => {
  const before = asked.length
  const user = await copyFor('ABIDI Ann\n\nNobody Here\nZola, Ann\n')
  expect(await dialog().findByText('2 students found.')).toBeTruthy()
  expect(dialog().getByText(/1 line has no student yet/)).toBeTruthy()
  expect(dialog().getByText(/1 student isn’t in the list: .*Martin Ann/)).toBeTruthy()
  await user.click(dialog().getByRole('button', { name: 'Copy 4 lines' }))
  expect(await copied()).toBe('5\n\n\n12')
  await user.selectOptions(dialog().getByLabelText('Column to copy'), 'Decimals')
  await user.click(dialog().getByRole('button', { name: 'Copy 4 lines' }))
  expect(await copied()).toBe('A\n\n\n10')
  expect(await dialog().findByText(/^Copied/)).toBeTruthy()
  // The list is matched in the browser: nothing but the gradebook was requested.
  expect(asked.slice(before).every((search) => search === '')).toBe(true)
})

it('the teacher chooses the student of a name that isn’t found, and no student is offered twice', async () => {
  const user = await copyFor('Abidi Ann\nNobody Here')
  const choice = await dialog().findByRole('combobox', { name: /Which student is .*Nobody Here/ })
  expect(within(choice).queryByRole('option', { name: /Abidi/ })).toBeNull()
  await user.selectOptions(choice, '1 · Zola Ann')
  await user.selectOptions(dialog().getByLabelText('Column to copy'), 'Average: All points together')
  await user.click(dialog().getByRole('radio', { name: '12,5' }))
  await user.click(dialog().getByRole('button', { name: 'Copy 2 lines' }))
  expect(await copied()).toBe('5\n12,5')
})

it('another list starts without the choices made for the list before', async () => {
  const user = await copyFor('Nobody Here')
  await user.selectOptions(await dialog().findByRole('combobox', { name: /Nobody Here/ }), '1 · Zola Ann')
  expect(await dialog().findByText('1 student found.')).toBeTruthy()
  const list = dialog().getByLabelText(/Names in the other program/)
  await user.clear(list)
  await user.click(list)
  await user.paste('Someone Else')
  const choice = await dialog().findByRole<HTMLSelectElement>('combobox', { name: /Someone Else/ })
  expect(choice.value).toBe('')
  expect(dialog().getByText('0 students found.')).toBeTruthy()
})

it('two lines with the same name match no student until the teacher chooses one', async () => {
  await copyFor('Abidi Ann\nann abidi')
  expect(await dialog().findAllByText('Named twice: choose')).toHaveLength(2)
  expect(dialog().getByRole<HTMLButtonElement>('button', { name: 'Copy 2 lines' }).disabled).toBe(true)
})

it('the gradebook of the current term isn’t shown as that of the year while the terms can’t be read', async () => {
  server.use(route.get('*/api/classes/:id/school', () => problemAnswer('general/internal', 500)))
  open('')
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(asked).toEqual([])
  server.use(route.get('*/api/classes/:id/school', () => HttpResponse.json(classSchoolOf({ terms }))))
  await userEvent.click(retry)
  await expect.poll(() => asked.length).toBe(1)
  expect(asked[0]).toContain('term=')
})

it('the values are shown to copy by hand if the browser denies the clipboard', async () => {
  const user = await copyFor('Abidi Ann')
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
  await user.click(dialog().getByRole('button', { name: 'Copy 1 line' }))
  expect((await dialog().findByLabelText<HTMLTextAreaElement>(/doesn’t allow copying/)).value).toBe('5')
})

it.each([
  ['fr', 'Tendance', 'Année scolaire'],
  ['ar', 'التطور', 'السنة الدراسية'],
] as const)('the gradebook is complete in %s', async (language, trend, year) => {
  await changeLanguage(language)
  try {
    open()
    expect(await screen.findByRole('columnheader', { name: new RegExp(trend) })).toBeTruthy()
    expect(await screen.findByRole('option', { name: year })).toBeTruthy()
    expect(document.documentElement.dir).toBe(language === 'ar' ? 'rtl' : 'ltr')
  } finally {
    await changeLanguage('en')
  }
})
