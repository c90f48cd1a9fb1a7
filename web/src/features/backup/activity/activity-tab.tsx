import { isRestoreWorking, type Backup, type Restore } from '@classeur/contracts'
import { IconHistory } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { Panel } from '../../../components/layout/panel.tsx'
import classes from './activity-tab.module.css'
import { BackupMade, hasEnded, RestoreMade } from './activity-rows.tsx'

interface ActivityTabProps {
  backups: readonly Backup[]
  restores: readonly Restore[]
}

const endOf = (one: Backup | Restore): string => one.finishedAt ?? one.createdAt

/** What was backed up and restored, the latest first. A restore can be undone here. */
export function ActivityTab({ backups, restores }: ActivityTabProps) {
  const { t } = useTranslation('backup')
  const isOver = (restore: Restore) =>
    !isRestoreWorking(restore.state) && !['ready', 'cancelled'].includes(restore.state)
  const entries = [
    ...backups
      .filter(hasEnded)
      .map((backup) => ({ id: backup.id, at: endOf(backup), row: <BackupMade backup={backup} /> })),
    ...restores
      .filter((restore) => isOver(restore) || restore.state === 'undoing')
      .map((restore) => ({
        id: restore.id,
        at: endOf(restore),
        row: <RestoreMade restore={restore} backup={backups.find(({ id }) => id === restore.backupId)} />,
      })),
  ].toSorted((one, other) => other.at.localeCompare(one.at))
  if (entries.length === 0)
    return (
      <Panel>
        <EmptyState icon={IconHistory} title={t('activity.empty')}>
          {t('activity.emptyText')}
        </EmptyState>
      </Panel>
    )
  return (
    <Panel title={t('activity.title')} aside={t('activity.days')} className={classes.panel ?? ''}>
      <ul className="plain-list">
        {entries.map(({ id, row }) => (
          <li key={id}>{row}</li>
        ))}
      </ul>
    </Panel>
  )
}
