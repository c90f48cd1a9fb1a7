import { defaultKeyboardPreferences } from '@classeur/contracts'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { loadPanels } from '../../../components/overlays/panels/use-panels.ts'
import { loadAreas, startI18n } from '../../../i18n/i18n.ts'
import { leafId } from '../../../testing/exam-samples.ts'
import { createFakeEngine } from '../testing/fake-engine.ts'
import { giveLayout } from '../testing/give-layout.ts'
import { sheetSample, sheetStudent, studentId } from '../testing/sheet-sample.ts'
import type * as CellLooks from './cells/cell-looks.ts'
import { MarkGrid, type MarkGridHandle } from './mark-grid.tsx'

/** The cells that were rendered, as "number of the student:question". A cell asks for its name at each render, unless it is being edited. */
const { drawn } = vi.hoisted(() => ({ drawn: [] as string[] }))

vi.mock('./cells/cell-looks.ts', async (original) => {
  const looks = await original<typeof CellLooks>()
  const nameOfCell: typeof looks.nameOfCell = (student, view, column, canEnter) => {
    drawn.push(`${student.split(' ')[1] ?? ''}:${column.label}`)
    return looks.nameOfCell(student, view, column, canEnter)
  }
  return { ...looks, nameOfCell }
})

/** Far more students and questions than fit on the screen. */
const [students, questions] = [60, 40]

function open() {
  const list = Array.from({ length: students }, (_, index) =>
    sheetStudent(index + 1, { lastName: 'Student', firstName: String(index) }),
  )
  const engine = createFakeEngine(
    sheetSample(
      list,
      Array.from({ length: questions }, () => 2000),
    ),
  )
  const handle = createRef<MarkGridHandle>()
  const nothing = () => undefined
  render(
    <MarkGrid
      engine={engine}
      keyboard={defaultKeyboardPreferences}
      format={{ language: 'en', digits: 'latin' }}
      onHistory={nothing}
      onKeys={nothing}
      onCard={nothing}
      ref={handle}
    />,
  )
  act(() => handle.current?.focus())
  drawn.length = 0
  return engine
}

const keys = (text: string) => userEvent.keyboard(text)
const block = (rows: number, columns: number, text: string) =>
  Array.from({ length: rows }, () => Array.from({ length: columns }, () => text).join('\t')).join('\n')

/** The mounted cells of marks, in the notation of `drawn`. */
const mounted = () =>
  [...document.querySelectorAll<HTMLElement>('[role=gridcell][data-at]')]
    .map(({ dataset }) => (dataset.at ?? '').split(':').map(Number))
    .filter(([, col = 0]) => col < questions)
    .map(([row = 0, col = 0]) => `${row}:Q${col + 1}`)
const inOrder = (cells: readonly string[]) => [...cells].sort()

beforeAll(async () => {
  localStorage.setItem('classeur:language', 'en')
  await startI18n()
  await loadPanels()
  await loadAreas('mark-grid')
})
beforeEach(() => giveLayout(800, 400))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('Enter draws only the two cells that it changes, each once', async () => {
  open()
  await keys('7')
  drawn.length = 0
  await keys('{Enter}')
  expect(drawn).toEqual(['0:Q1', '1:Q1'])
})

it('an arrow key draws only the two cells that it changes, each once', async () => {
  open()
  await keys('{ArrowRight}')
  expect(drawn).toEqual(['0:Q1', '0:Q2'])
})

it('a pasted block draws each cell in sight once, and none of the others', async () => {
  open()
  const inSight = inOrder(mounted())
  expect(inSight.length).toBeLessThan((students * questions) / 3)
  await userEvent.paste(block(students, questions, '7'))
  expect(screen.getByText(/Apply 2,400 valid/)).toBeTruthy()
  expect(inOrder(drawn)).toEqual(inSight)
  drawn.length = 0
  await keys('{Enter}')
  expect(inOrder(drawn)).toEqual(inOrder(mounted()))
})

it('a pasted block renders only its own rows', async () => {
  const engine = open()
  const cell = vi.spyOn(engine, 'cell')
  await userEvent.paste(block(2, 3, '7'))
  expect(new Set(cell.mock.calls.map(([ref]) => ref.studentId))).toEqual(
    new Set([studentId(1), studentId(2)]),
  )
  expect(inOrder(drawn)).toEqual(['0:Q1', '0:Q2', '0:Q3', '1:Q1', '1:Q2', '1:Q3'])
})

it('a colleague who goes to a cell renders only that row', () => {
  const engine = open()
  const cell = vi.spyOn(engine, 'cell')
  act(() =>
    engine.setState({
      present: [
        {
          examId: engine.state().sheet.exam.id,
          connectionId: 'theirs',
          user: { id: 'c'.repeat(24), name: 'Karim Haddad' },
          cell: { studentId: studentId(3), leafId: leafId(2) },
        },
      ],
    }),
  )
  expect(new Set(cell.mock.calls.map(([ref]) => ref.studentId))).toEqual(new Set([studentId(3)]))
  expect(drawn).toEqual(['2:Q2'])
})
