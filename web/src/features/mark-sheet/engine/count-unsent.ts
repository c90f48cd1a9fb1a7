import { keyOf } from './cell-key.ts'
import type { QueueEntry, UnsentCells } from './sheet-ports.ts'

export const totalOf = ({ waiting, conflicts, refused }: UnsentCells): number => waiting + conflicts + refused

/** Counts cells by exam id. A cell that was typed twice counts once, with the state of its last write. */
export function countCells(
  entries: readonly Pick<QueueEntry, 'examId' | 'order' | 'cells'>[],
): ReadonlyMap<string, UnsentCells> {
  const byExam = new Map<string, Map<string, keyof UnsentCells>>()
  for (const { examId, cells } of [...entries].sort((a, b) => a.order - b.order))
    for (const cell of cells) {
      const { version, hold } = cell
      if (version !== null && hold === null) continue
      const stateByCell = byExam.get(examId) ?? new Map<string, keyof UnsentCells>()
      const held = hold === 'conflict' ? 'conflicts' : 'refused'
      byExam.set(examId, stateByCell.set(keyOf(cell), hold === null ? 'waiting' : held))
    }
  return new Map(
    [...byExam].map(([examId, cells]) => {
      const counts: UnsentCells = { waiting: 0, conflicts: 0, refused: 0 }
      for (const waitsFor of cells.values()) counts[waitsFor] += 1
      return [examId, counts]
    }),
  )
}
