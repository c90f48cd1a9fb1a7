import { storedContentTypes, type StoredContentType } from './object-storage.ts'
import { StorageKeyError } from './storage-errors.ts'

const maxKeyLength = 200
/** Lower-case segments that begin with a letter or digit, which excludes `..`, hidden files and absolute paths. */
const keyPattern = /^[a-z0-9][a-z0-9_-]*(\/[a-z0-9][a-z0-9_-]*)*\.(png|jpg|webp|pdf|sealed)$/
const sealedExtension = 'sealed'

const typeByExtension: Record<string, StoredContentType> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  pdf: 'application/pdf',
}

const extensionOf = (key: string) => (key.length <= maxKeyLength ? keyPattern.exec(key)?.[2] : undefined)

/** Whether this names an object, and isn't a foreign file beside the objects. */
export const isKey = (name: string): boolean => extensionOf(name) !== undefined

/** Whether a key names a file with one of the {@link storedContentTypes}. */
export const isObjectKey = (key: string): boolean => (extensionOf(key) ?? '') in typeByExtension

/** @throws StorageKeyError if the key doesn't name a large object */
export function checkLargeKey(key: string): void {
  if (extensionOf(key) !== sealedExtension) throw new StorageKeyError('not a key of a large object')
}

/** @throws StorageKeyError for a key of neither kind */
export function checkAnyKey(key: string): void {
  if (!extensionOf(key)) throw new StorageKeyError('not a key of an object')
}

/** Returns the type of a key's extension. @throws StorageKeyError for an invalid key and for one of a large object */
export function contentTypeOfKey(key: string): StoredContentType {
  const extension = extensionOf(key)
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
