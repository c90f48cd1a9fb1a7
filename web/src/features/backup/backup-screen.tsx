import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../components/layout/page-header.tsx'
import { AccountLog } from './activity/account-log.tsx'
import { ActivityTab } from './activity/activity-tab.tsx'
import classes from './backup-screen.module.css'
import { BackupTabs, useBackupTab } from './backup-tabs.tsx'
import { BackupsTab } from './backups-tab.tsx'
import { BackUpNow } from './header/back-up-now.tsx'
import { FromAFile } from './header/from-a-file.tsx'
import { LastVerified } from './header/last-verified.tsx'
import { backupsQuery } from '../../http/queries/backups.ts'
import { restoresQuery } from './model/restores.ts'
import { useLiveBackups } from './model/use-live-backups.ts'
import { useOpenRestore } from './model/use-open-restore.ts'
import { useSettledRestores } from './model/use-settled-restores.ts'
import { ReadBoth } from './read-both.tsx'
import { RestoreSheet } from './restore/restore-sheet.tsx'
import { TrashTab } from './trash/trash-tab.tsx'
import { useTrashCount } from './trash/use-trash-count.ts'
import { UploadCard } from './upload/upload-card.tsx'

/** Backups of everything a person has, what they deleted, and what was backed up and restored. */
export default function BackupScreen() {
  const { t } = useTranslation('backup')
  const tab = useBackupTab()
  const { openId } = useOpenRestore()
  const backups = useQuery(backupsQuery)
  const restores = useQuery(restoresQuery)
  const inTrash = useTrashCount() ?? null
  useLiveBackups()
  useSettledRestores()
  return (
    <>
      <PageHeader
        title={t('heading')}
        lead={backups.data && <LastVerified list={backups.data} />}
        actions={
          <>
            <FromAFile />
            <BackUpNow backups={backups.data?.backups ?? []} />
          </>
        }
      />
      <BackupTabs current={tab} inTrash={inTrash} />
      <div className={classes.page}>
        <UploadCard />
        {tab === 'trash' ? (
          <TrashTab />
        ) : (
          <ReadBoth backups={backups} restores={restores}>
            {(list, made) =>
              tab === 'activity' ? (
                <>
                  <ActivityTab backups={list.backups} restores={made} />
                  <AccountLog />
                </>
              ) : (
                <BackupsTab list={list} restores={made} />
              )
            }
          </ReadBoth>
        )}
      </div>
      {openId !== null && <RestoreSheet key={openId} id={openId} />}
    </>
  )
}
