import { createHash, randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import type { LargeObjectStorage } from '@classeur/storage'
import type { RandomAccessFile } from '../archive-content.ts'
import type { BackupKeys } from './backup-keys.ts'
import { headerOf, objectIdBytes, storedBytesOf } from './chunk-layout.ts'
import { createKeyObjects, dataKeyBytes } from './key-objects.ts'
import { openSealedFile } from './open-sealed-file.ts'
import { sealedBytes } from './seal-chunks.ts'
import { MissingFileError } from './sealed-errors.ts'

export type SealedFile = RandomAccessFile

export interface SealedFileFacts {
  /** The size of the content. */
  sizeBytes: number
  /** The size in the storage. */
  storedBytes: number
  /** Of the content, in hexadecimal. */
  sha256: string
}

/** Encrypted files in the object storage, under keys such as `backups/65f…/1.sealed`. */
export interface SealedStore {
  /**
   * Encrypts a stream and stores it. One process writes a key at a time; a second writer of the same key, such as
   * another attempt of the same job, needs a key of its own.
   * @throws StorageFullError, StorageUnavailableError; the source's own error, or the signal's reason
   */
  write(key: string, source: Readable, options?: { signal?: AbortSignal }): Promise<SealedFileFacts>
  /** @throws MissingFileError, DamagedFileError, UnknownSealingKeyError */
  open(key: string): Promise<SealedFile>
  /** Deleting a file that doesn't exist isn't an error. */
  delete(key: string): Promise<void>
  /**
   * Seals the file's key again with the current key of the installation, without touching the content.
   * @returns false if it was sealed with the current key
   * @throws MissingFileError, DamagedFileError, UnknownSealingKeyError
   */
  rewrap(key: string): Promise<boolean>
}

export interface SealedStoreOptions {
  storage: LargeObjectStorage
  keys: BackupKeys
}

/**
 * Each file has a random key of its own, which a small object beside it holds, sealed with the installation's key. So
 * a rotation replaces the small object only, and without it the content is unreadable: it is written last and
 * deleted first. `docs/archive-format.md` describes the bytes.
 */
export function createSealedStore({ storage, keys }: SealedStoreOptions): SealedStore {
  const keyObjects = createKeyObjects(storage, keys)

  return {
    async write(key, source, options = {}) {
      // Content and key must not be of different files while one replaces the other.
      await keyObjects.delete(key)
      const [objectId, dataKey, hash] = [
        randomBytes(objectIdBytes),
        randomBytes(dataKeyBytes),
        createHash('sha256'),
      ]
      let sizeBytes = 0
      const sealed = sealedBytes({ dataKey, header: headerOf(objectId) }, source, (content) => {
        hash.update(content)
        sizeBytes += content.length
      })
      try {
        await storage.putStream(key, Readable.from(sealed, { objectMode: false }), options)
      } finally {
        source.destroy()
      }
      const keyObjectBytes = await keyObjects.write(key, { objectId, dataKey })
      const storedBytes = storedBytesOf(sizeBytes) + keyObjectBytes
      return { sizeBytes, storedBytes, sha256: hash.digest('hex') }
    },

    async open(key) {
      const { objectId, dataKey } = await keyObjects.read(key)
      const storedBytes = await storage.sizeOf(key)
      if (storedBytes === null) throw new MissingFileError('the content of a sealed file is missing')
      return openSealedFile({ storage, key, storedBytes, dataKey, header: headerOf(objectId) })
    },

    async delete(key) {
      await keyObjects.delete(key)
      await storage.delete(key)
    },

    rewrap: (key) => keyObjects.rewrap(key),
  }
}
