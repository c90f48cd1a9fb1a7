import type { LessonRequest } from '@classeur/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { useSubmission } from '../../../components/ui/use-submission.ts'
import { walletQuery } from '../../../http/wallet.ts'
import { generateLessonObjectives } from '../api/generate.ts'
import { newProposal, proposalBefore, withProposal } from '../drafts/lesson-drafts.ts'
import { formOf } from '../drafts/lesson-form.ts'
import { requestKeyFor } from '../../../http/request-key.ts'
import { useLessonDrafts } from './use-lesson-drafts.ts'

/**
 * Asks for objectives and goes to them. The request key follows from the form and the latest proposal, so that
 * a second press, another tab, a lost answer or a reload in between never starts (or pays) twice.
 */
export function useProposeObjectives() {
  const [drafts, change] = useLessonDrafts()
  const client = useQueryClient()
  const navigate = useNavigate()
  return useSubmission(async (request: LessonRequest) => {
    const requestKey = await requestKeyFor(proposalBefore(drafts, Date.now()), request)
    const { generationId } = await generateLessonObjectives({ requestKey, request })
    change((now) => withProposal(now, generationId, newProposal(formOf(request))))
    void client.invalidateQueries({ queryKey: walletQuery.queryKey })
    await navigate(`/lesson-plan-generator?objectives=${generationId}`)
  })
}
