import type { LessonRequest } from '@classeur/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { useSubmission } from '../../../components/ui/use-submission.ts'
import { isProblem } from '../../../http/client.ts'
import { walletQuery } from '../../../http/wallet.ts'
import { generateLessonObjectives } from '../api/generate.ts'
import { intentionFor } from '../drafts/intention.ts'
import { newProposal, withProposal } from '../drafts/lesson-drafts.ts'
import { formOf } from '../drafts/lesson-form.ts'
import { useLessonDrafts } from './use-lesson-drafts.ts'

/**
 * Asks for objectives and goes to them. The request key is kept until the request is known to be accepted, so that
 * a second press, a lost answer or a reload in between never starts (or pays) twice.
 */
export function useProposeObjectives() {
  const [drafts, change] = useLessonDrafts()
  const client = useQueryClient()
  const navigate = useNavigate()
  return useSubmission(async (request: LessonRequest) => {
    const intention = intentionFor(drafts.intention, request)
    change((now) => ({ ...now, intention }))
    try {
      const { generationId } = await generateLessonObjectives({ requestKey: intention.requestKey, request })
      change((now) => withProposal({ ...now, intention: null }, generationId, newProposal(formOf(request))))
      void client.invalidateQueries({ queryKey: walletQuery.queryKey })
      await navigate(`/lesson-plan-generator?objectives=${generationId}`)
    } catch (error) {
      if (isProblem(error, 'generations/request-key-reused')) change((now) => ({ ...now, intention: null }))
      throw error
    }
  })
}
