export { flushFolder } from './folder-path.ts'
export { imageKeys, possibleImageKeys } from './image-keys.ts'
export {
  storedContentTypes,
  type ImageContentType,
  type LargeObjectStorage,
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
export { sizedChunks } from './sized-chunks.ts'
export { isKey, isObjectKey } from './storage-key.ts'
export { StorageFullError, StorageKeyError, StorageUnavailableError } from './storage-errors.ts'
