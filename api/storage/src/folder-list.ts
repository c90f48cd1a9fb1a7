import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { isAbsent } from './folder-path.ts'
import { isKey } from './storage-key.ts'

/** The keys of all files below a folder. Links, drafts and foreign files are skipped. */
export async function* listFolder(root: string, folder = ''): AsyncGenerator<string, void, undefined> {
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch((error: unknown) => {
    // Nothing was ever stored, or the folder was removed meanwhile.
    if (isAbsent(error)) return []
    throw error
  })
  for (const entry of entries) {
    const name = folder ? `${folder}/${entry.name}` : entry.name
    if (entry.isDirectory() && !entry.name.startsWith('.')) yield* listFolder(root, name)
    else if (entry.isFile() && isKey(name)) yield name
  }
}
