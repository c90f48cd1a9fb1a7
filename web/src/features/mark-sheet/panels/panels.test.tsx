import type { MarkCode, SheetPresence } from '@classeur/contracts'
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http as route, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { changeDigits } from '../../../i18n/format.ts'
import { changeLanguage, loadAreas, startI18n } from '../../../i18n/i18n.ts'
import { examOf, leafId, structureOf } from '../../../testing/exam-samples.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { server } from '../../../testing/server.ts'
import { createFakeEngine, type FakeEngine } from '../testing/fake-engine.ts'
import { sheetSample, studentId } from '../testing/sheet-sample.ts'
import { KeysDialog } from './keys/keys-dialog.tsx'
import { shareEvenly } from './markers/share-evenly.ts'
import { SheetPanels } from './sheet-panels.tsx'

const plain = (text: string | null | undefined) =>
  (text ?? '').replace(/[\u2066-\u2069]/gu, '').replaceAll('\u00a0', ' ')
const cell = (student: number, question: number) => ({
  studentId: studentId(student),
  leafId: leafId(question),
})
const sami = { id: '65f0000000000000000000aa', name: 'Sami Khelifi' }
const at = (connectionId: string, user: typeof sami, ref: SheetPresence['cell']): SheetPresence => ({
  ...{ examId: examOf().id, connectionId, user, cell: ref },
})

function open(engine: FakeEngine, checksOpen = false) {
  const onGoTo = vi.fn()
  const onCloseChecks = vi.fn()
  renderScreen(
    <SheetPanels engine={engine} onGoTo={onGoTo} checksOpen={checksOpen} onCloseChecks={onCloseChecks} />,
  )
  return { onGoTo, onCloseChecks }
}
const engineOf = (students: number, codes: Record<string, Record<string, MarkCode>> = {}) =>
  createFakeEngine(sheetSample(students, [1000, 1000]), codes)
/** Both questions of each student, in hundredths. */
const papers = (marks: [MarkCode, MarkCode][]) =>
  Object.fromEntries(
    marks.map(([first, second], index) => [
      studentId(index + 1),
      { [leafId(1)]: first, [leafId(2)]: second },
    ]),
  )
const card = (name: RegExp | string) => within(screen.getByRole('region', { name }))

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' })
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false
  }
  localStorage.setItem('classeur:language', 'en')
  await startI18n()
  await loadAreas('mark-panels', 'mark-grid')
})
afterEach(async () => {
  cleanup()
  server.resetHandlers()
  changeDigits('latin')
  await changeLanguage('en')
})
afterAll(() => server.close())

it('the card shows mean, median, passes and deviation of complete papers on the scale, as provisional', () => {
  open(
    engineOf(
      4,
      papers([
        [500, 500],
        [500, 450],
        [900, 'absent'],
        ['absent', 'absent'],
      ]),
    ),
  )
  const soFar = card(/So far/)
  expect(plain(soFar.getByRole('heading').textContent)).toContain('provisional · n = 3')
  const figures = soFar.getAllByRole('definition').map(({ textContent }) => plain(textContent))
  expect(figures).toEqual(['12.5 / 20', '10.0 / 20', '2 / 3', '4.8 / 20'])
  expect(soFar.getByText('mean of 3 complete papers; 1 absent')).toBeTruthy()
})

it('the card says that figures start with the first complete paper', () => {
  open(engineOf(2, { [studentId(1)]: { [leafId(1)]: 500 } }))
  expect(card(/So far/).getByText('Figures appear once the first paper is complete.')).toBeTruthy()
})

it('the chart has a table of its numbers, and a bar opens its students', async () => {
  const { onGoTo } = open(
    engineOf(
      2,
      papers([
        [500, 600],
        [100, 100],
      ]),
    ),
  )
  const rows = card(/So far/)
    .getAllByRole('row')
    .map(({ textContent }) => plain(textContent))
  expect(rows).toHaveLength(11)
  expect(rows).toContain('10 to 1211')
  expect(rows).toContain('2 to 410')
  await userEvent.click(card(/So far/).getByRole('button', { name: /10.* to .*12.*: 1 paper/ }))
  await userEvent.click(screen.getByRole('button', { name: /Abidi Yasmine/ }))
  expect(onGoTo).toHaveBeenCalledWith(cell(1, 1))
})

