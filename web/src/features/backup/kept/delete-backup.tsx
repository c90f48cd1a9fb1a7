import type { Backup } from '@classeur/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import { Dialog } from '../../../components/overlays/modal/dialog.tsx'
import { notifyDone } from '../../../components/overlays/notices/notify.tsx'
import { backupsQuery } from '../../../http/queries/backups.ts'
import { deleteBackup } from '../model/backups.ts'
import { useBackupNames } from '../model/use-backup-names.ts'

/** Asks before a backup is deleted, because nothing brings it back. */
export function DeleteBackup({ backup, onClose }: { backup: Backup; onClose: () => void }) {
  const { t } = useTranslation('backup')
  const client = useQueryClient()
  const { fullNameOf, describe } = useBackupNames()
  const { busy, error, submit } = useSubmission(async () => {
    await deleteBackup(backup.id)
    notifyDone(t('delete.done', { name: fullNameOf(backup) }))
    onClose()
    await client.invalidateQueries({ queryKey: backupsQuery.queryKey })
  })
  return (
    <Dialog title={t('delete.title', { name: fullNameOf(backup) })} onClose={onClose}>
      <div className="stack">
        <p>{t('delete.text')}</p>
        <p className="text-quiet">{describe(backup)}</p>
        {error !== null && <ProblemNote error={error} />}
        <div className="actions">
          <Button look="danger" busy={busy} onClick={() => void submit()}>
            {t('delete.confirm')}
          </Button>
          <Button onClick={onClose}>{t('delete.keep')}</Button>
        </div>
      </div>
    </Dialog>
  )
}
