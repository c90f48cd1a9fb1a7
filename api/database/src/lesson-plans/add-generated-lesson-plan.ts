import type { Generation } from '../generations/generation.model.ts'
import type { LessonPlanDocument } from './lesson-plan.model.ts'
import type { LessonPlanRepository } from './lesson-plan.repository.ts'

/**
 * Inserts the lesson plan that a generation writes, or assigns it the plan of the generation that it retries. It
 * depends only on the generation, so any process that finds a partly accepted one can repeat it. Idempotent.
 */
export async function addGeneratedLessonPlan(
  lessonPlans: Pick<LessonPlanRepository, 'insertOnce' | 'continueWith'>,
  generation: Generation,
): Promise<void> {
  const { _id, kind, ownerId, lessonPlanId, retryOf } = generation
  const generationId = String(_id)
  // A rewritten section becomes a proposal for a lesson plan that exists.
  if (!lessonPlanId || kind === 'lesson-section') return
  if (retryOf) return lessonPlans.continueWith(lessonPlanId, retryOf, generationId)
  // The input of this kind has both fields; it was validated when the generation was accepted.
  const { request, objectives } = generation.input as Pick<LessonPlanDocument, 'request' | 'objectives'>
  await lessonPlans.insertOnce({ id: lessonPlanId, ownerId, request, objectives, generationId })
}
