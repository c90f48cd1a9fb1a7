import { pointsOn20 } from '@classeur/domain/exams'
import type { Gradebook, GradebookCell, SheetStudent } from '@classeur/contracts'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http as route, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest'
import { changeDigits } from '../../i18n/format.ts'
import { loadAreas, startI18n } from '../../i18n/i18n.ts'
import { examId, leafId, meanOf } from '../../testing/exam-samples.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { problemAnswer, server } from '../../testing/server.ts'
import { StatisticsPage } from './statistics-screen.tsx'
import { createFakeEngine } from './testing/fake-engine.ts'
import { sheetSample, sheetStudent, studentId } from './testing/sheet-sample.ts'

const plain = (text: string | null | undefined) =>
  (text ?? '').replace(/[\u2066-\u2069\u200e]/gu, '').replaceAll('\u00a0', ' ')

const idOf = (number: number) => `65f00000000000000000cc0${String(number)}`
const cell = (share: string | null): GradebookCell => ({
  ...{ state: share === null ? 'absent' : 'result', share, status: null, toEnter: 0 },
  ...{ pointsHundredths: share === null ? null : 1000, maximumHundredths: share === null ? null : 2000 },
})

/** Earlier exams with these class means and results of the first student, then the exam of the sheet. */
const gradebookOf = (earlier: readonly (readonly [string, string | null])[]): Gradebook => ({
  ...{ chosen: null, rankedBy: null, groups: [], effectiveScale: pointsOn20, effectiveRounding: 'tenth' },
  exams: [...earlier.map(([mean], index) => [idOf(index + 1), mean] as const), [examId, '1/4'] as const].map(
    ([id, mean], index) => ({
      ...{ id, markId: id, title: id === examId ? 'This exam' : `Exam ${String(index + 1)}`, type: 'test' },
      ...{ date: `2026-10-0${String(index + 1)}`, status: 'marking', coefficientHundredths: 100 },
      ...{ maximumHundredths: 2000, mean: meanOf(mean), effectiveScale: pointsOn20 },
      effectiveRounding: 'tenth',
    }),
  ),
  students: [
    {
      ...{ studentId: studentId(1), number: 1, firstName: 'Yasmine', lastName: 'Abidi', groupIds: [] },
      ...{ byMaximum: null, byScale: null, trend: null, rank: null },
      cells: [...earlier.map(([, share]) => cell(share)), cell(null)],
    },
  ],
  classMean: { students: 0, byMaximum: null, byScale: null },
})

let gradebook: Gradebook
beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' })
  localStorage.setItem('classeur:language', 'en')
  await startI18n()
  await loadAreas('mark-statistics', 'mark-panels', 'mark-grid', 'shell')
})
beforeEach(() => {
  server.use(route.get('*/api/classes/:id/gradebook', () => HttpResponse.json(gradebook)))
})
afterEach(() => {
  cleanup()
  server.resetHandlers()
})
afterAll(() => server.close())

/** A sheet on which two students have everything right and two have half of the points. */
async function open(names: readonly Pick<SheetStudent, 'firstName' | 'lastName'>[] = []) {
  const students = [1, 2, 3, 4].map((number, index) => sheetStudent(number, names[index]))
  const sheet = sheetSample(students, [1000])
  const codes = [1000, 1000, 500, 500].map((points, index) => [studentId(index + 1), { [leafId(1)]: points }])
  renderScreen(
    <StatisticsPage engine={createFakeEngine(sheet, Object.fromEntries(codes) as never)} />,
    `/marksheet/${sheet.exam.markId}/statistics`,
  )
  return within(await screen.findByRole('region', { name: /^Progress over the year/ }))
}
const rowsOf = (panel: Awaited<ReturnType<typeof open>>) =>
  panel
    .getAllByRole('row')
    .map(({ cells }: Partial<HTMLTableRowElement>) =>
      [...(cells ?? [])].map(({ textContent }) => plain(textContent).trim()),
    )
const lines = () => document.querySelectorAll('[data-line] > path').length

