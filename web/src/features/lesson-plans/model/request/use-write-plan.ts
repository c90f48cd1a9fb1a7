import type { LessonObjective, LessonRequest } from '@classeur/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { useSubmission } from '../../../../components/fields/use-submission.ts'
import { walletQuery } from '../../../../http/queries/wallet.ts'
import { generateLessonPlan } from './generation-requests.ts'
import { sendNewRequest } from '../../../../http/request-keys/new-request.ts'
import { lessonPlanBefore, type AskedLesson } from './asked-lessons.ts'

/** Requests a lesson plan for a proposal's confirmed objectives and opens it. `onAccepted` gets its id. */
export function useWritePlan(
  { asked, proposalId }: { asked: AskedLesson; proposalId?: string },
  onAccepted: (lessonPlanId: string) => void,
) {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useSubmission(async (request: LessonRequest, objectives: LessonObjective[]) => {
    const accepted = await sendNewRequest({
      ...{ name: 'lesson-plan', input: { request, objectives }, before: lessonPlanBefore(asked, Date.now()) },
      send: (requestKey) =>
        generateLessonPlan({ requestKey, request, objectives, ...(proposalId && { proposalId }) }),
      earlierId: ({ earlier, lessonPlanId, generationId }) =>
        earlier ? (lessonPlanId ?? generationId) : null,
    })
    void client.invalidateQueries({ queryKey: walletQuery.queryKey })
    void client.invalidateQueries({ queryKey: ['lesson-plans', 'list'] })
    const lessonPlanId = accepted.lessonPlanId ?? accepted.generationId
    onAccepted(lessonPlanId)
    await navigate(`/lesson-plan-result/${lessonPlanId}`)
  })
}
