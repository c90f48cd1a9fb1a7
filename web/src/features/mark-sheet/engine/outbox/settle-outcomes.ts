import { codeOf, contentOf } from '@classeur/domain/marks'
import { keyOf } from '../cell-key.ts'
import { sheetMarkOf, type SavedMarks } from '../server/saved-marks.ts'
import type { PendingWrite, PendingWrites, PlainOutcome } from './pending-writes.ts'

interface SettleParts {
  marks: SavedMarks
  pending: PendingWrites
}

/** Nobody needs to decide about a cell that waits for a person once the server has the same mark. */
export function dropSettled({ marks, pending }: SettleParts, keys: readonly string[]): void {
  for (const key of keys) {
    const [last, saved] = [pending.last(key), marks.get(key)]
    if (last?.hold && saved && codeOf(saved) === last.to) pending.dropHeld(key)
  }
}

/**
 * Takes over what the server says of each cell. `at`: the time of the answer. Returns the cells of an undo or redo that
 * came too late.
 */
export function settleOutcomes(
  { marks, pending, userId }: SettleParts & { userId: string },
  outcomes: readonly (readonly [PendingWrite, PlainOutcome])[],
  at: string,
): string[] {
  const kept: string[] = []
  for (const [write, told] of outcomes) {
    const key = keyOf(write.cell)
    const outcome = typeof told === 'number' ? { outcome: 'saved' as const, version: told, mark: null } : told
    if (outcome.outcome === 'refused') {
      if (!pending.refuse(write, outcome.reason)) kept.push(key)
    } else if (outcome.outcome === 'conflict') {
      const mark = sheetMarkOf(outcome.mark)
      // The answer may be late, then an event may have brought a newer mark. But a mark that is older than the one
      // sent means that the server has gone back.
      if (mark.version < (write.cell.base ?? 0)) marks.set(key, mark)
      else marks.take(key, mark)
      if (!pending.conflict(write)) kept.push(key)
    } else {
      const { version, mark } = outcome
      const saved = marks.get(key)
      // Somebody may have written the same mark before, perhaps here in another window: then this write made no version.
      const isMine = version === (write.cell.base ?? 0) + 1 && mark?.version !== version
      if (mark) marks.take(key, sheetMarkOf(mark))
      else if (!saved || saved.version < version)
        marks.set(key, { ...contentOf(write.cell.to), version, by: userId, at: Date.parse(at) })
      pending.saved(write, version, isMine)
    }
  }
  return kept
}
