import type { Actor } from '@classeur/domain/access'
import {
  contentsAt,
  createThroughRescales,
  type NoteChange,
  type ThroughRescales,
} from '@classeur/domain/marks'
import type {
  LoggedOperation,
  MarkChange,
  MarkHistory,
  MarkHistoryQuery,
  MarksAt,
  MarksAtQuery,
  OperationsPage,
} from '@classeur/contracts'
import type {
  ExamDocument,
  ExamMarking,
  ExamRepository,
  MarkChangeDocument,
  MarkLog,
  MarkRowRepository,
  SettledRows,
  StructureChangeRepository,
} from '@classeur/database'
import type { OpenExam } from '../../../class-access/open-exam.ts'
import { decodeChange, decodeOperation, encodeChange, encodeOperation } from './mark-cursors.ts'
import { authorsOf } from '../mark-view.ts'

/** Maximum number of cell changes on a page of operations; a single larger operation still makes a page. */
const mostChanges = 4000
const mostOperations = 100
/** Entries still in the rows after this time belong to a save that was interrupted; others are copied right away. */
const cutOffMs = 10_000

/** The notes of a change; nothing if it left the note as it was. */
const notesOf = ({ fromNote, toNote }: NoteChange): NoteChange =>
  fromNote && toNote ? { fromNote, toNote } : {}

const changeView = ({ at, ...change }: MarkChangeDocument): MarkChange => ({
  ...{ studentId: change.studentId, leafId: change.leafId, version: change.version },
  ...{ from: change.from, to: change.to, by: change.by, at: at.toISOString() },
  ...{ operationId: change.operationId, kind: change.kind, afterRelease: change.afterRelease },
  ...notesOf(change),
})

/** Converts numbers to the current maximums, because undoing an operation writes current marks. */
const operationView = (
  changes: readonly MarkChangeDocument[],
  { now, epochsOf }: ThroughRescales,
): LoggedOperation[] => {
  const [first] = changes
  if (!first) return []
  const { operationId: id, kind, of, at } = first
  const cells = changes.map((change) => {
    const { studentId, leafId, version } = change
    const epochs = epochsOf(change)
    const [from, to] = [now(change.from, leafId, epochs.from), now(change.to, leafId, epochs.to)]
    return { studentId, leafId, version, from, to, ...notesOf(change) }
  })
  return [{ id, kind, of, at: at.toISOString(), cells }]
}

export interface MarkHistoryDependencies {
  openExam: OpenExam
  exams: Pick<ExamRepository, 'findById'>
  changes: Pick<StructureChangeRepository, 'listRescales'>
  log: MarkLog
  marking: Pick<ExamMarking, 'written'>
  rows: Pick<MarkRowRepository, 'listOf' | 'listWithLog'>
  settledRows: Pick<SettledRows, 'settle'>
  /** The clock of the database. */
  databaseNow: () => Date
  namesOf: (userIds: readonly string[]) => Promise<Map<string, string>>
}

/** Reads the history of an exam's marks: the changes, a person's own operations, and the marks at a past moment. */
export function createMarkHistoryService(dependencies: MarkHistoryDependencies) {
  const { openExam, exams, changes, log, marking, rows, settledRows, databaseNow, namesOf } = dependencies

  /** Completes the log. Also increments the marks version that an interrupted save may not have incremented. */
  async function drain(examId: string): Promise<void> {
    const oldest = await log.drain(examId)
    const cutOff = databaseNow().getTime() - cutOffMs
    if (oldest && oldest.getTime() < cutOff) await marking.written(examId)
  }

  /** Call this after reading rows and log, so that none of their entries belongs to a later epoch. */
  async function throughRescales(exam: ExamDocument): Promise<ThroughRescales> {
    const { rescaleIds } = (await exams.findById(String(exam._id))) ?? exam
    return createThroughRescales(await changes.listRescales(rescaleIds))
  }

  return {
    /** Changes of a cell, row, column or the whole sheet, newest first; numbers as typed at the time. */
    async list(actor: Actor, examId: string, query: MarkHistoryQuery): Promise<MarkHistory> {
      const { studentId, leafId, cursor, limit } = query
      const after = decodeChange(cursor)
      const { exam } = await openExam(actor, 'mark:read', examId)
      await settledRows.settle(exam)
      await drain(examId)
      const stored = await log.list({ examId, studentId, leafId }, after, limit + 1)
      const page = stored.slice(0, limit)
      const last = stored.length > limit ? page.at(-1) : undefined
      const userIds = [...new Set(page.map(({ by }) => by))]
      return {
        changes: page.map(changeView),
        people: authorsOf(userIds, await namesOf(userIds)),
        nextCursor: last ? encodeChange({ at: last.at, id: last._id }) : null,
      }
    },

    /**
     * Contents of the cells at a past moment, with numbers converted to the current maximums. Reads rows before the
     * log: changes in between are later than the moment.
     */
    async at(actor: Actor, examId: string, { at, studentId, leafId }: MarksAtQuery): Promise<MarksAt> {
      const { exam } = await openExam(actor, 'mark:read', examId)
      await settledRows.settle(exam)
      const moment = new Date(at)
      const stored = await (studentId ? rows.listOf(examId, [studentId]) : rows.listWithLog(examId))
      const since = await log.listFirstSince({ examId, studentId, leafId }, moment)
      return { at, cells: contentsAt(stored, since, await throughRescales(exam), moment, leafId) }
    },

    /** The person's own complete operations, newest first, with numbers converted to the current maximums. */
    async operations(actor: Actor, examId: string, cursor: string | undefined): Promise<OperationsPage> {
      const after = decodeOperation(cursor)
      const { exam } = await openExam(actor, 'mark:read', examId)
      await drain(examId)
      const stored = await log.listOperations(examId, actor.userId, after, mostOperations + 1)
      let held = 0
      const page = stored.slice(0, mostOperations).filter((operation, index) => {
        held += operation.changes
        return index === 0 || held <= mostChanges
      })
      const ids = page.map(({ id }) => id)
      const made = ids.length > 0 ? await log.listByOperations(examId, actor.userId, ids) : []
      const byOperation = new Map(ids.map((id): [string, MarkChangeDocument[]] => [id, []]))
      for (const change of made) byOperation.get(change.operationId)?.push(change)
      const last = stored.length > page.length ? page.at(-1) : undefined
      const through = await throughRescales(exam)
      return {
        operations: ids.flatMap((id) => operationView(byOperation.get(id) ?? [], through)),
        nextCursor: last ? encodeOperation(last) : null,
      }
    },
  }
}

export type MarkHistoryService = ReturnType<typeof createMarkHistoryService>
