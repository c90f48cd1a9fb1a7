import type { Backup, FileProgress } from '@classeur/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { IconPlayerStop } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Tag } from '../../../components/feedback/tag.tsx'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import { notifyProblem } from '../../../components/overlays/notices/notify.tsx'
import { formatNumber, formatSize } from '../../../i18n/format.ts'
import { backupsQuery } from '../../../http/queries/backups.ts'
import { stopBackup } from '../model/backups.ts'
import { useBackupNames } from '../model/use-backup-names.ts'
import { ProgressCard } from '../model/progress/progress-card.tsx'

/** A backup that is being made, with its progress and a button that stops it. */
export function RunningBackup({ backup }: { backup: Backup }) {
  const { t } = useTranslation('backup')
  const client = useQueryClient()
  const { nameOf } = useBackupNames()
  const isByHand = backup.kind === 'by-hand'
  const stopping = useSubmission(async () => {
    await stopBackup(backup.id).catch(notifyProblem)
    await client.invalidateQueries({ queryKey: backupsQuery.queryKey })
  })
  const textOf = useMadeText()
  return (
    <ProgressCard
      id={backup.id}
      title={isByHand ? t(backup.withMedia ? 'running.full' : 'running.quick') : nameOf(backup)}
      tag={<Tag tone="sky">{t(`state.${backup.state}`)}</Tag>}
      progress={backup.progress}
      text={textOf(backup.progress)}
      action={
        <Button
          small
          icon={<IconPlayerStop size={16} aria-hidden />}
          busy={stopping.busy}
          onClick={() => void stopping.submit()}
        >
          {t('stop')}
        </Button>
      }
    />
  )
}

/** "1,436 of 2,316 files · 800 MB of 1,291 MB"; without totals what is written so far. */
function useMadeText() {
  const { t } = useTranslation('backup')
  return ({ files, filesTotal, bytes, bytesTotal }: FileProgress): string => {
    if (filesTotal === null) return t('made.counting')
    const ofFiles = t('made.files', { done: formatNumber(files), count: filesTotal })
    const ofBytes =
      bytesTotal === null
        ? formatSize(bytes)
        : t('made.bytes', { done: formatSize(bytes), total: formatSize(bytesTotal) })
    return `${ofFiles} · ${ofBytes}`
  }
}
