import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http as route, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { loadAreas, startI18n } from '../../i18n/i18n.ts'
import { classSchoolOf, leafId } from '../../testing/exam-samples.ts'
import { server } from '../../testing/server.ts'
import { cellAt, engineOf, names, open, ownType, plain } from './testing/errors-sample.tsx'
import type { FakeEngine } from './testing/fake-engine.ts'
import { studentId } from './testing/sheet-sample.ts'

beforeAll(async () => {
  server.listen()
  localStorage.setItem('classeur:language', 'en')
  await startI18n()
  await loadAreas('mark-errors', 'mark-panels', 'mark-grid', 'mark-statistics')
})
beforeEach(() =>
  server.use(
    route.get('*/api/classes/:id/school', () => HttpResponse.json(classSchoolOf({ errorTypes: [ownType] }))),
  ),
)
afterEach(() => {
  cleanup()
  server.resetHandlers()
})
afterAll(() => server.close())

const ref = (student: number, question: number) => ({
  studentId: studentId(student),
  leafId: leafId(question),
})
const points = (engine: FakeEngine, student: number, question: number) =>
  engine.cell(ref(student, question)).content.valueHundredths
const mark = (valueHundredths: number) => ({
  content: { valueHundredths, status: null },
})
/** A colleague's marks make the weakest student the strongest one. */
const letYasmineLead = (engine: FakeEngine) => {
  for (const question of [1, 2, 3]) engine.setCell(ref(1, question), mark(400))
  engine.setCell(ref(3, 1), mark(0))
}
const field = () => within(screen.getByRole('grid', { name: 'Errors' })).getByRole('textbox')
/** Bernard Chloé on Q1: the second row, the last column. */
const chloe = () => cellAt(1, 2)

it('the active cell stays with its student and question when marks of colleagues reorder the table', async () => {
  const engine = engineOf()
  await open(engine)
  await userEvent.click(cellAt(2, 2))
  letYasmineLead(engine)
  await waitFor(() => expect(names()[1]).toBe('Abidi Yasmine'))
  engine.setCell(ref(1, 1), mark(100))
  await waitFor(() => expect(names()[1]).not.toBe('Cherif Amal'))
  expect(plain(document.activeElement?.getAttribute('aria-label'))).toMatch(/^Abidi Yasmine, Q1: 1 /)
  await userEvent.keyboard('2')
  expect(engine.cell(ref(1, 1)).errorTypes).toEqual(['method'])
  expect(engine.writes.flatMap(({ changes }) => changes)).toHaveLength(1)
})

it('the active column stays the same skill when the columns are reordered', async () => {
  const engine = engineOf([
    '65f0000000000000000000e1',
    '65f0000000000000000000e2',
    '65f0000000000000000000e2',
  ])
  await open(engine)
  await userEvent.click(screen.getByRole('radio', { name: 'Skills' }))
  const columns = () => screen.getAllByRole('columnheader').map((head) => plain(head.textContent))
  expect(columns()[1]).toContain('Add fractions')
  await userEvent.click(cellAt(0, 1))
  for (const question of [2, 3])
    for (const student of [1, 2, 3]) engine.setCell(ref(student, question), mark(0))
  for (const student of [1, 2]) engine.setCell(ref(student, 1), mark(400))
  await waitFor(() => expect(columns()[1]).toContain('Compare'))
  expect(plain(document.activeElement?.getAttribute('aria-label'))).toContain('Compare')
})

it.each([
  ['Enter', () => userEvent.keyboard('{Enter}')],
  ['F2', () => userEvent.keyboard('{F2}')],
  ['a double click', () => userEvent.dblClick(chloe())],
  [
    'the button of the strip',
    () => userEvent.click(screen.getByRole('button', { name: 'Correct the mark' })),
  ],
])('%s opens the editor of the table of marks, and Enter saves and keeps the cell', async (_, openEditor) => {
  const engine = engineOf()
  await open(engine)
  await userEvent.click(chloe())
  await openEditor()
  expect(field()).toHaveProperty('value', '1')
  await userEvent.clear(field())
  await userEvent.keyboard('2,5{Enter}')
  expect(points(engine, 2, 1)).toBe(250)
  expect(engine.writes.at(-1)?.kind).toBe('type')
  expect(plain(document.activeElement?.getAttribute('aria-label'))).toBe('Bernard Chloé, Q1: 2.5 /4')
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(points(engine, 2, 1)).toBe(100)
})

