import type { Backup } from '@classeur/contracts'
import { IconArchive } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { Panel } from '../../../components/layout/panel.tsx'
import { useBackUp } from '../model/use-back-up.ts'
import { useOpenRestore } from '../model/use-open-restore.ts'
import { BackupRow } from './backup-row.tsx'
import classes from './kept-backups.module.css'

interface KeptBackupsProps {
  /** Without those being made; newest first. */
  backups: readonly Backup[]
  /** The backup of the restore that is open beside the list. */
  restoredId: string | null
  /** Whether one is being made, so that an empty list needs no invitation. */
  isMaking: boolean
}

/** The kept backups, newest first. */
export function KeptBackups({ backups, restoredId, isMaking }: KeptBackupsProps) {
  const { t } = useTranslation('backup')
  const { openId } = useOpenRestore()
  if (backups.length === 0) return isMaking ? null : <NoBackups />
  return (
    <Panel title={t('kept.title')} aside={t('kept.noStorage')} className={classes.panel ?? ''}>
      <ul className={classes.list}>
        {backups.map((backup) => (
          <BackupRow key={backup.id} backup={backup} isOpen={openId !== null && backup.id === restoredId} />
        ))}
      </ul>
    </Panel>
  )
}

/** Nothing was backed up yet: what a backup is for, and how to make the first one. */
function NoBackups() {
  const { t } = useTranslation('backup')
  const { busy, submit } = useBackUp()
  return (
    <Panel>
      <EmptyState
        icon={IconArchive}
        title={t('empty.title')}
        action={
          <Button look="primary" busy={busy} onClick={() => void submit(true)}>
            {t('empty.action')}
          </Button>
        }
      >
        {t('empty.text')}
      </EmptyState>
    </Panel>
  )
}
