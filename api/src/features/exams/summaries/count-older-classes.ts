import type { ClassRepository } from '@classeur/database'
import type { FastifyBaseLogger } from 'fastify'
import type { ExamSummaries } from './exam-summaries.ts'

export interface CountOlderClassesDependencies {
  classes: Pick<ClassRepository, 'listWithoutResults'>
  summaries: Pick<ExamSummaries, 'recount'>
  logger: Pick<FastifyBaseLogger, 'error'>
}

/**
 * Recounts, one by one, the classes that an older version counted without results. Idempotent, also on several replicas
 * at once. A class that fails is recounted with its next change.
 */
export async function countOlderClasses({
  classes,
  summaries,
  logger,
}: CountOlderClassesDependencies): Promise<void> {
  const older = await classes.listWithoutResults().catch((error: unknown) => {
    logger.error({ err: error }, 'could not list classes of older versions')
    return []
  })
  for (const classId of older) {
    try {
      await summaries.recount(classId)
    } catch (error) {
      logger.error({ err: error, classId }, 'could not count a class of an older version')
    }
  }
}
