import type { Actor } from '@classeur/domain/access'
import { coalesceByKey } from '@classeur/domain/concurrency'
import type { CellNote, MarkInput, MarksWritten, WriteMarksAnswer } from '@classeur/contracts'
import type {
  ClassActivityRepository,
  ClassDocument,
  MarkLog,
  MarkRowRepository,
  RosterDocument,
} from '@classeur/database'
import type { FastifyBaseLogger } from 'fastify'
import type { AnnounceClass } from '../../../realtime/announce-class.ts'

/** The notes of the written cells, by the index of the input; without cells that have none. */
export type WrittenNotes = Map<number, CellNote>

/** What a write did beside the marks. */
export interface Written {
  /** The name of the writer. */
  author: Promise<string>
  notes: WrittenNotes
  /** Comments that cells got with this write, one for each cell. */
  comments: readonly string[]
  /** The students of the class, also deleted ones. */
  students: RosterDocument['students']
  /** Students whose rows must still be raised to this fence, because the save didn't write them. */
  stillLower: { studentIds: readonly string[]; fence: number }
}

export interface AfterWritingDependencies {
  activities: Pick<ClassActivityRepository, 'touch'>
  log: Pick<MarkLog, 'drain'>
  rows: Pick<MarkRowRepository, 'raiseFenceOf'>
  /** Updates the counts of the class that depend on its exams. */
  recountExams: (classId: string) => Promise<void>
  announce: AnnounceClass
  announceMarks: (event: MarksWritten) => void
  /** Keeps comments to suggest them again. */
  rememberComments: (
    actor: Actor,
    schoolClass: ClassDocument,
    written: { texts: readonly string[]; students: RosterDocument['students'] },
  ) => Promise<void>
  /** For failures after the response. */
  logger: Pick<FastifyBaseLogger, 'warn'>
}

/**
 * Announces saved cells to everyone who has the sheet open. After the response, moves the log entries from the rows to
 * the log and recounts the class; concurrent writes share these runs.
 */
export function createAfterWriting(dependencies: AfterWritingDependencies) {
  const { activities, log, rows, recountExams, announce, announceMarks, logger } = dependencies
  const { rememberComments } = dependencies
  const drain = coalesceByKey(async (examId) => void (await log.drain(examId)))

  function later(
    actor: Actor,
    schoolClass: ClassDocument,
    examId: string,
    { comments, students, stillLower }: Pick<Written, 'comments' | 'students' | 'stillLower'>,
  ): void {
    const classId = String(schoolClass._id)
    if (comments.length > 0) {
      // The comments are stored with the marks; only a suggestion is missing.
      rememberComments(actor, schoolClass, { texts: comments, students }).catch((error: unknown) => {
        logger.warn({ err: error, classId }, 'comments not remembered')
      })
    }
    // Otherwise, the next write to one of these rows must read the exam twice.
    rows.raiseFenceOf(examId, stillLower.studentIds, stillLower.fence).catch((error: unknown) => {
      logger.warn({ err: error, examId }, 'fences of mark rows not raised yet')
    })
    // The next write, or the next read of the log, moves any entries left in the rows.
    void drain(examId).catch((error: unknown) => {
      logger.warn({ err: error, examId }, 'log entries not copied from mark rows yet')
    })
    void activities
      .touch(classId, actor.userId)
      .then(() => recountExams(classId))
      // The marks are stored. The next change recounts the class, and lists of exams recompute outdated summaries.
      .catch((error: unknown) => {
        logger.warn({ err: error, classId }, 'cells of a class not counted')
      })
      .finally(() => {
        announce(schoolClass, 'marks')
      })
  }

  return async (
    actor: Actor,
    schoolClass: ClassDocument,
    examId: string,
    inputs: readonly MarkInput[],
    { epoch, marksVersion, at, outcomes }: WriteMarksAnswer,
    written: Written,
  ): Promise<void> => {
    const students = new Map<string, number>()
    const leaves = new Map<string, number>()
    const indexIn = (indexes: Map<string, number>, id: string) =>
      indexes.get(id) ?? indexes.set(id, indexes.size).size - 1
    const cells = inputs.flatMap(({ studentId, leafId, version, code }, index): MarksWritten['cells'] => {
      const saved = outcomes[index]
      if (typeof saved !== 'number' || saved <= version) return []
      const [student, leaf] = [indexIn(students, studentId), indexIn(leaves, leafId)]
      const note = written.notes.get(index)
      return [note ? [student, leaf, saved, code, note] : [student, leaf, saved, code]]
    })
    if (cells.length > 0) {
      try {
        announceMarks({
          ...{ examId, marksVersion, epoch, at, cells },
          by: { id: actor.userId, name: await written.author },
          ...{ studentIds: [...students.keys()], leafIds: [...leaves.keys()] },
        })
      } catch {
        // The event is only a hint: the marks are saved, and clients that miss it read the sheet.
      }
    }
    // Run this after the response, so it doesn't compete with it for CPU and the database.
    setImmediate(later, actor, schoolClass, examId, written)
  }
}
