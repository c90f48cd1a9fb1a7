import { lstat, open } from 'node:fs/promises'
import { join } from 'node:path'
import { StorageKeyError } from './storage-errors.ts'

export const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? ''

/** What the file system says of a path that leads to nothing. */
export const isAbsent = (error: unknown) => ['ENOENT', 'ENOTDIR'].includes(codeOf(error))

/**
 * Where the file of a key is, or would be. The folder itself may be a link; below it none is followed, because it could
 * lead anywhere.
 * @throws StorageKeyError when a part of the way is a symbolic link
 */
export async function placeOf(root: string, key: string): Promise<string> {
  let path = root
  for (const segment of key.split('/')) {
    path = join(path, segment)
    try {
      const status = await lstat(path)
      if (status.isSymbolicLink()) throw new StorageKeyError('a link is no part of the storage')
    } catch (error) {
      if (isAbsent(error)) break
      throw error
    }
  }
  return join(root, key)
}

/** Makes the names in a folder survive a loss of power, as far as the system can: Windows opens no folders. */
export async function flushFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
