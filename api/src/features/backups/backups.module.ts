import type { FastifyInstance } from 'fastify'
import type { BackupsService } from './backups.service.ts'
import { createBackupRoute } from './create-backup.route.ts'
import type { BackupFilesService } from './files/backup-files.service.ts'
import { exportAccountRoute } from './export-account.route.ts'
import { createDownloadLinkRoute } from './files/create-download-link.route.ts'
import { readBackupFileRoute } from './files/read-backup-file.route.ts'
import { uploadBackupRoute } from './files/upload-backup.route.ts'
import type { UploadsService } from './files/uploads.service.ts'
import { listBackupsRoute } from './list-backups.route.ts'
import { removeBackupRoute } from './remove-backup.route.ts'
import { saveBackupScheduleRoute } from './save-backup-schedule.route.ts'
import { stopBackupRoute } from './stop-backup.route.ts'
import { verifyBackupRoute } from './verify-backup.route.ts'

export interface BackupsModuleOptions {
  backups: BackupsService
  files: BackupFilesService
  uploads: UploadsService
}

/** Backups of a person's work: making, verifying, downloading, uploading, and the schedule. */
export const backupsModule = async (app: FastifyInstance, options: BackupsModuleOptions) => {
  app.register(listBackupsRoute, options)
  app.register(createBackupRoute, options)
  app.register(exportAccountRoute, options)
  app.register(stopBackupRoute, options)
  app.register(verifyBackupRoute, options)
  app.register(removeBackupRoute, options)
  app.register(saveBackupScheduleRoute, options)
  app.register(createDownloadLinkRoute, options)
  app.register(readBackupFileRoute, options)
  app.register(uploadBackupRoute, options)
}
