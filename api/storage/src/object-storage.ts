import type { Readable } from 'node:stream'

/** The only types that are stored and served; SVG is excluded because it can contain scripts. */
export const imageContentTypes = ['image/png', 'image/jpeg', 'image/webp'] as const
export type ImageContentType = (typeof imageContentTypes)[number]
export const storedContentTypes = [...imageContentTypes, 'application/pdf'] as const
export type StoredContentType = (typeof storedContentTypes)[number]

/** A stored object; the caller must consume or destroy `body`. */
export interface StoredObject {
  body: Readable
  contentType: StoredContentType
  sizeBytes: number
}

/**
 * Stores files by key in a local folder or on an S3 server. Keys are lower-case segments joined by `/`, such as
 * `images/65f…/1-original.png`; any other key is refused with a StorageKeyError before anything is touched.
 */
export interface ObjectStorage {
  /** Writes the whole object or nothing; writing the same key again replaces it. */
  put(key: string, bytes: Uint8Array, contentType: StoredContentType): Promise<void>
  /** Null if the object doesn't exist. */
  get(key: string): Promise<StoredObject | null>
  /** Deleting an object that doesn't exist isn't an error. */
  delete(key: string): Promise<void>
  /** True when objects can be written and read now. */
  isReachable(): Promise<boolean>
}
