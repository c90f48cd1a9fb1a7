export {
  createInstallationBackups,
  installationBackupModel,
  type InstallationBackups,
} from './installation-backup.repository.ts'
export { createReadNightlyVerifiedAt } from './nightly-backups.ts'
export { deleteAllData, listFilledCollections } from './stored-data.ts'
