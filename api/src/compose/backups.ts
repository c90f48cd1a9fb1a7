import { createSealedStore } from '@classeur/archive'
import type { BackupQueue } from '@classeur/queue'
import type { LargeObjectStorage } from '@classeur/storage'
import type { FastifyBaseLogger } from 'fastify'
import type { AccountLog } from '../account-log.ts'
import type { Config } from '../config/config.ts'
import { createBackupsService } from '../features/backups/backups.service.ts'
import type { BackupsModuleOptions } from '../features/backups/backups.module.ts'
import { createBackupFilesService } from '../features/backups/files/backup-files.service.ts'
import { createUploadsService } from '../features/backups/files/uploads.service.ts'
import { createOwnBackup } from '../features/backups/own-backup.ts'
import { createBackupLinks } from '../security/backup-links.ts'
import type { Repositories } from './repositories.ts'

export interface BackupsOptions {
  repositories: Repositories
  backupQueue: BackupQueue
  storage: LargeObjectStorage
  config: Pick<Config, 'jwtSecret' | 'backupKeys'>
  logger: FastifyBaseLogger
  accountLog: AccountLog
}

/** Builds the services of backups. */
export function composeBackups(options: BackupsOptions): BackupsModuleOptions {
  const { repositories, backupQueue: queue, storage, config, logger: log, accountLog } = options
  const { backups, backupLists: lists, backupSchedules: schedules, sessions } = repositories
  const store = createSealedStore({ storage, keys: config.backupKeys })
  const ownBackup = createOwnBackup(backups)
  const links = createBackupLinks(config.jwtSecret)
  return {
    backups: createBackupsService({
      backups,
      lists,
      schedules,
      ownBackup,
      queue,
      note: (userId, kind) => accountLog.note({ userId, kind }),
      recordExport: (userId) => accountLog.require({ userId, kind: 'export-requested' }),
    }),
    files: createBackupFilesService({
      ownBackup,
      links,
      store,
      isLiveSession: sessions.isLive,
      recordDownload: (userId, kind) =>
        accountLog.require({ userId, kind: kind === 'export' ? 'export-downloaded' : 'backup-downloaded' }),
    }),
    uploads: createUploadsService({ backups, lists, store, queue, log }),
  }
}
