import { codeOf, contentOf, type WriteMarksAnswer } from '@classeur/contracts'
import { keyOf, refOf } from './cell-key.ts'
import { sheetMarkOf } from './known-marks.ts'
import type { PendingWrite, PlainOutcome } from './pending-writes.ts'
import type { SheetParts } from './sheet-parts.ts'

type SettleParts = Pick<SheetParts, 'dependencies' | 'marks' | 'pending' | 'keptBack' | 'show'>

/**
 * What was typed and waits for a person holds nothing of its own any more once the server has the same: nobody is asked.
 * Returns the cells of `keys` as they are.
 */
export function endSettled({ marks, pending }: SettleParts, keys: readonly string[]): readonly string[] {
  for (const key of keys) {
    const [last, saved] = [pending.last(key), marks.get(key)]
    if (last?.hold && saved && codeOf(saved) === last.to) pending.dropHeld(key)
  }
  return keys
}

/** Takes over what the server says of each cell. */
export function settleOutcomes(
  parts: SettleParts,
  outcomes: readonly (readonly [PendingWrite, PlainOutcome])[],
  { at }: Pick<WriteMarksAnswer, 'at'>,
): void {
  const { marks, pending } = parts
  const { userId } = parts.dependencies
  const kept: string[] = []
  for (const [write, told] of outcomes) {
    const key = keyOf(write.cell)
    const outcome = typeof told === 'number' ? { outcome: 'saved' as const, version: told, mark: null } : told
    if (outcome.outcome === 'refused') {
      if (!pending.refuse(write, outcome.reason)) kept.push(key)
    } else if (outcome.outcome === 'conflict') {
      const mark = sheetMarkOf(outcome.mark)
      // An answer that comes late: what was heard meanwhile is newer. Older than what was sent: the server went back.
      if (mark.version < (write.cell.base ?? 0)) marks.set(key, mark)
      else marks.take(key, mark)
      if (!pending.conflict(write)) kept.push(key)
    } else {
      const { version, mark } = outcome
      const known = marks.get(key)
      // Somebody may have written the very same before, here in another window too: then this write made no version.
      const isMine = version === (write.cell.base ?? 0) + 1 && mark?.version !== version
      if (mark) marks.take(key, sheetMarkOf(mark))
      else if (!known || known.version < version)
        marks.set(key, { ...contentOf(write.cell.to), version, by: userId, at: Date.parse(at) })
      pending.saved(write, version, isMine)
    }
  }
  endSettled(
    parts,
    outcomes.map(([{ cell }]) => keyOf(cell)),
  )
  if (kept.length > 0) parts.keptBack(kept.map(refOf))
  parts.show(outcomes.map(([{ cell }]) => keyOf(cell)))
}
