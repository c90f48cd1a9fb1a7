import type { LessonObjective, LessonRequest, OutgoingLesson } from '@classeur/contracts'
import { lessonBrief } from '@classeur/domain/lesson-plans'

/** What a generator receives about a lesson. Inputs of older versions only have the request as it was typed. */
export function outgoingLesson({
  outgoing,
  request,
  objectives = [],
}: {
  outgoing: OutgoingLesson | null
  request: LessonRequest
  objectives?: LessonObjective[]
}): OutgoingLesson {
  const brief = () => lessonBrief(request, objectives, null)
  return outgoing ?? { request, objectives, context: null, brief: brief() }
}
