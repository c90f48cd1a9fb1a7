import type { LessonObjective, LessonRequest, OutgoingLesson } from '@classeur/contracts'
import type { createRefuseFlagged } from '../refuse-flagged.ts'

/**
 * Checks what a lesson is written from. Only what the teacher typed counts as the teacher's violation: the class adds names
 * of skills, error types and questions, and the last lesson, which may be a colleague's. Without a class, the brief
 * contains only what was typed.
 */
export async function refuseFlaggedLesson(
  refuseFlagged: ReturnType<typeof createRefuseFlagged>,
  typed: { request: LessonRequest; objectives?: LessonObjective[] },
  { request, objectives, context, brief }: OutgoingLesson,
): Promise<void> {
  const fields = [typed.request, typed.objectives ?? []]
  if (!context) return refuseFlagged('generations/prompt-flagged', [fields, brief], brief)
  await refuseFlagged('generations/prompt-flagged', fields, [request, objectives])
  await refuseFlagged('generations/class-data-flagged', brief)
}
