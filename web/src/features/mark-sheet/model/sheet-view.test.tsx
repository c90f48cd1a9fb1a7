import { contentOf } from '@classeur/domain/marks'
import { defaultKeyboardPreferences, type MarkCode } from '@classeur/contracts'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { loadPanels } from '../../../components/overlays/panels/use-panels.ts'
import { loadAreas, startI18n } from '../../../i18n/i18n.ts'
import { leafId } from '../../../testing/exam-samples.ts'
import { createFakeEngine } from '../testing/fake-engine.ts'
import { giveLayout } from '../testing/give-layout.ts'
import { sheetSample, sheetStudent, studentId } from '../testing/sheet-sample.ts'
import { ViewMenu } from '../sheet/bar/view-menu.tsx'
import { MarkGrid, type MarkGridHandle } from '../grid/mark-grid.tsx'
import { plainView, sheetViewOf } from './sheet-view.ts'

const groupA = 'a'.repeat(24)
const onCard = vi.fn()

beforeAll(async () => {
  localStorage.setItem('classeur:language', 'en')
  await startI18n()
  await loadPanels()
  await loadAreas('mark-grid', 'mark-panels')
})
beforeEach(() => giveLayout())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  sheetViewOf(sheetSample(1, [100]).exam.id).set(plainView)
})

/**
 * Abidi has 6 of 8, Bernard is absent, Cherif has 4 of 4 with an exempt question, Dupont has 7 of 8. Abidi and Dupont
 * are in group A.
 */
const marks: Record<string, Record<string, MarkCode>> = {
  [studentId(1)]: { [leafId(1)]: 400, [leafId(2)]: 200 },
  [studentId(2)]: { [leafId(1)]: 'absent', [leafId(2)]: 'absent' },
  [studentId(3)]: { [leafId(1)]: 400, [leafId(2)]: 'exempt' },
  [studentId(4)]: { [leafId(1)]: 300, [leafId(2)]: 400 },
}

function open(codes = marks) {
  const students = [1, 2, 3, 4].map((number) =>
    sheetStudent(number, { groupIds: number === 1 || number === 4 ? [groupA] : [] }),
  )
  const sheet = {
    ...sheetSample(students, [400, 400]),
    groups: [{ id: groupA, name: 'Group A', usedAt: null }],
  }
  const engine = createFakeEngine(sheet, codes)
  const handle: { current: MarkGridHandle | null } = { current: null }
  render(
    <>
      <ViewMenu engine={engine} />
      <MarkGrid
        engine={engine}
        keyboard={defaultKeyboardPreferences}
        format={{ language: 'en', digits: 'latin' }}
        onHistory={() => undefined}
        onKeys={() => undefined}
        onCard={onCard}
        ref={handle}
      />
    </>,
  )
  return { engine, handle }
}
const names = () =>
  screen
    .getAllByRole('rowheader')
    .flatMap(({ textContent }) => /[A-Z]\w+ [A-Z]\w+/.exec(textContent)?.[0] ?? [])
const lastNames = () =>
  names()
    .filter((name) => name !== 'Class mean')
    .map((name) => name.split(' ')[0])
const choose = async (label: string) => {
  await userEvent.click(screen.getByRole('button', { name: /^Sort and filter/ }))
  await userEvent.click(screen.getByRole('menuitemradio', { name: label }))
}
const markOf = (engine: ReturnType<typeof createFakeEngine>, student: number, question: number) =>
  engine.cell({ studentId: studentId(student), leafId: leafId(question) }).content

it.each([
  ['Name, Z to A', ['Dupont', 'Cherif', 'Bernard', 'Abidi']],
  ['Result, highest first', ['Cherif', 'Dupont', 'Abidi', 'Bernard']],
  ['Result, lowest first', ['Abidi', 'Dupont', 'Cherif', 'Bernard']],
  ['Points, most first', ['Dupont', 'Abidi', 'Cherif', 'Bernard']],
  ['Points, fewest first', ['Cherif', 'Abidi', 'Dupont', 'Bernard']],
])('the sort order “%s” is applied, with papers without a result at the end', async (sort, order) => {
  open()
  await choose(sort)
  expect(lastNames()).toEqual(order)
})