it('the card explains why a text is not a mark, offers the nearest marks in the person’s digits, and saves the chosen one', async () => {
  changeDigits('arabic')
  const engine = engineOf(3)
  engine.keepUnread(cell(2, 1), { text: '3,7', problem: 'off-step', nearest: [350, 400] })
  const { onGoTo } = open(engine)
  const unread = card(/3,7.*is between two mark steps/)
  expect(plain(unread.getByText(/Nothing was saved/).textContent)).toBe(
    'Bernard Chloé, Q1. Marks here go up in steps of ٠٫٥ to ١٠. Nothing was saved.',
  )
  expect(unread.getAllByRole('button').map(({ textContent }) => plain(textContent))).toEqual([
    ...['Use ٣٫٥', 'Use ٤٫٠', 'Retype', 'Discard'],
  ])
  await userEvent.click(unread.getByRole('button', { name: 'Retype' }))
  expect(onGoTo).toHaveBeenLastCalledWith(cell(2, 1), 'edit')
  await userEvent.click(unread.getByRole('button', { name: /Use .*٣٫٥/ }))
  expect(engine.writes).toEqual([
    {
      kind: 'type',
      changes: [{ ...cell(2, 1), base: 0, epoch: 0, content: { valueHundredths: 350, status: null } }],
    },
  ])
  expect(onGoTo).toHaveBeenLastCalledWith(cell(2, 1))
  expect(screen.queryByText(/is between two mark steps/)).toBeNull()
})

it('a corrected text is based on the mark from before the text, not on one that arrived under it', async () => {
  const engine = engineOf(2)
  engine.keepUnread(cell(1, 1), { text: '3,7', problem: 'off-step', nearest: [350] }, { base: 3, epoch: 0 })
  const theirs = { valueHundredths: 100, status: null, version: 4, by: sami.id, at: 0 }
  engine.setCell(cell(1, 1), { saved: theirs })
  open(engine)
  await userEvent.click(screen.getByRole('button', { name: /Use .*3\.5/ }))
  expect(engine.writes[0]?.changes).toMatchObject([{ ...cell(1, 1), base: 3, epoch: 0 }])
})

it('the card explains why the server refused a mark, and can restore the saved mark', async () => {
  const engine = engineOf(2)
  engine.setCell(cell(1, 2), {
    ...{ state: 'refused', refusal: 'above-maximum', content: { valueHundredths: 1200, status: null } },
  })
  open(engine)
  const refused = card(/12.* wasn’t saved/)
  expect(plain(refused.getByText(/The maximum is/).textContent)).toBe(
    'Abidi Yasmine, Q2. The maximum is now 10.',
  )
  await userEvent.click(refused.getByRole('button', { name: 'Discard' }))
  expect(engine.cell(cell(1, 2)).state).toBe('saved')
})

it('the card shows both marks of a conflict with author and time, and keeps the chosen one', async () => {
  const engine = engineOf(2)
  engine.setState({ sheet: { ...engine.state().sheet, markers: [{ ...sami, role: 'editor' }] } })
  const theirs = { valueHundredths: null, status: 'absent' as const, version: 3, by: sami.id, at: 0 }
  engine.setCell(cell(1, 1), {
    state: 'conflict',
    conflict: { mine: { valueHundredths: 250, status: null }, theirs },
  })
  open(engine)
  const conflict = card(/Abidi Yasmine.*Q1.* has two values/)
  const values = conflict.getAllByRole('definition').map(({ textContent }) => plain(textContent))
  expect(values).toEqual(['2.5', 'absent'])
  expect(conflict.getByText(/Sami Khelifi/)).toBeTruthy()
  await userEvent.click(conflict.getByRole('button', { name: 'Keep mine' }))
  expect(engine.cell(cell(1, 1)).content).toEqual({ valueHundredths: 250, status: null })
})

