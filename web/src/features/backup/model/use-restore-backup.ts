import { useQueryClient } from '@tanstack/react-query'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import { notifyProblem } from '../../../components/overlays/notices/notify.tsx'
import { checkBackup, restoreQuery, restoresQuery } from './restores.ts'
import { useOpenRestore } from './use-open-restore.ts'
import { withRequestKey } from './with-request-key.ts'

/** Opens the restore of a backup: the one that waits for a decision, or a new check. */
export function useRestoreBackup() {
  const client = useQueryClient()
  const { open } = useOpenRestore()
  return useSubmission(async (backupId: string) => {
    try {
      const { restores } = await client.fetchQuery({ ...restoresQuery, staleTime: 0 })
      const unfinished = restores.find(
        (restore) => restore.backupId === backupId && ['checking', 'ready'].includes(restore.state),
      )
      if (unfinished) return open(unfinished.id)
      const begun = await withRequestKey(`restore:${backupId}`, (key) => checkBackup(backupId, key))
      client.setQueryData(restoreQuery(begun.id).queryKey, begun)
      void client.invalidateQueries({ queryKey: restoresQuery.queryKey })
      open(begun.id)
    } catch (error) {
      notifyProblem(error)
    }
  })
}
