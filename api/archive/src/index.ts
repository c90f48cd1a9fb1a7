export * from './archive-content.ts'
export { archiveRefusals, ArchiveRefusedError, type ArchiveRefusal } from './format/archive-refused-error.ts'
export type { ArchiveManifest, ManifestFile } from './format/manifest.ts'
export type { Archive } from './reader/archive.ts'
export { openArchive, type OpenOptions } from './reader/open-archive.ts'
export type { ArchiveLimits } from './format/archive-limits.ts'
export { writeArchive, type WrittenArchive } from './writer/write-archive.ts'
export { backupKeyVariables, type BackupKey, type BackupKeys } from './sealed/backup-keys.ts'
export { fileOfKeyObject, objectsOfSealedFile } from './sealed/key-objects.ts'
export { rewrapAll, type Rewrapped } from './sealed/rewrap-all.ts'
export { DamagedFileError, MissingFileError, UnknownSealingKeyError } from './sealed/sealed-errors.ts'
export {
  createSealedStore,
  type SealedFile,
  type SealedFileFacts,
  type SealedStore,
  type SealedStoreOptions,
} from './sealed/sealed-store.ts'
