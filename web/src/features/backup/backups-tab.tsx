import { isRestoreWorking, type BackupList, type Restore } from '@classeur/contracts'
import { KeptBackups } from './kept/kept-backups.tsx'
import { isBeingMade } from '../../http/queries/backups.ts'
import { useUpload } from './model/upload.ts'
import { useOpenRestore } from './model/use-open-restore.ts'
import { OpenRestoreCard } from './running/open-restore-card.tsx'
import { RunningBackup } from './running/running-backup.tsx'
import { SchedulePanel } from './schedule/schedule-panel.tsx'

interface BackupsTabProps {
  list: BackupList
  restores: readonly Restore[]
}

/** What runs now, the kept backups and the schedule. */
export function BackupsTab({ list, restores }: BackupsTabProps) {
  const { openId } = useOpenRestore()
  const isSending = useUpload()?.state === 'sending'
  // The file that this window sends has a card of its own.
  const making = list.backups.filter(
    ({ kind, state }) => isBeingMade(state) && !(kind === 'uploaded' && isSending),
  )
  const kept = list.backups.filter(({ state }) => !isBeingMade(state))
  const waiting = restores.filter(
    ({ id, state }) => id !== openId && (state === 'ready' || isRestoreWorking(state)),
  )
  const restoredId = restores.find(({ id }) => id === openId)?.backupId ?? null
  return (
    <>
      {waiting.map((restore) => (
        <OpenRestoreCard
          key={restore.id}
          restore={restore}
          backup={list.backups.find(({ id }) => id === restore.backupId)}
        />
      ))}
      {making.map((backup) => (
        <RunningBackup key={backup.id} backup={backup} />
      ))}
      <KeptBackups backups={kept} restoredId={restoredId} isMaking={making.length > 0} />
      <SchedulePanel schedule={list.schedule} />
    </>
  )
}
