import { codeOf, contentOf, emptyContent, sameContent } from '@classeur/domain/marks'
import type { MarkInput, MarkOperationKind, MarkOutcome, MarkRefusal } from '@classeur/contracts'
import type { MarkChangeDocument, MarkLogEntry, MarkRowDocument, MarkWrite } from '@classeur/database'
import { markView, neverWritten } from '../mark-view.ts'

/** What the cells of a request are decided by. */
export interface DecidedBy {
  /** Who writes. */
  by: string
  at: Date
  /** The exam had been released before. */
  afterRelease: boolean
  /** Why a cell cannot be written at all; null when it can. */
  refusalOf: (input: MarkInput) => MarkRefusal | null
  /** What the log calls the writes; null: what the operation says. */
  loggedKind?: MarkOperationKind | null
  /** Place of an operation in the request. */
  placeOf: (operationId: string) => number
  /** What the log has for versions that were asked about (`RowDecision.unsure`), by {@link versionKey}. */
  logged: ReadonlyMap<string, Pick<MarkChangeDocument, 'operationId' | 'by' | 'to'>>
}

/** A bare number: saved as this version. */
export type CellOutcome = number | MarkOutcome

export interface RowDecision {
  /** One for each input, in their order. */
  outcomes: CellOutcome[]
  cells: MarkWrite[]
  log: MarkLogEntry[]
  /** How many of the inputs were written before. */
  repeated: number
  /** Versions that these inputs would have made, if they were written before; the row does not know any more. */
  unsure: Pick<MarkChangeDocument, 'studentId' | 'leafId' | 'version'>[]
}

export const versionKey = ({
  studentId,
  leafId,
  version,
}: Pick<MarkChangeDocument, 'studentId' | 'leafId' | 'version'>): string =>
  `${studentId}:${leafId}:${String(version)}`

/**
 * What becomes of cells of one student, decided on the row as it is stored. A cell is written if it still has the
 * version it was based on. What was written before by the same operation is saved, whatever happened since: an answer
 * may have been lost. What the cell holds anyway is saved without a new version, and with the mark when that is not the
 * version the write was based on.
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

    // What the cell holds anyway needs no exam that is open.
    if (reason && !(reason === 'read-only' && isHeld)) return { outcome: 'refused', reason }
    if (isHeld) {
      // A mark of its own, though it says the same (somebody else's, or from another window of the same person):
      // whoever takes back a step must not take that back.
      const isAnother = stored.version !== input.version
      return isAnother
        ? { outcome: 'saved', version: stored.version, mark: markView(stored) }
        : stored.version
    }
    if ((stored?.version ?? 0) !== input.version) {
      return { outcome: 'conflict', mark: stored ? markView(stored) : neverWritten }
    }

    // The clock of whoever wrote last may be ahead: the log of a cell stays in order.
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
