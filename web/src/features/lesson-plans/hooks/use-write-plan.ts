import type { LessonObjective, LessonRequest } from '@classeur/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { useSubmission } from '../../../components/ui/use-submission.ts'
import { walletQuery } from '../../../http/wallet.ts'
import { generateLessonPlan } from '../api/generate.ts'
import { requestKeyFor } from '../../../http/request-key.ts'
import { lessonPlanBefore, type Proposal } from '../drafts/lesson-drafts.ts'

type Kept = Pick<Proposal, 'lessonPlanId'>

/**
 * Asks for the lesson plan around a proposal's confirmed objectives and goes to it; `keep` stores its id.
 */
export function useWritePlan(proposal: Proposal, keep: (kept: Kept) => void) {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useSubmission(async (request: LessonRequest, objectives: LessonObjective[]) => {
    const requestKey = await requestKeyFor(lessonPlanBefore(proposal, Date.now()), { request, objectives })
    const accepted = await generateLessonPlan({ requestKey, request, objectives })
    void client.invalidateQueries({ queryKey: walletQuery.queryKey })
    void client.invalidateQueries({ queryKey: ['lesson-plans', 'list'] })
    const lessonPlanId = accepted.lessonPlanId ?? accepted.generationId
    keep({ lessonPlanId })
    await navigate(`/lesson-plan-result/${lessonPlanId}`)
  })
}
