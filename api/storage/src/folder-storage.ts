import { constants } from 'node:fs'
import { mkdir, open, rename, rm, type FileHandle } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { createDrafts } from './folder-drafts.ts'
import { listFolder } from './folder-list.ts'
import { codeOf, flushFolder, isAbsent, pathOf } from './folder-path.ts'
import { interruptible } from './interruptible.ts'
import type { LargeObjectStorage, ObjectStorage } from './object-storage.ts'
import { StorageFullError, StorageKeyError, StorageUnavailableError } from './storage-errors.ts'
import { checkAnyKey, checkKeyAndType, checkLargeKey, contentTypeOfKey } from './storage-key.ts'

const isFull = (error: unknown) => ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(codeOf(error))

function surfaced(error: unknown): Error {
  if (error instanceof StorageKeyError) return error
  if (isFull(error)) return new StorageFullError('no room left', { cause: error })
  return new StorageUnavailableError('the folder cannot be used', { cause: error })
}

// A foreign pipe in the folder must not block the caller, and a symbolic link must not be followed.
const readFlags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK

/** How much of a range is in memory at a time. */
const readBytes = 256 * 1024

/** The size of a regular file; null for anything else. */
async function sizeOf(file: FileHandle): Promise<number | null> {
  const status = await file.stat()
  return status.isFile() ? status.size : null
}

/**
 * Stores objects as files in one folder. A file is written as a draft, flushed and renamed, so no reader sees a partial
 * file. The extension determines the type, whatever the file contains.
 */
export function createFolderStorage(directory: string): ObjectStorage & LargeObjectStorage {
  const root = resolve(directory)
  const drafts = createDrafts(root)

  async function* rangeOf(key: string, start: number, end: number): AsyncGenerator<Uint8Array> {
    try {
      const file = await open(await pathOf(root, key), readFlags)
      try {
        for (let position = start; position < end;) {
          const { bytesRead, buffer } = await file.read({
            ...{ buffer: Buffer.allocUnsafe(Math.min(readBytes, end - position)), position },
          })
          if (bytesRead === 0) throw new Error('the file is shorter')
          position += bytesRead
          yield buffer.subarray(0, bytesRead)
        }
      } finally {
        await file.close()
      }
    } catch (error) {
      throw surfaced(error)
    }
  }

  async function write(key: string, bytes: Uint8Array | AsyncIterable<Uint8Array>) {
    const path = await pathOf(root, key)
    await drafts.write(bytes, async (draft) => {
      await mkdir(dirname(path), { recursive: true })
      await rename(draft, path)
    })
    await flushFolder(dirname(path))
  }

  return {
    async put(key, bytes, contentType) {
      checkKeyAndType(key, contentType)
      try {
        await write(key, bytes)
      } catch (error) {
        throw surfaced(error)
      }
    },

    async putStream(key, source, { signal } = {}) {
      checkLargeKey(key)
      const reading = interruptible(source, signal)
      try {
        await write(key, reading.chunks())
      } catch (error) {
        source.destroy()
        throw reading.failure() ?? surfaced(error)
      }
    },

    getRange(key, start, end) {
      checkLargeKey(key)
      return Readable.from(rangeOf(key, start, end), { objectMode: false })
    },

    async sizeOf(key) {
      checkLargeKey(key)
      try {
        const file = await open(await pathOf(root, key), readFlags)
        try {
          return await sizeOf(file)
        } finally {
          await file.close()
        }
      } catch (error) {
        if (isAbsent(error)) return null
        throw surfaced(error)
      }
    },

    async get(key) {
      const contentType = contentTypeOfKey(key)
      try {
        const file = await open(await pathOf(root, key), readFlags)
        const sizeBytes = await sizeOf(file).catch(async (error: unknown) => {
          await file.close()
          throw error
        })
        if (sizeBytes !== null) return { body: file.createReadStream(), contentType, sizeBytes }
        await file.close()
        return null
      } catch (error) {
        if (isAbsent(error)) return null
        throw surfaced(error)
      }
    },

    async delete(key) {
      checkAnyKey(key)
      try {
        await rm(await pathOf(root, key))
      } catch (error) {
        if (!isAbsent(error)) throw surfaced(error)
      }
    },

    async *list() {
      try {
        yield* listFolder(root)
      } catch (error) {
        throw surfaced(error)
      }
    },

    async isReachable() {
      try {
        await drafts.write(Buffer.from('?'), (draft) => rm(draft))
        return true
      } catch {
        // Any error means that the folder isn't writable.
        return false
      }
    },
  }
}
