import type { Actor } from '@classeur/domain/access'
import type { MarkInput, WriteMarksAnswer } from '@classeur/contracts'
import type { ClassDocument } from '@classeur/database'
import type { FastifyBaseLogger } from 'fastify'
import type { ExamContext } from '../exams/exam-context.ts'
import { coalesceByKey } from '../../load/coalesce-by-key.ts'
import type { AuthorNames } from './author-names.ts'

/**
 * After cells were saved: everybody who has the sheet open is told which; and later, while nobody waits for it, the log
 * is brought to its place, and exams and classes are counted. Many writes at once are counted together.
 */
export function createAfterWriting(
  { core, log, summaries }: ExamContext,
  names: AuthorNames,
  logger: Pick<FastifyBaseLogger, 'warn'>,
) {
  const drain = coalesceByKey(async (examId) => void (await log.drain(examId)))

  function later(actor: Actor, found: ClassDocument, examId: string): void {
    const classId = String(found._id)
    // What is left in the rows is brought by the next write, or by whoever reads the log.
    void drain(examId).catch((error: unknown) => {
      logger.warn({ err: error, examId }, 'log entries not copied from mark rows yet')
    })
    void core.activities
      .touch(classId, actor.userId)
      .then(() => summaries.recount(classId))
      // The marks are stored; what could not be counted now is with the next change, and lists of exams look themselves.
      .catch((error: unknown) => {
        logger.warn({ err: error, classId }, 'cells of a class not counted')
      })
      .finally(() => {
        core.announce(found, 'marks')
      })
  }

  return async (
    actor: Actor,
    found: ClassDocument,
    examId: string,
    inputs: readonly MarkInput[],
    { epoch, marksVersion, at, outcomes }: WriteMarksAnswer,
  ): Promise<void> => {
    const students = new Map<string, number>()
    const leaves = new Map<string, number>()
    const placeIn = (places: Map<string, number>, id: string) =>
      places.get(id) ?? places.set(id, places.size).size - 1
    const cells = inputs.flatMap(({ studentId, leafId, version, code }, index) => {
      const saved = outcomes[index]
      if (typeof saved !== 'number' || saved <= version) return []
      return [[placeIn(students, studentId), placeIn(leaves, leafId), saved, code] as const]
    })
    if (cells.length > 0) {
      try {
        core.tellSheet({
          ...{ examId, marksVersion, epoch, at, cells: cells.map((cell) => [...cell]) },
          by: { id: actor.userId, name: await names.of(actor.userId) },
          ...{ studentIds: [...students.keys()], leafIds: [...leaves.keys()] },
        })
      } catch {
        // The event is a hint: the marks are saved, and whoever missed it reads the sheet.
      }
    }
    // Behind the answer, which it would share database and processor with.
    setImmediate(later, actor, found, examId)
  }
}

export type AfterWriting = ReturnType<typeof createAfterWriting>
