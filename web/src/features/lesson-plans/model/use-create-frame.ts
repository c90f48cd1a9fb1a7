import type { LessonObjective, LessonRequest } from '@classeur/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import { requestKeyFor } from '../../../http/request-key.ts'
import { createLessonFrame } from './generation-requests.ts'
import { lessonPlanBefore, type AskedLesson } from './asked-lessons.ts'

/** Creates an empty frame around confirmed objectives and opens it. `onMade` gets its id. Free of charge. */
export function useCreateFrame(
  { asked, proposalId }: { asked: AskedLesson; proposalId?: string },
  onMade: (lessonPlanId: string) => void,
) {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useSubmission(async (request: LessonRequest, objectives: LessonObjective[]) => {
    const requestKey = await requestKeyFor(lessonPlanBefore(asked, Date.now()), { request, objectives })
    const { lessonPlanId } = await createLessonFrame({
      ...{ requestKey, request, objectives },
      ...(proposalId && { proposalId }),
    })
    void client.invalidateQueries({ queryKey: ['lesson-plans', 'list'] })
    onMade(lessonPlanId)
    await navigate(`/lesson-plan-result/${lessonPlanId}`)
  })
}
