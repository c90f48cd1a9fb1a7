import type { Restore } from '@classeur/contracts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { SkeletonLines } from '../../../components/feedback/skeleton-lines.tsx'
import { backupsQuery } from '../../../http/queries/backups.ts'
import { restoreQuery } from '../model/restores.ts'
import { useBackupNames } from '../model/use-backup-names.ts'
import { useOpenRestore } from '../model/use-open-restore.ts'
import { SheetBody } from './frame/sheet-body.tsx'
import { SheetFrame } from './frame/sheet-frame.tsx'
import { CheckingBackup } from './outcome/checking-backup.tsx'
import { RestoreEnded } from './outcome/restore-ended.tsx'
import { RestoreRefused } from './outcome/restore-refused.tsx'
import { RestoreWriting } from './outcome/restore-writing.tsx'
import { RestorePreviewBody } from './preview/restore-preview-body.tsx'

/** The restore of one backup, from the check to the undo. Closing it loses nothing. */
export function RestoreSheet({ id }: { id: string }) {
  const { t } = useTranslation('backup')
  const { close } = useOpenRestore()
  const { data: restore, error, refetch } = useQuery(restoreQuery(id))
  const { data: list } = useQuery(backupsQuery)
  const { restoredFrom, describe } = useBackupNames()
  const backup = list?.backups.find((one) => one.id === restore?.backupId)
  return (
    <SheetFrame
      title={restore ? t('restore.title', { time: restoredFrom(backup, restore) }) : t('restore.heading')}
      description={backup && describe(backup)}
      part={restore?.state ?? 'loading'}
      onClose={close}
    >
      {restore ? (
        <StateBody restore={restore} onClose={close} />
      ) : (
        <SheetBody>
          {error ? <ProblemNote error={error} onRetry={() => void refetch()} /> : <SkeletonLines lines={6} />}
        </SheetBody>
      )}
    </SheetFrame>
  )
}

interface StateBodyProps {
  restore: Restore
  onClose: () => void
}

function StateBody({ restore, onClose }: StateBodyProps) {
  switch (restore.state) {
    case 'checking':
      return <CheckingBackup restore={restore} onClose={onClose} />
    case 'refused':
      return <RestoreRefused restore={restore} onClose={onClose} />
    case 'ready':
      return restore.preview && restore.archivedAt ? (
        <RestorePreviewBody
          {...{ restore, onClose }}
          preview={restore.preview}
          archivedAt={restore.archivedAt}
        />
      ) : (
        <SheetBody>
          <SkeletonLines lines={6} />
        </SheetBody>
      )
    case 'restoring':
    case 'undoing':
      return <RestoreWriting restore={restore} />
    default:
      return <RestoreEnded restore={restore} onClose={onClose} />
  }
}