it('marks whose reason for refusal may have passed can be sent again, one by one or all at once', async () => {
  const engine = engineOf(4)
  const content = { valueHundredths: 250, status: null }
  for (const student of [1, 2, 3])
    engine.setCell(cell(student, 1), { state: 'refused', refusal: 'read-only', content })
  engine.setCell(cell(4, 1), { state: 'refused', refusal: 'unknown-question', content })
  const resend = vi.spyOn(engine, 'resend')
  const { onGoTo } = open(engine)
  const [first] = screen.getAllByRole('button', { name: 'Send again' })
  await userEvent.click(first as HTMLElement)
  expect(resend).toHaveBeenLastCalledWith([cell(1, 1)])
  expect(onGoTo).toHaveBeenLastCalledWith(cell(1, 1))
  await userEvent.click(screen.getByRole('button', { name: 'Send all 2 again' }))
  expect(resend).toHaveBeenLastCalledWith([cell(2, 1), cell(3, 1)])
  expect(engine.state().refused).toEqual([cell(4, 1)])
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull()
})

it('refused marks cannot be sent again while the sheet is read-only', () => {
  const engine = engineOf(2)
  for (const student of [1, 2]) engine.setCell(cell(student, 1), { state: 'refused', refusal: 'read-only' })
  engine.setState({ readOnly: 'reviewed' })
  open(engine)
  expect(screen.queryByRole('button', { name: /again/ })).toBeNull()
})

it('the cards announce nothing about cells, because the table does', () => {
  const engine = engineOf(2)
  engine.setCell(cell(1, 1), { state: 'refused', refusal: 'read-only' })
  engine.keepUnread(cell(1, 2), { text: 'x', problem: 'not-a-mark', nearest: [] })
  open(engine)
  expect(screen.queryAllByRole('status')).toEqual([])
})

it('the card shows the error types and comments of both sides of a conflict, and keeps those of the chosen one', async () => {
  const engine = engineOf(2)
  const mine = { valueHundredths: 250, status: null, note: { errorTypes: ['unit'], comment: 'Units' } }
  const theirs = { valueHundredths: 250, status: null, version: 3, by: sami.id, at: 0 }
  engine.setCell(cell(1, 1), {
    ...{ content: { valueHundredths: 250, status: null }, state: 'conflict' },
    conflict: { mine, theirs: { ...theirs, note: { errorTypes: [], comment: 'Method?' } } },
  })
  open(engine)
  const conflict = card(/Abidi Yasmine.*Q1.* has two values/)
  const values = conflict.getAllByRole('definition').map(({ textContent }) => plain(textContent))
  expect(values).toEqual(['2.5Unit · Units', '2.5Method?'])
  await userEvent.click(conflict.getByRole('button', { name: 'Keep mine' }))
  expect(engine.cell(cell(1, 1))).toMatchObject({ errorTypes: ['unit'], comment: 'Units' })
})

it('several conflicts can be resolved at once, as one step', async () => {
  const engine = engineOf(5)
  const theirs = { valueHundredths: 100, status: null, version: 2, by: sami.id, at: 0 }
  for (const student of [1, 2, 3, 4, 5])
    engine.setCell(cell(student, 1), {
      state: 'conflict',
      conflict: { mine: { valueHundredths: 250, status: null }, theirs },
    })
  open(engine)
  await userEvent.click(card('5 cells have two values').getByRole('button', { name: 'Keep all theirs' }))
  expect(engine.state().conflicts).toEqual([])
  expect(engine.cell(cell(5, 1)).content.valueHundredths).toBe(100)
  const mine = { valueHundredths: 250, status: null }
  act(() => {
    for (const student of [1, 2])
      engine.setCell(cell(student, 1), { state: 'conflict', conflict: { mine, theirs } })
  })
  await userEvent.click(card('2 cells have two values').getByRole('button', { name: 'Keep all mine' }))
  expect([1, 2].map((student) => engine.cell(cell(student, 1)).content)).toEqual([mine, mine])
  act(() => void engine.undo())
  expect([1, 2].map((student) => engine.cell(cell(student, 1)).content)).not.toContainEqual(mine)
})

it('a read-only sheet offers no decisions that write', () => {
  const engine = engineOf(2)
  engine.keepUnread(cell(1, 1), { text: 'x', problem: 'not-a-mark', nearest: [] })
  engine.setState({ readOnly: 'reviewed' })
  open(engine)
  expect(card(/x.*isn’t a mark/).queryByRole('button')).toBeNull()
})

