import { constants } from 'node:fs'
import { mkdir, open, rename, rm, type FileHandle } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { createDrafts } from './folder-drafts.ts'
import { codeOf, flushFolder, isAbsent, pathOf } from './folder-path.ts'
import type { ObjectStorage } from './object-storage.ts'
import { StorageFullError, StorageKeyError, StorageUnavailableError } from './storage-errors.ts'
import { checkKeyAndType, contentTypeOfKey } from './storage-key.ts'

const isFull = (error: unknown) => ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(codeOf(error))

function surfaced(error: unknown): Error {
  if (error instanceof StorageKeyError) return error
  if (isFull(error)) return new StorageFullError('no room left', { cause: error })
  return new StorageUnavailableError('the folder cannot be used', { cause: error })
}

// A foreign pipe in the folder must not block the caller, and a symbolic link must not be followed.
const readFlags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK

/** The size of a regular file; null for anything else. */
async function sizeOf(file: FileHandle): Promise<number | null> {
  const status = await file.stat()
  return status.isFile() ? status.size : null
}

/**
 * Stores objects as files in one folder. A file is written as a draft, flushed and renamed, so no reader sees a partial
 * file. The extension determines the type, whatever the file contains.
 */
export function createFolderStorage(directory: string): ObjectStorage {
  const root = resolve(directory)
  const drafts = createDrafts(root)

  return {
    async put(key, bytes, contentType) {
      checkKeyAndType(key, contentType)
      try {
        const path = await pathOf(root, key)
        await drafts.write(bytes, async (draft) => {
          await mkdir(dirname(path), { recursive: true })
          await rename(draft, path)
        })
        await flushFolder(dirname(path))
      } catch (error) {
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
      contentTypeOfKey(key)
      try {
        await rm(await pathOf(root, key))
      } catch (error) {
        if (!isAbsent(error)) throw surfaced(error)
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
