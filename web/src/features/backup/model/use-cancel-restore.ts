import { useQueryClient } from '@tanstack/react-query'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import { notifyProblem } from '../../../components/overlays/notices/notify.tsx'
import { removeDraft } from '../../../drafts/draft-storage.ts'
import { cancelRestore, restoresQuery } from './restores.ts'

/** Gives up a restore that hasn't written anything, with the decisions about it. */
export function useCancelRestore(id: string, onCancelled: () => void) {
  const client = useQueryClient()
  return useSubmission(async () => {
    try {
      await cancelRestore(id)
    } catch (error) {
      notifyProblem(error)
      await client.invalidateQueries({ queryKey: restoresQuery.queryKey })
      return
    }
    removeDraft({ form: 'restore', subject: id })
    onCancelled()
    await client.invalidateQueries({ queryKey: restoresQuery.queryKey, exact: true })
  })
}
