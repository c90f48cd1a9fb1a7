import type { Backup, Restore } from '@classeur/contracts'
import { IconRestore } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { isBeingMade } from '../../../http/queries/backups.ts'
import { isolate } from '../../../i18n/isolate.ts'
import { joinList } from '../../../i18n/join-list.ts'
import { backupIcons, useBackupNames } from '../model/use-backup-names.ts'
import { useOpenRestore } from '../model/use-open-restore.ts'
import { useUndoRestore } from '../model/use-undo-restore.ts'
import { ActivityRow } from './activity-row.tsx'

type EndedBackup = Backup & { state: Exclude<Backup['state'], 'queued' | 'running'> }

/** Whether nobody makes it any more, so that it belongs to what happened. */
export const hasEnded = (backup: Backup): backup is EndedBackup => !isBeingMade(backup.state)

/** A backup that was made or failed. */
export function BackupMade({ backup }: { backup: EndedBackup }) {
  const { t } = useTranslation('backup')
  const { contents } = useBackupNames()
  const { state, kind, withMedia, finishedAt, createdAt } = backup
  const hasBothForms = kind === 'by-hand' || kind === 'weekly'
  const facts = [withMedia && hasBothForms && t('mediaToo'), contents(backup)]
  return (
    <ActivityRow
      icon={backupIcons[backup.kind]}
      title={t(`activity.backup.${state}.${kind}`)}
      at={finishedAt ?? createdAt}
      text={state === 'done' ? facts.filter(Boolean).join(' · ') : null}
    />
  )
}

const mostNamed = 3

/** A restore that has ended, with what it wrote, and a button that undoes it while that is possible. */
export function RestoreMade({ restore, backup }: { restore: Restore; backup: Backup | undefined }) {
  const { t } = useTranslation('backup')
  const { restoredFrom } = useBackupNames()
  const { open } = useOpenRestore()
  const { canUndo, busy, undo } = useUndoRestore(restore)
  const { state, result, method, finishedAt, createdAt } = restore
  const names = result?.classes.map(({ name }) => isolate(name)) ?? []
  const others = names.length - mostNamed
  const named = others > 0 ? [...names.slice(0, mostNamed), t('activity.others', { count: others })] : names
  return (
    <ActivityRow
      icon={IconRestore}
      title={t(`activity.restore.${state}`, { time: restoredFrom(backup, restore) })}
      at={finishedAt ?? createdAt}
      text={[method && t(`method.${method}.name`), names.length > 0 && joinList(named)]
        .filter(Boolean)
        .join(' · ')}
    >
      {canUndo && (
        <Button small busy={busy} onClick={() => void undo()}>
          {t('undo')}
        </Button>
      )}
      {state !== 'undone' && (
        <Button small look="quiet" onClick={() => open(restore.id)}>
          {t('restore.show')}
        </Button>
      )}
    </ActivityRow>
  )
}
