import type { LessonObjective, LessonRequest } from '@classeur/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { useSubmission } from '../../../../components/fields/use-submission.ts'
import { sendNewRequest } from '../../../../http/request-keys/new-request.ts'
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
    const { lessonPlanId } = await sendNewRequest({
      ...{ name: 'frame', input: { request, objectives }, before: lessonPlanBefore(asked, Date.now()) },
      send: (requestKey) =>
        createLessonFrame({ requestKey, request, objectives, ...(proposalId && { proposalId }) }),
      earlierId: (made) => (made.earlier ? made.lessonPlanId : null),
    })
    void client.invalidateQueries({ queryKey: ['lesson-plans', 'list'] })
    onMade(lessonPlanId)
    await navigate(`/lesson-plan-result/${lessonPlanId}`)
  })
}
