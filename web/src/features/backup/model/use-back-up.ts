import { useQueryClient } from '@tanstack/react-query'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import { notifyProblem } from '../../../components/overlays/notices/notify.tsx'
import { isProblem } from '../../../http/client.ts'
import { backupsQuery } from '../../../http/queries/backups.ts'
import { createBackup } from './backups.ts'
import { withRequestKey } from './with-request-key.ts'

/**
 * Makes a backup. A double click or a repeated request makes one; if another tab or device has begun one meanwhile, the
 * page shows that one.
 */
export function useBackUp() {
  const client = useQueryClient()
  return useSubmission(async (withMedia: boolean) => {
    const intention = `back-up:${withMedia ? 'full' : 'quick'}`
    try {
      await withRequestKey(intention, (requestKey) => createBackup({ withMedia, requestKey }))
    } catch (error) {
      if (!isProblem(error, 'backups/already-running')) notifyProblem(error)
    }
    await client.invalidateQueries({ queryKey: backupsQuery.queryKey })
  })
}
