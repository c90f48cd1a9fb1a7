import { ExamSheet, LoggedOperation, MarkSheet, OperationsPage, SheetCell } from '@classeur/contracts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPlainCell, isPlainEffect, ManyEffects, ManyMarks, ManyMarksSheet } from './sheet-answers.ts'
import { sheetSample } from '../../testing/sheet-sample.ts'

const id = 'a'.repeat(24)
const oddValue = fc.oneof(
  fc.integer({ min: -2, max: 100_002 }),
  fc.double(),
  fc.constantFrom(null, undefined, '', 'absent', 'gone', id, 'A'.repeat(24), true, {}, [], 2 ** 53),
)
const oddCell = fc.array(oddValue, { minLength: 4, maxLength: 6 })
const oddEffect = fc.record(
  {
    ...{
      studentId: oddValue,
      leafId: fc.constantFrom(id, 'b', 3),
      version: oddValue,
      from: oddValue,
      to: oddValue,
    },
    ...{ fromNote: oddValue, extra: oddValue },
  },
  { requiredKeys: [] },
)
const Effect = LoggedOperation.shape.cells.element

describe('the quick check of cells', () => {
  it('accepts only cells that the contract accepts', () => {
    fc.assert(
      fc.property(oddCell, (cell) => !isPlainCell(cell) || SheetCell.safeParse(cell).success),
      { numRuns: 2000 },
    )
  })

  it('accepts only changes that the contract accepts', () => {
    fc.assert(
      fc.property(oddEffect, (effect) => !isPlainEffect(effect) || Effect.safeParse(effect).success),
      { numRuns: 2000 },
    )
  })

  it('knows the usual cells and changes', () => {
    expect(isPlainCell([0, 1, 350, 0, 1_790_000_000_000])).toBe(true)
    expect(isPlainCell([0, 1, null, 0, 1_790_000_000_000])).toBe(true)
    expect(isPlainEffect({ studentId: id, leafId: id, version: 1, from: null, to: 350 })).toBe(true)
  })

  it('leaves unusual cells to the contract', () => {
    const marks = (...cells: unknown[]) => ({
      ...{ examVersion: 1, marksVersion: 1, epoch: 0, leafIds: [id], people: [] },
      rows: [{ studentId: id, cells }],
    })
    for (const cell of [[0, 1, 'absent', 0, 5], [0, 1, 'gone', 0, 5], [0, 0, 1, 0, 5], [0, 1, 1, 0], 'cell'])
      expect(ManyMarks.safeParse(marks(cell)).success).toBe(MarkSheet.safeParse(marks(cell)).success)
    expect(ManyMarks.safeParse(marks([0, 1, 'absent', 0, 5])).success).toBe(true)
  })
})

it('the quick check reads the same sheet and operations as the contract', () => {
  const sheet: unknown = JSON.parse(
    JSON.stringify({
      ...sheetSample(2, [400, 600]),
      marks: { examVersion: 1, marksVersion: 1, epoch: 0, leafIds: [id], people: [], rows: [] },
    }),
  )
  expect(ManyMarksSheet.parse(sheet)).toEqual(ExamSheet.parse(sheet))
  const note = { errorTypes: [], comment: 'Units' }
  const page = {
    operations: [
      {
        ...{ id, kind: 'type', of: null, at: '2026-11-18T10:00:00.000Z' },
        cells: [
          { studentId: id, leafId: id, version: 1, from: null, to: 350 },
          { studentId: id, leafId: id, version: 2, from: 350, to: 'absent', fromNote: note, toNote: note },
        ],
      },
    ],
    nextCursor: null,
  }
  expect(ManyEffects.parse(page)).toEqual(OperationsPage.parse(page))
})
