import type { CellRef } from '@classeur/contracts'
import { activeLeaves } from '@classeur/domain/exams'
import { keyOf, refOf } from '../cell-key.ts'
import type { Outbox } from '../outbox/outbox.ts'
import type { Presence } from '../presence.ts'
import type { Server } from '../server/server.ts'
import type { SheetState } from '../sheet-engine.ts'
import type { UndoHistory } from '../undo-history.ts'
import type { UnreadTexts } from '../unread-texts.ts'

export interface StateParts {
  server: Pick<Server, 'sheet' | 'readOnly' | 'epoch'>
  outbox: Pick<Outbox, 'keys' | 'last' | 'mode' | 'notKept' | 'savedAt' | 'keptBack'>
  texts: Pick<UnreadTexts, 'keys'>
  history: Pick<UndoHistory, 'top'>
  presence: Pick<Presence, 'all'>
}

const sameRefs = (a: readonly CellRef[], b: readonly CellRef[]): boolean =>
  a.length === b.length && a.every((ref, index) => keyOf(ref) === keyOf(b[index] ?? ref))

const sameState = (a: SheetState, b: SheetState): boolean =>
  (Object.keys(a) as (keyof SheetState)[]).every((name) => a[name] === b[name])

/** The texts of cells that are on the sheet now. */
function unreadOn({ students, exam }: SheetState['sheet'], texts: StateParts['texts']): CellRef[] {
  const refs = [...texts.keys()].map(refOf)
  if (refs.length === 0) return refs
  const studentIds = new Set(students.map(({ id }) => id))
  const leafIds = new Set(activeLeaves(exam.structure).map(({ id }) => id))
  return refs.filter(({ studentId, leafId }) => studentIds.has(studentId) && leafIds.has(leafId))
}

/**
 * Builds the current state of the sheet. Reuses the old object, and its lists of cells, where the contents are equal.
 */
export function buildState(parts: StateParts, before: SheetState | null): SheetState {
  const { server, outbox, texts, history, presence } = parts
  let unsent = 0
  const refused: CellRef[] = []
  const conflicts: CellRef[] = []
  for (const key of outbox.keys()) {
    const hold = outbox.last(key)?.hold ?? null
    if (hold === null) unsent += 1
    else if (hold === 'conflict') conflicts.push(refOf(key))
    else refused.push(refOf(key))
  }
  const stable = (name: 'unread' | 'refused' | 'conflicts', refs: CellRef[]) =>
    before && sameRefs(before[name], refs) ? before[name] : refs
  const readOnly = server.readOnly()
  const mode = outbox.mode()
  const reached = unsent > 0 ? 'saving' : 'saved'
  const state: SheetState = {
    ...{ sheet: server.sheet(), readOnly, epoch: server.epoch(), unsent },
    ...{ savedAt: outbox.savedAt(), keptBack: outbox.keptBack(), notKept: outbox.notKept() },
    save: mode === 'online' ? reached : mode,
    unread: stable('unread', unreadOn(server.sheet(), texts)),
    refused: stable('refused', refused),
    conflicts: stable('conflicts', conflicts),
    canUndo: readOnly === null && history.top('undo') !== null,
    canRedo: readOnly === null && history.top('redo') !== null,
    present: presence.all(),
  }
  return before && sameState(before, state) ? before : state
}
