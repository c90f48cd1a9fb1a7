import type { JoinDecision, JoinRequest } from '@classeur/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { notifyDone } from '../../../components/overlays/notices/notices.ts'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import { classKey } from '../../../http/queries/school-class.ts'
import { decideJoinRequest, openJoinRequestsQuery } from '../model/join-links-requests.ts'

/** Decides a join request, and refetches the data that depends on it. */
export function useDecideRequest(classId: string, { id, name }: JoinRequest) {
  const { t } = useTranslation('teaching')
  const client = useQueryClient()
  return useSubmission(async (decision: JoinDecision) => {
    try {
      await decideJoinRequest(classId, id, decision)
    } finally {
      void client.invalidateQueries({ queryKey: classKey(classId) })
      void client.invalidateQueries({ queryKey: openJoinRequestsQuery.queryKey })
    }
    notifyDone(t(decision.decision === 'accept' ? 'request.accepted' : 'request.declined', { name }))
  })
}
