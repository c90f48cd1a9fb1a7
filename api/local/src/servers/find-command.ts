import { access, constants } from 'node:fs/promises'
import { join } from 'node:path'
import { readSearchPath } from '../config/environment.ts'

/** The full path of the first of `names` on the PATH. Also searches /usr/sbin, which some PATHs lack. */
export async function findCommand(...names: string[]): Promise<string | undefined> {
  const folders = [...readSearchPath(), '/usr/local/sbin', '/usr/sbin', '/sbin']
  for (const name of names) {
    for (const folder of folders) {
      const path = join(folder, name)
      const usable = await access(path, constants.X_OK).then(
        () => true,
        () => false,
      )
      if (usable) return path
    }
  }
  return undefined
}
