export {
  imageContentTypes,
  storedContentTypes,
  type ImageContentType,
  type ObjectStorage,
  type StoredContentType,
  type StoredObject,
} from './object-storage.ts'
export {
  checkStorageVariables,
  createStorage,
  storageConfigOf,
  storageVariables,
  type StorageConfig,
} from './storage-config.ts'
export { StorageFullError, StorageKeyError, StorageUnavailableError } from './storage-errors.ts'
