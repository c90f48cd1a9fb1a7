import { rescaleRow } from '@classeur/domain/marks'
import type { Connection } from 'mongoose'
import type { ExamDocument } from '../exams/exam.model.ts'
import { createStructureChangeRepository } from '../exams/structure-change.repository.ts'
import {
  createListPaperContents,
  type NotedPaperContents,
  type PaperContents,
} from './list-paper-contents.ts'
import type { MarkCells } from './mark-row.model.ts'
import { createMarkRowRepository } from './mark-row.repository.ts'

export type SettledExam = Pick<ExamDocument, '_id' | 'rescaleIds' | 'wasReleased'>

/**
 * Rows of marks converted to the exam's current structure. One write to the exam decides a rescale; its rows are
 * converted afterwards. If a row was skipped (the process crashed or the row changed at that moment), the next read
 * converts it.
 */
export function createSettledRows(connection: Connection) {
  const rows = createMarkRowRepository(connection)
  const changes = createStructureChangeRepository(connection)
  const papers = createListPaperContents(connection)

  async function settle({ _id, rescaleIds, wasReleased }: SettledExam): Promise<void> {
    for (;;) {
      const behind = await rows.listBehind(String(_id), rescaleIds.length)
      if (behind.length === 0) return
      const epoch = Math.min(...behind.map((row) => row.epoch))
      const [change] = await changes.listByIds(rescaleIds.slice(epoch, epoch + 1))
      if (!change) return
      const rescale = { ...change, id: String(change._id) }
      const afterRelease = wasReleased === true
      await rows.advance(
        behind
          .filter((row) => row.epoch === epoch)
          .map((before) => ({ before, after: rescaleRow(before, rescale, { afterRelease }) })),
      )
    }
  }

  const settleAll = (exams: readonly SettledExam[]) =>
    Promise.all(exams.filter(({ rescaleIds }) => rescaleIds.length > 0).map(settle))

  return {
    settle,

    /** All rows of one exam. */
    async listByExam(exam: SettledExam): Promise<MarkCells[]> {
      if (exam.rescaleIds.length > 0) await settle(exam)
      return rows.listByExam(String(exam._id))
    },

    /** All rows of several exams; a single command unless one of them was rescaled. */
    async listByExams(exams: readonly SettledExam[]): Promise<MarkCells[]> {
      if (exams.length === 0) return []
      await settleAll(exams)
      return rows.listByExams(exams.map(({ _id }) => String(_id)))
    },

    /** Only the contents of the cells of several exams; a single command unless one of them was rescaled. */
    async listContentsByExams(exams: readonly SettledExam[]): Promise<PaperContents[]> {
      if (exams.length === 0) return []
      await settleAll(exams)
      return papers.contents(exams.map(({ _id }) => String(_id)))
    },

    /** The same with the error types of the cells. */
    async listNotedContentsByExams(exams: readonly SettledExam[]): Promise<NotedPaperContents[]> {
      if (exams.length === 0) return []
      await settleAll(exams)
      return papers.withErrorTypes(exams.map(({ _id }) => String(_id)))
    },
  }
}

export type SettledRows = ReturnType<typeof createSettledRows>
