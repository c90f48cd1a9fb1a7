import { constants } from 'node:fs'
import { mkdir, open, realpath, rename, rm } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { dirname, join, resolve, sep } from 'node:path'
import type { ObjectStorage } from './object-storage.ts'
import { StorageFullError, StorageKeyError, StorageUnavailableError } from './storage-errors.ts'
import { checkKeyAndType, contentTypeOfKey } from './storage-key.ts'

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? ''
const absent = new Set(['ENOENT', 'ENOTDIR'])
const full = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])

function surfaced(error: unknown): Error {
  if (error instanceof StorageKeyError) return error
  if (full.has(codeOf(error))) return new StorageFullError('no room left', { cause: error })
  return new StorageUnavailableError('the folder cannot be used', { cause: error })
}

/**
 * Objects as files below one folder. A file is written beside its place, flushed and renamed, so that nobody ever sees
 * half of one; its type is what its extension says. Symbolic links that lead out of the folder are not followed.
 */
export function createFolderStorage(directory: string): ObjectStorage {
  const root = resolve(directory)

  /** Where the folder of a key really is. @throws StorageKeyError when that is outside */
  async function insideOf(folder: string): Promise<string> {
    const [realRoot, real] = await Promise.all([realpath(root), realpath(folder)])
    if (real !== realRoot && !real.startsWith(realRoot + sep))
      throw new StorageKeyError('leads out of the storage')
    return real
  }

  async function write(key: string, bytes: Uint8Array): Promise<void> {
    const place = join(root, key)
    await mkdir(dirname(place), { recursive: true })
    const folder = await insideOf(dirname(place))
    const draft = join(folder, `.${randomUUID()}.part`)
    try {
      const file = await open(draft, 'wx')
      try {
        await file.writeFile(bytes)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(draft, place)
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
  }

  return {
    async put(key, bytes, contentType) {
      checkKeyAndType(key, contentType)
      await write(key, bytes).catch((error: unknown) => {
        throw surfaced(error)
      })
    },

    async get(key) {
      const contentType = contentTypeOfKey(key)
      try {
        await insideOf(dirname(join(root, key)))
        const file = await open(join(root, key), constants.O_RDONLY | constants.O_NOFOLLOW)
        const status = await file.stat()
        if (!status.isFile()) {
          await file.close()
          return null
        }
        return { body: file.createReadStream(), contentType, sizeBytes: status.size }
      } catch (error) {
        if (absent.has(codeOf(error))) return null
        throw surfaced(error)
      }
    },

    async delete(key) {
      contentTypeOfKey(key)
      try {
        await insideOf(dirname(join(root, key)))
        await rm(join(root, key))
      } catch (error) {
        if (!absent.has(codeOf(error))) throw surfaced(error)
      }
    },

    async isReachable() {
      try {
        await mkdir(root, { recursive: true })
        const probe = join(root, `.${randomUUID()}.part`)
        await (await open(probe, 'wx')).close()
        await rm(probe)
        return true
      } catch {
        // That it cannot be written to is the answer.
        return false
      }
    },
  }
}
