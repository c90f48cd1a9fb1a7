import { rescaleRow } from '@classeur/domain/marks'
import type { Connection } from 'mongoose'
import type { ExamDocument } from '../exams/exam.model.ts'
import { createStructureChangeRepository } from '../exams/structure-change.repository.ts'
import type { MarkCells } from './mark-row.model.ts'
import { createMarkRowRepository } from './mark-row.repository.ts'

export type SettledExam = Pick<ExamDocument, '_id' | 'rescaleIds' | 'wasReleased'>

/**
 * Rows of marks that mean what the exam's structure says. A rescale is decided by one write to the exam; its rows
 * follow one by one, and whoever meets one that was left behind (the process died, or somebody was writing at that
 * moment) brings it along.
 */
export function createSettledRows(connection: Connection) {
  const rows = createMarkRowRepository(connection)
  const changes = createStructureChangeRepository(connection)

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

  return {
    settle,

    /** All rows of one exam. */
    async listByExam(exam: SettledExam): Promise<MarkCells[]> {
      if (exam.rescaleIds.length > 0) await settle(exam)
      return rows.listByExam(String(exam._id))
    },

    /** All rows of several exams, in one command unless one of them has been rescaled. */
    async listByExams(exams: readonly SettledExam[]): Promise<MarkCells[]> {
      if (exams.length === 0) return []
      await Promise.all(exams.filter(({ rescaleIds }) => rescaleIds.length > 0).map(settle))
      return rows.listByExams(exams.map(({ _id }) => String(_id)))
    },
  }
}

export type SettledRows = ReturnType<typeof createSettledRows>