it('the list shows each marker’s current question and progress', () => {
  const engine = engineOf(
    4,
    papers([
      [500, 500],
      [0, null],
    ]),
  )
  const { sheet } = engine.state()
  const nadia = { id: '65f0000000000000000000ab', name: 'Nadia Ferhat' }
  engine.setState({
    present: [at('a', sami, cell(1, 1)), at('b', sami, null)],
    sheet: {
      ...sheet,
      markers: [
        { ...sami, role: 'marker' },
        { ...nadia, role: 'marker' },
      ],
      assignments: { [leafId(1)]: [nadia.id], [leafId(2)]: [nadia.id] },
    },
  })
  open(engine)
  const markers = card('Markers')
  const lines = markers.getAllByRole('listitem').map(({ textContent }) => plain(textContent))
  expect(lines).toEqual(['SKSami Khelifimarking Q1, 2 of 4', 'NFNadia Ferhatgiven Q1, Q2, 3 of 8'])
  const meters = markers.getAllByRole('progressbar').map((meter) => meter.getAttribute('aria-valuenow'))
  expect(meters).toEqual(['50', '38'])
})

it('questions can be assigned to markers, or evenly with one button, and the sheet is read again', async () => {
  const engine = engineOf(2)
  const refresh = vi.spyOn(engine, 'refresh')
  const nadia = { id: '65f0000000000000000000ab', name: 'Nadia Ferhat', role: 'marker' as const }
  engine.setState({ sheet: { ...engine.state().sheet, markers: [{ ...sami, role: 'owner' }, nadia] } })
  let sent: unknown
  server.use(
    route.put('*/api/exams/:id/assignments', async ({ request }) => {
      sent = await request.json()
      return HttpResponse.json(sent as object)
    }),
  )
  open(engine)
  await userEvent.click(screen.getByRole('button', { name: 'Share questions' }))
  await userEvent.click(screen.getByRole('button', { name: 'Share evenly' }))
  const boxOf = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })
  expect(boxOf(/Q1.*Sami/).checked && boxOf(/Q2.*Nadia/).checked).toBe(true)
  await userEvent.click(boxOf(/Q1.*Sami/))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await vi.waitFor(() => expect(refresh).toHaveBeenCalledOnce())
  expect(sent).toEqual({ assignments: { [leafId(2)]: [nadia.id] } })
})

it('questions are shared in consecutive blocks', () => {
  expect(Object.values(shareEvenly(['1', '2', '3', '4', '5'], ['a', 'b'])).flat()).toEqual([
    'a',
    'a',
    'a',
    'b',
    'b',
  ])
  expect(shareEvenly(['1'], [])).toEqual({})
})

it('a person who may not change the exam cannot assign questions', () => {
  const engine = engineOf(2)
  const { sheet } = engine.state()
  engine.setState({
    sheet: {
      ...{ ...sheet, may: { ...sheet.may, change: false } },
      markers: [
        { ...sami, role: 'owner' },
        { id: '65f0000000000000000000ab', name: 'N', role: 'marker' },
      ],
    },
  })
  open(engine)
  expect(screen.queryByRole('button', { name: 'Share questions' })).toBeNull()
})

it('missing marks are listed by student and by question, and each line links to its first cell', async () => {
  const { onGoTo } = open(
    engineOf(
      3,
      papers([
        [500, 500],
        [500, null],
      ]),
    ),
    true,
  )
  const check = card('Check')
  expect(check.getByText('3 cells not entered')).toBeTruthy()
  await userEvent.click(check.getByRole('button', { name: /Bernard Chloé.*Q2/ }))
  expect(onGoTo).toHaveBeenLastCalledWith(cell(2, 2), undefined)
  await userEvent.click(check.getByRole('radio', { name: 'By question' }))
  await userEvent.click(check.getByRole('button', { name: /Q2.*2 students/ }))
  expect(onGoTo).toHaveBeenLastCalledWith(cell(2, 2), undefined)
})

