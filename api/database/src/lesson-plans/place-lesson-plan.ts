import type { Generation } from '../generations/generation.model.ts'
import type { LessonPlanDocument } from './lesson-plan.model.ts'
import type { LessonPlanRepository } from './lesson-plan.repository.ts'

/**
 * Puts the document in place that a generation writes: a new one, or the one of the generation that it tries again.
 * Everything follows from the generation, so whoever finds it half accepted can do it. Safe to repeat.
 */
export async function placeLessonPlan(
  lessonPlans: Pick<LessonPlanRepository, 'insertOnce' | 'continueWith'>,
  generation: Generation,
): Promise<void> {
  const { _id, ownerId, lessonPlanId, retryOf } = generation
  const generationId = String(_id)
  if (!lessonPlanId) return
  if (retryOf) return lessonPlans.continueWith(lessonPlanId, retryOf, generationId)
  // Kinds that write a lesson plan have both in their input, checked when it was accepted.
  const { request, objectives } = generation.input as Pick<LessonPlanDocument, 'request' | 'objectives'>
  await lessonPlans.insertOnce({ id: lessonPlanId, ownerId, request, objectives, generationId })
}
