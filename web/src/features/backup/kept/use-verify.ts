import type { Backup } from '@classeur/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import { notifyProblem } from '../../../components/overlays/notices/notify.tsx'
import { backupsQuery } from '../../../http/queries/backups.ts'
import { verifyBackup } from '../model/backups.ts'

/** Lets the server read the archive again and compare every hash. */
export function useVerify({ id }: Backup) {
  const client = useQueryClient()
  return useSubmission(async () => {
    await verifyBackup(id).catch(notifyProblem)
    await client.invalidateQueries({ queryKey: backupsQuery.queryKey })
  })
}