it('below 4 exams the numbers are shown without a line, and the reason', async () => {
  gradebook = gradebookOf([
    ['1/2', '3/4'],
    ['3/5', null],
  ])
  const panel = await open()
  expect(await panel.findByText(/is shown from 4 exams; 3 have a class mean so far/)).toBeTruthy()
  expect(lines()).toBe(0)
  expect(rowsOf(panel).map((cells) => [cells[0], cells[1], cells[2]])).toEqual([
    ['Exam', 'Class mean', '%'],
    // The figures of this sheet, not the ones that were read a moment ago.
    ['This exam3 Oct', 'provisional 15.0 / 20', '75%'],
    ['Exam 22 Oct', '12.0 / 20', '60%'],
    ['Exam 11 Oct', '10.0 / 20', '50%'],
  ])
})

it('from 4 exams the class has a line, and a student from 4 results', async () => {
  gradebook = gradebookOf([
    ['1/2', '3/4'],
    ['3/5', null],
    ['1/2', '1/2'],
  ])
  const panel = await open()
  const choice = await panel.findByRole('combobox', { name: 'Student beside the class' })
  expect(lines()).toBe(1)
  await userEvent.selectOptions(choice, studentId(1))
  expect(plain(panel.getByText(/line of .*Abidi/).textContent)).toContain('3 have a result so far')
  expect(lines()).toBe(1)
  expect(rowsOf(panel)[1]?.slice(3)).toEqual(['20.0 / 20', '100%'])
  cleanup()
  gradebook = gradebookOf([
    ['1/2', '3/4'],
    ['3/5', '1/4'],
    ['1/2', '1/2'],
  ])
  const again = await open()
  await userEvent.selectOptions(await again.findByRole('combobox'), studentId(1))
  expect(lines()).toBe(2)
})

it("a student's line has a gap at a missed exam, and the class's line goes on", async () => {
  gradebook = gradebookOf([
    ['1/2', '3/4'],
    ['3/5', null],
    ['1/2', '1/2'],
    ['1/2', '1/4'],
  ])
  const panel = await open()
  await userEvent.selectOptions(await panel.findByRole('combobox'), studentId(1))
  const commandsOf = (line: string) =>
    document.querySelector(`[data-line=${line}] > path`)?.getAttribute('d')?.match(/[ML]/g)?.join('')
  expect([commandsOf('own'), commandsOf('mean')]).toEqual(['MMLL', 'MLLLL'])
})

it('a long name at the end of a line is shortened instead of cut, and can be read in full', async () => {
  gradebook = gradebookOf([
    ['1/2', '3/4'],
    ['3/5', '1/4'],
    ['1/2', '1/2'],
  ])
  const panel = await open([{ lastName: 'Abidi', firstName: 'Mohammed-Abderrahmane' }])
  await userEvent.selectOptions(await panel.findByRole('combobox'), studentId(1))
  const label = document.querySelector('text[data-line=own]')
  const name = label?.querySelector('title')
  expect(plain(name?.textContent)).toBe('Mohammed-Abderrahmane')
  expect(plain(label?.querySelector('tspan')?.textContent)).toBe('Mohammed-Abd…')
})

it('a class mean opens how it is computed', async () => {
  gradebook = gradebookOf([['1/2', null]])
  const panel = await open()
  await userEvent.click(await panel.findByRole('button', { name: /Class mean of .*Exam 1.*10.0/ }))
  const how = within(await screen.findByRole('dialog', { name: /Exam 1/ }))
  expect(plain(how.getByText(/^n = 24/).textContent)).toBe('n = 24, = 10.0 / 20')
})

it('the number of papers behind a class mean has the digits of the page', async () => {
  changeDigits('arabic')
  onTestFinished(() => changeDigits('latin'))
  gradebook = gradebookOf([['1/2', null]])
  const panel = await open()
  await userEvent.click(await panel.findByRole('button', { name: /Class mean of .*Exam 1/ }))
  const how = within(await screen.findByRole('dialog', { name: /Exam 1/ }))
  expect(plain(how.getByText(/^n = /).textContent)).toMatch(/^n = ٢٤, = /)
})

it('a failed read says so and leaves the rest of the page', async () => {
  server.use(
    route.get('*/api/classes/:id/gradebook', () => problemAnswer('general/internal', 500), { once: true }),
  )
  gradebook = gradebookOf([['1/2', null]])
  const panel = await open()
  await userEvent.click(await panel.findByRole('button', { name: /again/i }))
  expect(await panel.findByRole('table')).toBeTruthy()
})