it('a mark that is being typed when the table is left stays in its cell, unsaved, and closing the tab asks', async () => {
  const engine = engineOf()
  await open(engine)
  await userEvent.click(chloe())
  await userEvent.keyboard('{Enter}')
  expect(engine.wouldLose()).toBe(true)
  await userEvent.clear(field())
  await userEvent.keyboard('2,5')
  cleanup()
  expect(engine.cell(ref(2, 1)).unread).toMatchObject({ text: '2,5', problem: 'unfinished' })
  expect(points(engine, 2, 1)).toBe(100)
})

it('Escape leaves the mark as it was, and a digit stays an error type', async () => {
  const engine = engineOf()
  await open(engine)
  await userEvent.click(chloe())
  await userEvent.keyboard('{Enter}4{Escape}')
  expect(points(engine, 2, 1)).toBe(100)
  expect(document.activeElement).toBe(chloe())
  await userEvent.keyboard('1')
  expect(points(engine, 2, 1)).toBe(100)
  expect(engine.cell(ref(2, 1)).errorTypes).toEqual(['calculation'])
})

it('the order stays while the editor is open, and the focus follows the corrected student', async () => {
  const engine = engineOf()
  await open(engine)
  const order = names()
  await userEvent.click(chloe())
  await userEvent.keyboard('{Enter}')
  letYasmineLead(engine)
  await waitFor(() => expect(plain(cellAt(2, 2).getAttribute('aria-label'))).toMatch(/^Abidi Yasmine, Q1: 4/))
  expect(names()).toEqual(order)
  await userEvent.clear(field())
  await userEvent.keyboard('4{Enter}')
  await waitFor(() => expect(names()).not.toEqual(order))
  expect(plain(document.activeElement?.getAttribute('aria-label'))).toBe('Bernard Chloé, Q1: 4 /4')
})

it('the focus follows the student when the last mark of a paper brings them into the order', async () => {
  const engine = engineOf()
  await open(engine)
  for (const question of [2, 3]) engine.setCell(ref(4, question), mark(400))
  await userEvent.click(cellAt(3, 2))
  await userEvent.keyboard('{Enter}')
  await userEvent.clear(field())
  await userEvent.keyboard('4{Enter}')
  await waitFor(() => expect(screen.queryByText(/Outside the order/)).toBeNull())
  expect(plain(document.activeElement?.getAttribute('aria-label'))).toBe('Dupont Lucas, Q1: 4 /4')
})

it('a text that isn’t a mark stays in the cell with its reason, beside a card, and isn’t saved', async () => {
  const engine = engineOf()
  await open(engine)
  await userEvent.click(chloe())
  await userEvent.keyboard('{Enter}')
  await userEvent.clear(field())
  await userEvent.keyboard('9{Enter}')
  expect(points(engine, 2, 1)).toBe(100)
  expect(chloe().getAttribute('aria-invalid')).toBe('true')
  expect(chloe().getAttribute('aria-description')).toContain('4')
  expect(chloe().textContent).toContain('9')
  const card = document.querySelector<HTMLElement>('[data-attention]')
  expect(plain(card?.textContent)).toMatch(/Bernard Chloé.*Q1/)
  await userEvent.keyboard('{Enter}')
  expect(field()).toHaveProperty('value', '9')
})

it('a conflict shows both marks in a card, and the chosen one is kept', async () => {
  const engine = engineOf()
  await open(engine)
  const theirs = { valueHundredths: 300, status: null, version: 3, by: '65f0000000000000000000aa', at: 0 }
  engine.setCell(ref(2, 1), {
    state: 'conflict',
    conflict: { mine: { valueHundredths: 250, status: null }, theirs },
  })
  const card = await screen.findByRole('region', { name: /Bernard.* has two values/ })
  expect(chloe().dataset['state']).toBe('conflict')
  expect(chloe().getAttribute('aria-description')).toContain('3')
  await userEvent.click(within(card).getByRole('button', { name: 'Keep mine' }))
  expect(points(engine, 2, 1)).toBe(250)
  expect(chloe().dataset['state']).toBeUndefined()
})

it('a reviewed sheet opens no editor and says why', async () => {
  const engine = engineOf()
  engine.setState({ readOnly: 'reviewed' })
  await open(engine)
  await userEvent.click(chloe())
  await userEvent.keyboard('{Enter}')
  fireEvent.doubleClick(chloe())
  expect(within(screen.getByRole('grid', { name: 'Errors' })).queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Correct the mark' })).toBeNull()
  expect(screen.getAllByText(/This exam is reviewed/).length).toBeGreaterThan(0)
  expect(engine.writes).toEqual([])
})
