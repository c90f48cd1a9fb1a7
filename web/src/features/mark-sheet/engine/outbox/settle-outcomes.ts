import { codeOf, contentOf, emptyNote, sameNote } from '@classeur/domain/marks'
import { keyOf } from '../cell-key.ts'
import { sheetMarkOf, withNote, type SavedMarks } from '../server/saved-marks.ts'
import type { PendingWrites, PlainOutcome } from './pending-writes.ts'
import type { PendingWrite } from './typed-parts.ts'

interface SettleParts {
  marks: SavedMarks
  pending: PendingWrites
}

/** Settles cells that wait for a decision when the server now has what was typed: there is nothing left to decide. */
export function dropSettled({ marks, pending }: SettleParts, keys: readonly string[]): void {
  for (const key of keys) {
    const saved = marks.get(key)
    if (!saved || !pending.last(key)?.hold) continue
    const [code = codeOf(saved), note = saved.note] = [pending.typedCode(key), pending.typedNote(key)]
    if (code === codeOf(saved) && sameNote(note ?? emptyNote, saved.note ?? emptyNote)) pending.dropHeld(key)
  }
}

/**
 * Applies the server's answer for each cell. `at` is the time of the answer. Returns the cells of undos and redos that
 * came too late.
 */
export function settleOutcomes(
  { marks, pending, userId }: SettleParts & { userId: string },
  outcomes: readonly (readonly [PendingWrite, PlainOutcome])[],
  at: string,
): string[] {
  const kept: string[] = []
  for (const [write, answered] of outcomes) {
    const key = keyOf(write.cell)
    const outcome =
      typeof answered === 'number' ? { outcome: 'saved' as const, version: answered, mark: null } : answered
    if (outcome.outcome === 'refused') {
      // The mark under a note was converted to a new maximum: ask whether the note still applies.
      const isSettled =
        outcome.reason === 'rescaled-meanwhile' && write.cell.keepsCode
          ? pending.conflict(write)
          : pending.refuse(write, outcome.reason)
      if (!isSettled) kept.push(key)
    } else if (outcome.outcome === 'conflict') {
      const mark = sheetMarkOf(outcome.mark)
      // A late answer doesn't replace a newer mark from an event. But if the mark is older than the write's base, the
      // server's data was restored to an earlier state.
      if (mark.version < (write.cell.base ?? 0)) marks.set(key, mark)
      else marks.take(key, mark)
      if (!pending.conflict(write)) kept.push(key)
    } else {
      const { version, mark } = outcome
      const saved = marks.get(key)
      // Someone else, or this person in another tab, may already have saved the same mark; then this write created no
      // version.
      const isMine = version === (write.cell.base ?? 0) + 1 && mark?.version !== version
      if (mark) marks.take(key, sheetMarkOf(mark))
      else if (!saved || saved.version < version)
        marks.set(
          key,
          withNote(
            { ...contentOf(write.cell.to), version, by: userId, at: Date.parse(at) },
            write.cell.toNote ?? saved?.note,
          ),
        )
      pending.saved(write, version, isMine)
    }
  }
  return kept
}
