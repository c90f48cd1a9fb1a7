import {
  closeLedger,
  addGeneratedImage,
  type CreditLedger,
  type Generation,
  type GenerationQueries,
  type GenerationRepository,
  type ImageRepository,
  type LessonPlanRepository,
} from '@classeur/database'
import { dispatchOwner } from './dispatch-owner.ts'
import type { GenerationQueues } from './generation-queues.ts'
import { publishGeneration } from './publish-generation.ts'

export interface EndingDependencies {
  generations: Pick<GenerationRepository, 'markSettled'>
  queries: Pick<GenerationQueries, 'listAllowed'>
  ledger: Pick<CreditLedger, 'settle'>
  lessonPlans: Pick<LessonPlanRepository, 'dismissWriter'>
  images: Pick<ImageRepository, 'insertOnce'>
  queues: Pick<GenerationQueues, 'publish' | 'add'>
}

/**
 * Completes a generation that has reached a final state: revokes its right to write the lesson plan, adds its picture
 * to the media, closes its ledger, publishes the end, and enqueues the owner's next generation.
 * Safe to repeat; after an interruption, the reconciler repeats it.
 */
export async function afterEnd(deps: EndingDependencies, ended: Generation): Promise<void> {
  const id = String(ended._id)
  await Promise.all([
    ended.lessonPlanId ? deps.lessonPlans.dismissWriter(ended.lessonPlanId, id) : undefined,
    addGeneratedImage(deps.images, ended),
    closeLedger(deps.ledger, ended),
  ])
  await Promise.all([
    deps.generations.markSettled(id),
    publishGeneration(deps.queues, ended),
    dispatchOwner(deps.queries, deps.queues, ended.ownerId, ended.ownerLimit),
  ])
}
