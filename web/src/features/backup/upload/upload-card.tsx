import { useEffect, useEffectEvent } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { Tag } from '../../../components/feedback/tag.tsx'
import { formatSize } from '../../../i18n/format.ts'
import { isolate } from '../../../i18n/isolate.ts'
import { backupsQuery } from '../../../http/queries/backups.ts'
import { endUpload, useUpload, type Upload } from '../model/upload.ts'
import { useRestoreBackup } from '../model/use-restore-backup.ts'
import { ProgressCard } from '../model/progress/progress-card.tsx'
import { RefusedFile } from './refused-file.tsx'

/** The archive that is being sent. Once it has arrived, its check opens. */
export function UploadCard() {
  const client = useQueryClient()
  const upload = useUpload()
  const { submit: restore } = useRestoreBackup()
  const backup = upload?.state === 'done' ? upload.backup : null
  const arrived = useEffectEvent((id: string) => {
    endUpload()
    void client.invalidateQueries({ queryKey: backupsQuery.queryKey })
    void restore(id)
  })
  useEffect(() => {
    if (backup) arrived(backup.id)
  }, [backup])
  if (!upload || upload.state === 'done') return null
  if (upload.state === 'refused') return <RefusedFile {...upload} onClose={endUpload} />
  if (upload.state === 'failed') return <ProblemNote error={upload.error} onRetry={upload.retry} />
  return <Sending {...upload} />
}

function Sending({ name, bytes, bytesTotal, cancel }: Extract<Upload, { state: 'sending' }>) {
  const { t } = useTranslation('backup')
  return (
    <ProgressCard
      id={`upload:${name}`}
      title={t('upload.title', { name: isolate(name) })}
      tag={<Tag tone="sky">{t('upload.sending')}</Tag>}
      progress={{ files: 0, filesTotal: null, bytes, bytesTotal }}
      text={t('upload.bytes', { done: formatSize(bytes), total: formatSize(bytesTotal) })}
      note={t('upload.keepOpen')}
      action={
        <Button icon={<IconX size={16} aria-hidden />} onClick={cancel}>
          {t('cancel')}
        </Button>
      }
    />
  )
}
