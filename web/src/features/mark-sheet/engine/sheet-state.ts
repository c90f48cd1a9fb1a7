import type { CellRef, ExamSheet, SheetPresence } from '@classeur/contracts'
import { keyOf, refOf } from './cell-key.ts'
import type { SendMode } from './send-writes.ts'
import type { ReadOnly, SheetState } from './sheet-engine.ts'
import type { SheetParts } from './sheet-parts.ts'

/** Why nobody, or not this person, writes on the sheet. */
export function readOnlyOf({ exam, may }: Pick<ExamSheet, 'exam' | 'may'>): ReadOnly {
  if (exam.readOnly) return exam.readOnly
  if (exam.status === 'reviewed' || exam.status === 'released') return exam.status
  return may.write ? null : 'role'
}

interface StateParts extends Pick<SheetParts, 'pending' | 'history' | 'unread' | 'readOnly'> {
  sheet: () => SheetState['sheet']
  epoch: () => number
  mode: () => SendMode
  present: () => readonly SheetPresence[]
  notKept: () => boolean
  told: () => Pick<SheetState, 'savedAt' | 'keptBack'>
}

const sameRefs = (a: readonly CellRef[], b: readonly CellRef[]): boolean =>
  a.length === b.length && a.every((ref, place) => keyOf(ref) === keyOf(b[place] ?? ref))

/** The state of the whole sheet as it is now; lists of cells are the same objects while they hold the same cells. */
export function buildState(parts: StateParts, before: SheetState | null): SheetState {
  const { pending, history, unread } = parts
  let unsent = 0
  const refused: CellRef[] = []
  const conflicts: CellRef[] = []
  for (const key of pending.keys()) {
    const hold = pending.last(key)?.hold ?? null
    if (hold === null) unsent += 1
    else if (hold === 'conflict') conflicts.push(refOf(key))
    else refused.push(refOf(key))
  }
  const stable = (name: 'unread' | 'refused' | 'conflicts', refs: CellRef[]) =>
    before && sameRefs(before[name], refs) ? before[name] : refs
  const readOnly = parts.readOnly()
  const mode = parts.mode()
  const reached = unsent > 0 ? 'saving' : 'saved'
  return {
    sheet: parts.sheet(),
    readOnly,
    epoch: parts.epoch(),
    unsent,
    save: mode === 'online' ? reached : mode,
    ...parts.told(),
    notKept: parts.notKept(),
    unread: stable('unread', [...unread.keys()].map(refOf)),
    refused: stable('refused', refused),
    conflicts: stable('conflicts', conflicts),
    canUndo: readOnly === null && history.top('undo') !== null,
    canRedo: readOnly === null && history.top('redo') !== null,
    present: parts.present(),
  }
}
