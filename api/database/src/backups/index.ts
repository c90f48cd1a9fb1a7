export type { BackupDocument } from './backup.model.ts'
export {
  createBackupRepository,
  type BackupRepository,
  type NewBackup,
  type WrittenArchive,
} from './backup.repository.ts'
export { createReadyMails, type ReadyMails } from './ready-mail.repository.ts'
export { createBackupLists, type BackupCounts, type BackupLists } from './backup-lists.repository.ts'
export {
  createBackupScheduleRepository,
  type BackupScheduleRepository,
} from './backup-schedule.repository.ts'
export { createOwnedDocuments, type OwnedDocuments } from './owned-documents.ts'
export { createPeopleByZone, type PeopleByZone } from './people-by-zone.ts'
