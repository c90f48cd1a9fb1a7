import type { Backup } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { formatSize } from '../../../i18n/format.ts'
import { backupIcons, useBackupNames } from '../model/use-backup-names.ts'
import { dayText, useMomentText } from '../model/use-moment-text.ts'
import { BackupMenu } from './backup-menu.tsx'
import classes from './backup-row.module.css'
import { BackupTrouble } from './backup-trouble.tsx'
import { DownloadBackup } from './download-backup.tsx'
import { VerificationState } from './verification-state.tsx'

interface BackupRowProps {
  backup: Backup
  /** Whether its restore is open beside the list. */
  isOpen: boolean
}

/** A kept backup: what it is, when, how long it is kept, whether it can be relied on, and what can be done with it. */
export function BackupRow({ backup, isOpen }: BackupRowProps) {
  const { t } = useTranslation('backup')
  const { nameOf } = useBackupNames()
  const moment = useMomentText()
  const { kind, state, createdAt, keptUntil, sizeBytes } = backup
  const Icon = backupIcons[kind]
  const isDone = state === 'done'
  const kept = keptUntil === null ? t('kept.byHand') : t('kept.until', { date: dayText(keptUntil) })
  return (
    <li className={classes.row} data-open={isOpen || undefined}>
      <span className={classes.icon} data-tone={kind === 'before-restore' ? 'board' : 'plain'} aria-hidden>
        <Icon size={18} stroke={1.6} />
      </span>
      <div className={classes.text}>
        <p className={classes.name}>{nameOf(backup)}</p>
        <p className="text-quiet">
          {moment.short(createdAt)}
          {isDone && ` · ${kept}`}
        </p>
      </div>
      <span className={classes.size}>{sizeBytes !== null && formatSize(sizeBytes)}</span>
      <span className={classes.state}>
        <VerificationState backup={backup} />
      </span>
      <span className={classes.actions}>
        {isDone && <DownloadBackup backup={backup} />}
        <BackupMenu backup={backup} />
      </span>
      <BackupTrouble backup={backup} />
    </li>
  )
}
