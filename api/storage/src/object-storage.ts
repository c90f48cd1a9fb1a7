import type { Readable } from 'node:stream'

/** The only types that are ever stored and served; SVG is not among them on purpose. */
export const storedContentTypes = ['image/png', 'image/jpeg', 'image/webp'] as const
export type StoredContentType = (typeof storedContentTypes)[number]

/** An object as it is read back; `body` must be consumed or destroyed. */
export interface StoredObject {
  body: Readable
  contentType: StoredContentType
  sizeBytes: number
}

/**
 * Files by key: a local folder, or a server that speaks S3. A key is lower-case segments joined by `/`, for example
 * `images/65f…/1-original.png`; any other key is refused with a StorageKeyError before anything is touched.
 */
export interface ObjectStorage {
  /** Writes the whole object or nothing; writing the same key again replaces it. */
  put(key: string, bytes: Uint8Array, contentType: StoredContentType): Promise<void>
  /** Null when there is none. */
  get(key: string): Promise<StoredObject | null>
  /** Deleting what is not there is no error. */
  delete(key: string): Promise<void>
  /** True when objects can be written and read now. */
  isReachable(): Promise<boolean>
}
