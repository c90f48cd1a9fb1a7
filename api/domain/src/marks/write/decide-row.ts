import { codeOf, contentOf, emptyContent, sameContent } from '../mark-content.ts'
import { isDefaultErrorType } from '../error-types/default-error-types.ts'
import { emptyNote, noteChange, noteOf, sameNote, type CellNote } from '../notes/cell-note.ts'
import type { MarkOperationKind } from '../operation.ts'
import type { MarkLogEntry, StoredMark } from '../stored-mark.ts'
import type { CheckMark } from './check-mark.ts'
import type { MarkInput, MarkRefusal } from './mark-input.ts'

/** The fields of a log entry that identify a repeated write. */
type WriterOfVersion = Pick<MarkLogEntry, 'operationId' | 'by' | 'to' | 'toNote'>

/** One version of one cell. */
export interface CellVersion {
  studentId: string
  leafId: string
  version: number
}

/** The marks of one student, with the changes not yet moved to the log. */
export interface RowToWrite<Mark extends StoredMark> {
  marks: Readonly<Record<string, Mark>>
  epoch: number
  log?: readonly (WriterOfVersion & Pick<MarkLogEntry, 'leafId' | 'version'>)[]
}

/** The context in which the cells of a request are decided. */
export interface WriteContext {
  /** The user id of the writer. */
  by: string
  at: Date
  /** Whether the exam has ever been released. */
  afterRelease: boolean
  /** Returns why a cell can't be written at all, whether or not the exam is locked; null if it can. */
  refusalOf: CheckMark
  /** The ids of the school's own error types, also retired ones. */
  ownErrorTypes: ReadonlySet<string>
  /** Whether nobody can write now. */
  isLocked: boolean
  /** The kind of the writes in the log; null to use the operation's kind. */
  loggedKind?: MarkOperationKind | null
  /** The index of an operation in the request. */
  indexOf: (operationId: string) => number
  /** Log entries of the versions in `RowDecision.unsure`, by {@link versionKey}. */
  logged: ReadonlyMap<string, WriterOfVersion>
}

/**
 * The outcome of one write. A plain number means saved as this version. `mark` is the current cell; null if it was
 * never written.
 */
export type CellOutcome<Mark extends StoredMark> =
  | number
  | { outcome: 'saved'; version: number; mark: Mark }
  | { outcome: 'conflict'; mark: Mark | null }
  | { outcome: 'refused'; reason: MarkRefusal }

/** A cell to store. `isFirst`: the cell was never written before. Without `note`, the stored note stays as it is. */
export interface MarkWrite extends Omit<StoredMark, 'errorTypes' | 'comment'> {
  leafId: string
  note?: CellNote
  isFirst: boolean
}

export interface RowDecision<Mark extends StoredMark> {
  /** One outcome per input, in the same order. */
  outcomes: CellOutcome<Mark>[]
  cells: MarkWrite[]
  log: MarkLogEntry[]
  /** Number of inputs that an earlier request has already written. */
  repeated: number
  /** Versions that an earlier request may have made from these inputs; the row no longer has their log entries. */
  unsure: CellVersion[]
}

export const versionKey = ({ studentId, leafId, version }: CellVersion): string =>
  `${studentId}:${leafId}:${String(version)}`

/** Whether a log entry is that of this write: then the write was saved before, and its answer may have been lost. */
const isOfWrite = (
  { operationId, by, to, toNote }: WriterOfVersion,
  input: MarkInput,
  writer: string,
): boolean =>
  operationId === input.operation.id &&
  by === writer &&
  to === input.code &&
  (toNote === undefined || (input.note !== undefined && sameNote(toNote, input.note)))

/** These bring back a note that was accepted before. The class may have moved to another school since. */
const bringingBack: ReadonlySet<MarkOperationKind> = new Set(['undo', 'redo', 'restore'])

/** Refusals that concern the number only. */
const aboutValue: ReadonlySet<MarkRefusal> = new Set(['above-maximum', 'off-step', 'rescaled-meanwhile'])

/** Whether the write is accepted if the cell has its number already: a note may be written beside any stored number. */
const isAcceptedBesideItsNumber = ({ note }: MarkInput, refusal: MarkRefusal): boolean =>
  note !== undefined && aboutValue.has(refusal)

/** False if {@link decideRow} doesn't write the cell, whatever the row contains. */
export function mayBeWritten(
  input: MarkInput,
  { refusalOf, isLocked }: Pick<WriteContext, 'refusalOf' | 'isLocked'>,
): boolean {
  if (isLocked) return false
  const reason = refusalOf(input)
  return reason === null || isAcceptedBesideItsNumber(input, reason)
}

