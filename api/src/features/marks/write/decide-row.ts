import { codeOf, contentOf, emptyContent, sameContent } from '@classeur/domain/marks'
import type { MarkInput, MarkOperationKind, MarkOutcome, MarkRefusal } from '@classeur/contracts'
import type { MarkChangeDocument, MarkLogEntry, MarkRowDocument, MarkWrite } from '@classeur/database'
import { markView, neverWritten } from '../mark-view.ts'

/** The context in which the cells of a request are decided. */
export interface DecidedBy {
  /** The user id of the writer. */
  by: string
  at: Date
  /** Whether the exam has ever been released. */
  afterRelease: boolean
  /** Returns why a cell can't be written at all; null if it can. */
  refusalOf: (input: MarkInput) => MarkRefusal | null
  /** The kind of the writes in the log; null to use the operation's kind. */
  loggedKind?: MarkOperationKind | null
  /** The index of an operation in the request. */
  placeOf: (operationId: string) => number
  /** Log entries of the versions in `RowDecision.unsure`, by {@link versionKey}. */
  logged: ReadonlyMap<string, Pick<MarkChangeDocument, 'operationId' | 'by' | 'to'>>
}

/** A plain number means saved as this version. */
export type CellOutcome = number | MarkOutcome

export interface RowDecision {
  /** One outcome per input, in the same order. */
  outcomes: CellOutcome[]
  cells: MarkWrite[]
  log: MarkLogEntry[]
  /** Number of inputs that an earlier request has already written. */
  repeated: number
  /** Versions that an earlier request may have made from these inputs; the row no longer has their log entries. */
  unsure: Pick<MarkChangeDocument, 'studentId' | 'leafId' | 'version'>[]
}

export const versionKey = ({
  studentId,
  leafId,
  version,
}: Pick<MarkChangeDocument, 'studentId' | 'leafId' | 'version'>): string =>
  `${studentId}:${leafId}:${String(version)}`

/**
 * Decides the writes to one student's row. A cell is written if the write is based on its current version.
 * A repeated operation counts as saved whatever happened since, because the first response may have been lost. Writing
 * the cell's current content makes no new version; the outcome contains the mark if the write had another version.
 */
export function decideRow(
  row: Pick<MarkRowDocument, 'marks' | 'log' | 'epoch'> | null,
  inputs: readonly MarkInput[],
  { by, at, afterRelease, refusalOf, loggedKind, placeOf, logged }: DecidedBy,
): RowDecision {
  const decision: RowDecision = { outcomes: [], cells: [], log: [], repeated: 0, unsure: [] }

  const entryOf = (studentId: string, leafId: string, version: number) =>
    row?.log?.find((entry) => entry.leafId === leafId && entry.version === version) ??
    logged.get(versionKey({ studentId, leafId, version }))

  function outcomeOf(input: MarkInput): CellOutcome {
    const { studentId, leafId, operation } = input
    const stored = row?.marks[leafId] ?? null
    const version = input.version + 1
    const content = contentOf(input.code)
    const reason = refusalOf(input)
    const isHeld = stored !== null && sameContent(stored, content)
    if (stored && stored.version >= version) {
      const entry = entryOf(studentId, leafId, version)
      if (entry?.operationId === operation.id && entry.by === by && entry.to === input.code) {
        decision.repeated += 1
        return stored.version === version ? version : { outcome: 'saved', version, mark: markView(stored) }
      }
      if (!entry) decision.unsure.push({ studentId, leafId, version })
    }

    // Nothing to write: also accepted if the exam is locked.
    if (reason && !(reason === 'read-only' && isHeld)) return { outcome: 'refused', reason }
    if (isHeld) {
      // Another operation wrote the same content (by somebody else, or in another tab). Return that mark, so that
      // undoing this operation doesn't undo the other one.
      const isAnother = stored.version !== input.version
      return isAnother
        ? { outcome: 'saved', version: stored.version, mark: markView(stored) }
        : stored.version
    }
    if ((stored?.version ?? 0) !== input.version) {
      return { outcome: 'conflict', mark: stored ? markView(stored) : neverWritten }
    }

    // The clock of the last writer may have been ahead; keep the log of the cell in order.
    const writtenAt = stored && stored.at > at ? stored.at : at
    const { id: operationId, kind, of } = operation
    decision.cells.push({ leafId, ...content, version, by, at: writtenAt, isFirst: stored === null })
    decision.log.push({
      ...{ leafId, version, from: codeOf(stored ?? emptyContent), to: input.code, by, at: writtenAt },
      ...{ operationId, kind: loggedKind ?? kind, of, place: placeOf(operationId), afterRelease },
      epoch: row?.epoch ?? 0,
    })
    return version
  }

  for (const input of inputs) decision.outcomes.push(outcomeOf(input))
  return decision
}
