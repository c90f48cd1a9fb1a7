import type { Backup } from '@classeur/contracts'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../components/fields/buttons/icon-button.tsx'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import { notifyProblem } from '../../../components/overlays/notices/notify.tsx'
import { downloadFrom } from '../../../http/save-file.ts'
import { archiveAddress } from '../../../http/queries/backups.ts'
import { useBackupNames } from '../model/use-backup-names.ts'

/** Downloads the archive. The browser does it, so it can pause and resume. */
export function DownloadBackup({ backup }: { backup: Backup }) {
  const { t } = useTranslation('backup')
  const { fullNameOf } = useBackupNames()
  const { busy, submit } = useSubmission(async () => {
    try {
      const url = await archiveAddress(backup.id)
      downloadFrom(url)
    } catch (error) {
      notifyProblem(error)
    }
  })
  return (
    <IconButton
      label={t('downloadOne', { name: fullNameOf(backup) })}
      title={t('download')}
      busy={busy}
      onClick={() => void submit()}
    >
      <IconDownload size={18} stroke={1.7} aria-hidden />
    </IconButton>
  )
}
