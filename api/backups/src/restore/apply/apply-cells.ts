import {
  retryOnConflict,
  type CellPatch,
  type ExamDocument,
  type ExamRepository,
  type MarkRowRepository,
  type SettledRows,
} from '@classeur/database'
import { codeOf, noteChange, type MarkLogEntry, type MarkWrite } from '@classeur/domain/marks'
import { cellOf, sameCell } from '../compare/cells.ts'

const mostTries = 60
const longestPauseMs = (tries: number) => Math.min(60, 2 ** tries)

/** Cells of one row to write. */
export interface CellsToWrite {
  examId: string
  classId: string
  studentId: string
  cells: readonly CellPatch[]
  /** The person who restores, in the history of the marks. */
  by: string
  /** The id of the operation in the history. */
  operationId: string
}

/** A cell that was written, with its version. */
export interface WrittenCell {
  studentId: string
  leafId: string
  version: number
  mark: ReturnType<typeof cellOf>
}

export interface CellsResult {
  kept: number
  written: WrittenCell[]
  /** The exam as it was when the cells were written; null if it is gone. */
  exam: ExamDocument | null
  at: Date
}

export interface ApplyCellsDependencies {
  exams: Pick<ExamRepository, 'findById'>
  rows: Pick<MarkRowRepository, 'commit' | 'ensure' | 'listOf' | 'raiseFenceOf'>
  settledRows: Pick<SettledRows, 'settle'>
  now: () => Date
}

/**
 * Writes cells of one student that nobody has written since the plan was made, each with its entry in the history. A
 * cell that somebody has written meanwhile stays and is counted, unless it already has the content. Repeating it changes
 * nothing. Call `afterMarks` once all rows of the exam are written.
 */
export function createApplyCells({ exams, rows, settledRows, now }: ApplyCellsDependencies) {
  return async ({
    examId,
    classId,
    studentId,
    cells,
    by,
    operationId,
  }: CellsToWrite): Promise<CellsResult> => {
    return retryOnConflict<CellsResult>(
      async () => {
        const exam = await exams.findById(examId)
        const at = now()
        if (!exam) return { kept: cells.length, written: [], exam, at }
        const epoch = exam.rescaleIds.length
        let [row] = await rows.listOf(examId, [studentId])
        if (!row) {
          await rows.ensure({ id: examId, classId, epoch }, [studentId])
          ;[row] = await rows.listOf(examId, [studentId])
        }
        if (!row) return 'conflict'
        if (row.epoch < epoch) {
          await settledRows.settle(exam)
          return 'conflict'
        }
        const fence = exam.fence ?? 0
        if ((row.fence ?? 0) < fence) {
          await rows.raiseFenceOf(examId, [studentId], fence)
          return 'conflict'
        }
        const writes: MarkWrite[] = []
        const entries: MarkLogEntry[] = []
        const written: WrittenCell[] = []
        let kept = 0
        for (const [index, { leafId, version, before, after }] of cells.entries()) {
          const stored = row.marks[leafId]
          const current = cellOf(stored)
          if (sameCell(current, after)) continue
          const isAsPlanned = (stored?.version ?? 0) === version && sameCell(current, before)
          if (!isAsPlanned) {
            kept += 1
            continue
          }
          const next = (stored?.version ?? 0) + 1
          const writtenAt = stored && stored.at > at ? stored.at : at
          const { note, ...content } = after
          const changedNote = noteChange(current.note, note)
          writes.push({
            ...{ leafId, ...content, version: next, by, at: writtenAt, isFirst: stored === undefined },
            ...(changedNote.toNote && { note: changedNote.toNote }),
          })
          entries.push({
            ...{ leafId, version: next, from: codeOf(current), to: codeOf(after), by, at: writtenAt },
            ...{ operationId, kind: 'restore', of: null, operationIndex: index },
            ...{ afterRelease: exam.wasReleased === true, epoch: row.epoch },
            ...changedNote,
          })
          written.push({ studentId, leafId, version: next, mark: after })
        }
        if (writes.length === 0) return { kept, written, exam, at }
        const matched = await rows.commit([{ row, cells: writes, log: entries }])
        return matched === 1 ? { kept, written, exam, at } : 'conflict'
      },
      { mostTries, longestPauseMs, otherwise: () => new Error(`marks of exam ${examId} kept changing`) },
    )
  }
}

export type ApplyCells = ReturnType<typeof createApplyCells>

/** The same cells back as they were, based on the versions that the restore gave them. */
export const reversedCells = (cells: readonly CellPatch[]): CellPatch[] =>
  cells.map(({ leafId, version, before, after }) => ({
    ...{ leafId, version: version + 1, before: after, after: before },
  }))
