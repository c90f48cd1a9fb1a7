import type { Actor } from '@classeur/domain/access'
import type { MarkInput, MarksWritten, WriteMarksAnswer } from '@classeur/contracts'
import type { ClassActivityRepository, ClassDocument, MarkLog } from '@classeur/database'
import type { FastifyBaseLogger } from 'fastify'
import { coalesceByKey } from '../../../load/coalesce-by-key.ts'
import type { AnnounceClass } from '../../../realtime/announce-class.ts'
import type { AuthorNames } from '../author-names.ts'

export interface AfterWritingDependencies {
  activities: Pick<ClassActivityRepository, 'touch'>
  log: Pick<MarkLog, 'drain'>
  /** Updates the counts of the class that depend on its exams. */
  recountExams: (classId: string) => Promise<void>
  announce: AnnounceClass
  announceMarks: (event: MarksWritten) => void
  authorNames: Pick<AuthorNames, 'of'>
  /** For failures after the response. */
  logger: Pick<FastifyBaseLogger, 'warn'>
}

/**
 * After cells were saved: everybody who has the sheet open is told which; and later, while nobody waits for it, the log
 * is brought to its place, and exams and classes are counted. Many writes at once are counted together.
 */
export function createAfterWriting(dependencies: AfterWritingDependencies) {
  const { activities, log, recountExams, announce, announceMarks, authorNames, logger } = dependencies
  const drain = coalesceByKey(async (examId) => void (await log.drain(examId)))

  function later(actor: Actor, schoolClass: ClassDocument, examId: string): void {
    const classId = String(schoolClass._id)
    // What is left in the rows is brought by the next write, or by whoever reads the log.
    void drain(examId).catch((error: unknown) => {
      logger.warn({ err: error, examId }, 'log entries not copied from mark rows yet')
    })
    void activities
      .touch(classId, actor.userId)
      .then(() => recountExams(classId))
      // The marks are stored; what could not be counted now is with the next change, and lists of exams look themselves.
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
  ): Promise<void> => {
    const students = new Map<string, number>()
    const leaves = new Map<string, number>()
    const indexIn = (indexes: Map<string, number>, id: string) =>
      indexes.get(id) ?? indexes.set(id, indexes.size).size - 1
    const cells = inputs.flatMap(({ studentId, leafId, version, code }, index) => {
      const saved = outcomes[index]
      if (typeof saved !== 'number' || saved <= version) return []
      return [[indexIn(students, studentId), indexIn(leaves, leafId), saved, code] as const]
    })
    if (cells.length > 0) {
      try {
        announceMarks({
          ...{ examId, marksVersion, epoch, at, cells: cells.map((cell) => [...cell]) },
          by: { id: actor.userId, name: await authorNames.of(actor.userId) },
          ...{ studentIds: [...students.keys()], leafIds: [...leaves.keys()] },
        })
      } catch {
        // The event is a hint: the marks are saved, and whoever missed it reads the sheet.
      }
    }
    // Behind the answer, which it would share database and processor with.
    setImmediate(later, actor, schoolClass, examId)
  }
}
