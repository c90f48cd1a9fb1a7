import type { PlannedCell, PlannedNote } from '@classeur/domain/marks'
import { keyOf } from '../engine/cell-key.ts'
import type { CellChange } from '../engine/sheet-engine.ts'

/** The changes of an import: one for each cell, with its mark, its note, or both. */
export function importChanges(
  cells: readonly Pick<PlannedCell, 'studentId' | 'leafId' | 'to'>[],
  notes: readonly Pick<PlannedNote, 'studentId' | 'leafId' | 'to'>[],
): CellChange[] {
  const changes = new Map<string, CellChange>()
  for (const { studentId, leafId, to: content } of cells)
    changes.set(keyOf({ studentId, leafId }), { studentId, leafId, content })
  for (const { studentId, leafId, to: note } of notes) {
    const key = keyOf({ studentId, leafId })
    changes.set(key, { studentId, leafId, ...changes.get(key), note })
  }
  return [...changes.values()]
}