it('questions have the same names as in the table, so that no two names are equal', () => {
  const sheet = sheetSample(2, [1000, 1000])
  for (const { questions } of sheet.exam.structure.exercises)
    for (const { parts } of questions) for (const part of parts) part.label = 'a'
  open(createFakeEngine(sheet, { [studentId(1)]: { [leafId(1)]: 500, [leafId(2)]: 500 } }), true)
  const line = card('Check').getByRole('button', { name: /Bernard/ })
  expect(plain(line.textContent)).toBe('Bernard Chloé Q1 · a, Q2 · a')
})

it('a change of the saving state alone reads neither questions nor marks again', () => {
  const sheet = sheetSample(40, [1000, 1000])
  const { exercises } = sheet.exam.structure
  const readQuestions = vi.fn(() => exercises)
  Object.defineProperty(sheet.exam.structure, 'exercises', { get: readQuestions })
  const engine = createFakeEngine(sheet)
  engine.setState({ present: [at('a', sami, cell(1, 1))] })
  open(engine, true)
  const readMarks = vi.spyOn(engine.rows() as Map<string, object>, 'get')
  readQuestions.mockClear()
  act(() => engine.setState({ savedAt: 1 }))
  expect(readQuestions).not.toHaveBeenCalled()
  expect(readMarks).not.toHaveBeenCalled()
})

it.each([
  ['this version', { earlierShares: {}, earlierExactShares: { [studentId(2)]: ['9/10', '9/10'] } }],
  ['an older api', { earlierShares: { [studentId(2)]: [9000, 9000] } }],
])(
  'the check finds sums that differ from totals, equal columns, and unusual results of %s',
  (_from, earlier) => {
    const rows = papers(Array.from({ length: 5 }, () => [400, 300]))
    const engine = createFakeEngine(
      { ...sheetSample(5, [1000, 1000]), ...earlier },
      { ...rows, [studentId(1)]: { ...rows[studentId(1)], [structureOf().totalLeaf.id]: 800 } },
    )
    open(engine, true)
    const lines = card('Check')
      .getAllByRole('button')
      .map(({ textContent }) => plain(textContent))
    expect(lines).toContain('Abidi Yasmine total 8, sum 7')
    expect(lines).toContain('Q1 4 in all 5 papers')
    expect(lines).toContain('Bernard Chloé 7.0 / 20, usually 18.0 / 20 (2 exams)')
  },
)

it('a dismissed finding stays away until it changes', async () => {
  localStorage.removeItem(`classeur:seen-findings:${examOf().id}`)
  const engine = engineOf(5, papers(Array.from({ length: 5 }, (_, index) => [400, index * 100])))
  open(engine, true)
  await userEvent.click(card('Check').getByRole('button', { name: /Q1.*: looks right/ }))
  expect(card('Check').getByText('Everything is entered, and nothing looks unusual.')).toBeTruthy()
  const all = [1, 2, 3, 4, 5].map((student) => ({
    ...cell(student, 1),
    content: { valueHundredths: 600, status: null },
  }))
  act(() => void engine.write('fill', all))
  expect(await card('Check').findByText('1 question with the same mark everywhere')).toBeTruthy()
})

it('the check says if there is nothing to check, and Escape closes it', async () => {
  const { onCloseChecks } = open(
    engineOf(
      2,
      papers([
        [500, 500],
        [400, 300],
      ]),
    ),
    true,
  )
  expect(card('Check').getByText('Everything is entered, and nothing looks unusual.')).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  expect(onCloseChecks).toHaveBeenCalledOnce()
})

it.each([
  ['en', 'Keys and entries', 'A'],
  ['fr', 'Touches et saisies possibles', 'D'],
  ['ar', 'المفاتيح وما يمكن كتابته', 'غ'],
] as const)(
  'the dialog lists the keys and the letters of statuses in %s',
  async (language, title, letter) => {
    await changeLanguage(language)
    renderScreen(<KeysDialog engine={engineOf(1)} onClose={vi.fn()} />)
    const dialog = within(await screen.findByRole('dialog', { name: title }))
    expect(dialog.getAllByText(letter, { selector: 'bdi' }).length).toBeGreaterThan(0)
  },
)
