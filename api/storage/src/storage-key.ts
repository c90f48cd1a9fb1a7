import { storedContentTypes, type StoredContentType } from './object-storage.ts'
import { StorageKeyError } from './storage-errors.ts'

const maxKeyLength = 200
/** Lower-case segments that begin with a letter or digit, which excludes `..`, hidden files and absolute paths. */
const keyPattern = /^[a-z0-9][a-z0-9_-]*(\/[a-z0-9][a-z0-9_-]*)*\.(png|jpg|webp|pdf)$/

const typeByExtension: Record<string, StoredContentType> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  pdf: 'application/pdf',
}

/** Returns the type of a key's extension. @throws StorageKeyError for an invalid key */
export function contentTypeOfKey(key: string): StoredContentType {
  const extension = key.length <= maxKeyLength ? keyPattern.exec(key)?.[2] : undefined
  const contentType = extension && typeByExtension[extension]
  if (!contentType) throw new StorageKeyError('not a key of an object')
  return contentType
}

/**
 * @throws StorageKeyError if the type differs from the key's extension, or isn't one of {@link
 * storedContentTypes}
 */
export function checkKeyAndType(key: string, contentType: StoredContentType): void {
  if (!storedContentTypes.includes(contentType) || contentTypeOfKey(key) !== contentType) {
    throw new StorageKeyError('the key names another type')
  }
}
