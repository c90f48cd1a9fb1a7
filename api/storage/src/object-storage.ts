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
  /** The keys of all objects, in no order; objects written or deleted meanwhile may be missing. */
  list(): AsyncIterable<string>
  /** True when objects can be written and read now. */
  isReachable(): Promise<boolean>
}

/**
 * Stores large objects that nobody but their owner's code can read, under keys such as `backups/65f…/1.sealed`. They
 * are written and read as streams, so memory doesn't grow with their size.
 */
export interface LargeObjectStorage {
  /**
   * Writes the whole object or nothing; writing the same key again replaces it.
   * @throws StorageFullError, StorageUnavailableError; the source's own error, or the signal's reason
   */
  putStream(key: string, source: Readable, options?: { signal?: AbortSignal }): Promise<void>
  /**
   * The bytes from `start` up to and without `end`, both within the object. The stream ends with a
   * StorageUnavailableError if there are fewer bytes.
   */
  getRange(key: string, start: number, end: number): Readable
  /** In bytes; null if the object doesn't exist. */
  sizeOf(key: string): Promise<number | null>
  /** Deleting an object that doesn't exist isn't an error. */
  delete(key: string): Promise<void>
}
