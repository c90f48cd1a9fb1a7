import { expect, test } from 'vitest'
import { countCells } from './count-unsent.ts'
import type { QueuedCell } from './sheet-ports.ts'

const cell = (leafId: string, hold: QueuedCell['hold'], version: number | null = hold ? 0 : null) => ({
  ...{ studentId: 's', leafId, from: null, to: 100, base: null },
  ...{ hold, version },
})

test('a cell that was typed three times counts once, with the state of its last write', () => {
  const entries = [
    { examId: 'e', order: 3, cells: [cell('a', 'conflict'), cell('b', 'read-only')] },
    { examId: 'e', order: 1, cells: [cell('a', null), cell('c', null)] },
    { examId: 'e', order: 2, cells: [cell('a', null), cell('c', null), cell('d', null, 4)] },
    { examId: 'f', order: 1, cells: [cell('a', null)] },
    { examId: 'g', order: 1, cells: [cell('a', null, 2)] },
  ]
  expect(countCells(entries)).toEqual(
    new Map([
      ['e', { waiting: 1, conflicts: 1, refused: 1 }],
      ['f', { waiting: 1, conflicts: 0, refused: 0 }],
    ]),
  )
})
