import type { LessonObjective, LessonRequest } from '@classeur/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { useSubmission } from '../../../components/ui/use-submission.ts'
import { isProblem } from '../../../http/client.ts'
import { walletQuery } from '../../../http/wallet.ts'
import { generateLessonPlan } from '../api/generate.ts'
import { intentionFor, type Intention } from '../drafts/intention.ts'
import type { Proposal } from '../drafts/lesson-drafts.ts'

type Kept = Partial<Pick<Proposal, 'intention' | 'lessonPlanId'>>

/** Asks for the lesson plan around confirmed objectives and goes to it. `keep` stores what must survive a reload. */
export function useWritePlan(known: Intention | null, keep: (kept: Kept) => void) {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useSubmission(async (request: LessonRequest, objectives: LessonObjective[]) => {
    const intention = intentionFor(known, { request, objectives })
    keep({ intention })
    try {
      const accepted = await generateLessonPlan({ requestKey: intention.requestKey, request, objectives })
      void client.invalidateQueries({ queryKey: walletQuery.queryKey })
      void client.invalidateQueries({ queryKey: ['lesson-plans', 'list'] })
      const lessonPlanId = accepted.lessonPlanId ?? accepted.generationId
      keep({ intention: null, lessonPlanId })
      await navigate(`/lesson-plan-result/${lessonPlanId}`)
    } catch (error) {
      if (isProblem(error, 'generations/request-key-reused')) keep({ intention: null })
      throw error
    }
  })
}
