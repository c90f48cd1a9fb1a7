import { lstat, open } from 'node:fs/promises'
import { join } from 'node:path'
import { StorageKeyError } from './storage-errors.ts'

export const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? ''

/** Whether the file system reports that a path doesn't exist. */
export const isAbsent = (error: unknown) => ['ENOENT', 'ENOTDIR'].includes(codeOf(error))

/**
 * Returns the file path of a key. The folder itself may be a symbolic link; links below it are refused, because they
 * could lead out of the folder.
 * @throws StorageKeyError when a part of the path is a symbolic link
 */
export async function pathOf(root: string, key: string): Promise<string> {
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

/** Some network file systems flush no folders. */
const isUnsupported = (error: unknown) => ['EINVAL', 'ENOTSUP', 'ENOSYS'].includes(codeOf(error))

/**
 * Flushes the names in a folder, so they survive a power failure; skipped where that isn't possible, as on Windows,
 * which can't open folders.
 */
export async function flushFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } catch (error) {
    if (!isUnsupported(error)) throw error
  } finally {
    await folder.close()
  }
}