/**
 * Decides the writes to one student's row. A cell is written if the write is based on its current version.
 * A repeated operation counts as saved whatever happened since, because the first response may have been lost. Writing
 * the cell's current content and note makes no new version; the outcome contains the mark if the write had another
 * version.
 */
export function decideRow<Mark extends StoredMark>(
  row: RowToWrite<Mark> | null,
  inputs: readonly MarkInput[],
  { by, at, afterRelease, refusalOf, ownErrorTypes, isLocked, loggedKind, indexOf, logged }: WriteContext,
): RowDecision<Mark> {
  const decision: RowDecision<Mark> = { outcomes: [], cells: [], log: [], repeated: 0, unsure: [] }

  const entryOf = (studentId: string, leafId: string, version: number) =>
    row?.log?.find((entry) => entry.leafId === leafId && entry.version === version) ??
    logged.get(versionKey({ studentId, leafId, version }))

  /** Whether the write would give the cell an error type that the school doesn't have. */
  function addsUnknownType({ note, operation }: MarkInput, stored: StoredMark | null): boolean {
    if (!note || bringingBack.has(operation.kind)) return false
    const present = stored ? noteOf(stored).errorTypes : []
    return note.errorTypes.some(
      (id) => !isDefaultErrorType(id) && !ownErrorTypes.has(id) && !present.includes(id),
    )
  }

  function refusal(input: MarkInput, stored: StoredMark | null, isSameCode: boolean): MarkRefusal | null {
    const reason = refusalOf(input)
    if (reason !== null && !(isSameCode && isAcceptedBesideItsNumber(input, reason))) return reason
    if (addsUnknownType(input, stored)) return 'unknown-error-type'
    return isLocked ? 'read-only' : null
  }

  function outcomeOf(input: MarkInput): CellOutcome<Mark> {
    const { studentId, leafId, operation, note } = input
    const stored = row?.marks[leafId] ?? null
    const version = input.version + 1
    const content = contentOf(input.code)
    const isSameCode = stored !== null && sameContent(stored, content)
    const reason = refusal(input, stored, isSameCode)
    const isHeld = isSameCode && (note === undefined || sameNote(noteOf(stored), note))
    if (stored && stored.version >= version) {
      const entry = entryOf(studentId, leafId, version)
      if (entry && isOfWrite(entry, input, by)) {
        decision.repeated += 1
        return stored.version === version ? version : { outcome: 'saved', version, mark: stored }
      }
      if (!entry) decision.unsure.push({ studentId, leafId, version })
    }

    // Nothing to write: also accepted if the exam is locked.
    if (reason && !(reason === 'read-only' && isHeld)) return { outcome: 'refused', reason }
    if (isHeld) {
      // Another operation wrote the same content (by somebody else, or in another tab). Return that mark, so that
      // undoing this operation doesn't undo the other one.
      const isAnother = stored.version !== input.version
      return isAnother ? { outcome: 'saved', version: stored.version, mark: stored } : stored.version
    }
    if ((stored?.version ?? 0) !== input.version) return { outcome: 'conflict', mark: stored }

    // The clock of the last writer may have been ahead; keep the log of the cell in order.
    const writtenAt = stored && stored.at > at ? stored.at : at
    const { id: operationId, kind, of } = operation
    const changedNote = note && noteChange(stored ? noteOf(stored) : emptyNote, note)
    decision.cells.push({
      ...{ leafId, ...content, version, by, at: writtenAt, isFirst: stored === null },
      ...(changedNote?.toNote && { note: changedNote.toNote }),
    })
    decision.log.push({
      ...{ leafId, version, from: codeOf(stored ?? emptyContent), to: input.code, by, at: writtenAt },
      ...{ operationId, kind: loggedKind ?? kind, of, operationIndex: indexOf(operationId), afterRelease },
      epoch: row?.epoch ?? 0,
      ...changedNote,
    })
    return version
  }

  for (const input of inputs) decision.outcomes.push(outcomeOf(input))
  return decision
}

/** Whether every cell of a row already has the content to write, so that the row needn't be written. */
export const isSavedAlready = ({ cells, outcomes }: Pick<RowDecision<StoredMark>, 'cells' | 'outcomes'>) =>
  cells.length === 0 &&
  outcomes.every((outcome) => typeof outcome === 'number' || outcome.outcome === 'saved')
