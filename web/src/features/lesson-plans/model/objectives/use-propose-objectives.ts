import type { LessonRequest } from '@classeur/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { walletQuery } from '../../../../http/queries/wallet.ts'
import { generateLessonObjectives } from '../request/generation-requests.ts'
import { askedBefore, newlyAsked } from '../request/asked-lessons.ts'
import { formOf } from '../request/lesson-inputs.ts'
import { sendNewRequest } from '../../../../http/request-keys/new-request.ts'
import { useAskedLessons } from '../request/use-asked-lessons.ts'

/**
 * Requests objectives and opens them. The request key follows from the form and the latest proposal, so that a double
 * click, another tab, a lost response or a reload never starts (or charges) twice. An earlier proposal for the same form is
 * never opened instead: the marks that it started from may have changed.
 */
export function useProposeObjectives() {
  const [lessons, remember] = useAskedLessons()
  const client = useQueryClient()
  const navigate = useNavigate()
  return async (request: LessonRequest): Promise<void> => {
    const { generationId } = await sendNewRequest({
      ...{ name: 'objectives', input: request, before: askedBefore(lessons, Date.now()) },
      send: (requestKey) => generateLessonObjectives({ requestKey, request }),
      earlierId: (accepted) => (accepted.earlier ? accepted.generationId : null),
    })
    remember(generationId, newlyAsked(formOf(request)))
    void client.invalidateQueries({ queryKey: walletQuery.queryKey })
    await navigate(`/lesson-plan-generator?objectives=${generationId}`)
  }
}
