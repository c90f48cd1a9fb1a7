export {
  storedContentTypes,
  type ObjectStorage,
  type StoredContentType,
  type StoredObject,
} from './object-storage.ts'