it('the order of the rows stays while marks are typed, and “Sort again” updates it', async () => {
  const { engine } = open()
  await choose('Points, most first')
  expect(screen.queryByRole('button', { name: 'Sort again' })).toBeNull()
  act(() => {
    engine.write('type', [{ studentId: studentId(1), leafId: leafId(2), content: contentOf(400) }])
  })
  expect(lastNames()).toEqual(['Dupont', 'Abidi', 'Cherif', 'Bernard'])
  await userEvent.click(screen.getByRole('button', { name: 'Sort again' }))
  expect(lastNames()).toEqual(['Abidi', 'Dupont', 'Cherif', 'Bernard'])
})

it('pasting and filling change only the shown rows, in the shown order', async () => {
  const { engine, handle } = open({})
  await choose('Name, Z to A')
  await choose('Group A')
  expect(lastNames()).toEqual(['Dupont', 'Abidi'])
  act(() => handle.current?.focus())
  await userEvent.keyboard('{Control>}{Home}{/Control}')
  await userEvent.paste('1\n2')
  await userEvent.keyboard('{Enter}')
  expect([4, 1, 2, 3].map((student) => markOf(engine, student, 1).valueHundredths)).toEqual([
    100,
    200,
    null,
    null,
  ])
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(markOf(engine, 4, 1).valueHundredths).toBeNull()
})

it('going to a cell outside the group removes the group filter and says so', async () => {
  const { handle } = open()
  await choose('Group A')
  act(() => handle.current?.goTo({ studentId: studentId(3), leafId: leafId(2) }))
  expect(lastNames()).toHaveLength(4)
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Cherif Amal, Q2/)
  expect(screen.getAllByText(/All students are shown again/).length).toBeGreaterThan(0)
})

it('means and ranks cover the whole class, regardless of the filter', async () => {
  open()
  const before = screen.getByLabelText(/^Class mean of Q1/).getAttribute('aria-label')
  await choose('Group A')
  expect(screen.getByLabelText(/^Class mean of Q1/).getAttribute('aria-label')).toBe(before)
})

it('“Whole paper absent” asks before it replaces marks, and fills an empty paper at once', async () => {
  const { engine, handle } = open({ [studentId(1)]: { [leafId(1)]: 300 } })
  act(() => handle.current?.focus())
  await userEvent.keyboard('{ArrowLeft}{Enter}')
  await userEvent.click(screen.getByRole('menuitem', { name: 'Whole paper absent' }))
  expect(engine.writes).toEqual([])
  expect(screen.getByRole('alert').textContent).toMatch(/Abidi Yasmine.*1 mark.*Q1: 3/)
  await userEvent.keyboard('{Enter}')
  expect(engine.writes).toEqual([])

  await userEvent.keyboard('{Enter}')
  await userEvent.click(screen.getByRole('menuitem', { name: 'Whole paper absent' }))
  await userEvent.click(screen.getByRole('button', { name: /^Replace 1 mark/ }))
  expect(engine.writes.map(({ kind, changes }) => [kind, changes.length])).toEqual([['fill', 2]])

  await userEvent.keyboard('{ArrowDown}{Enter}')
  await userEvent.click(screen.getByRole('menuitem', { name: 'Whole paper absent' }))
  expect(markOf(engine, 2, 2).status).toBe('absent')
})

it('the menu of a row opens the student’s card', async () => {
  const { handle } = open()
  act(() => handle.current?.focus())
  await userEvent.keyboard('{ArrowDown}{ArrowLeft}{Enter}')
  await userEvent.click(screen.getByRole('menuitem', { name: 'Open the student’s card' }))
  expect(onCard).toHaveBeenCalledExactlyOnceWith(studentId(2))
})
