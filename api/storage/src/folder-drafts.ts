import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { placeOf } from './folder-place.ts'

/** Far longer than any write takes, so that no draft of a living process is taken away. */
const abandonedAfterMs = 60 * 60_000

/** Files in the making; they are in the same file system as their places, where a rename shows them whole or not at all. */
export function createDrafts(root: string) {
  let swept: Promise<void> | undefined

  async function remove(path: string): Promise<void> {
    // What cannot be removed now is removed by a later sweep; what went wrong before must not be hidden by this.
    await rm(path, { force: true }).catch(() => undefined)
  }

  async function sweep(folder: string): Promise<void> {
    for (const name of await readdir(folder)) {
      const path = join(folder, name)
      // Gone already: another process sweeps too.
      const status = await stat(path).catch(() => null)
      if (status && Date.now() - status.mtimeMs > abandonedAfterMs) await remove(path)
    }
  }

  return {
    /**
     * Writes and flushes the bytes, hands the draft's path to `publish`, and leaves no draft behind. The first write of
     * a process also removes what processes that were killed have left.
     */
    async write(bytes: Uint8Array, publish: (draft: string) => Promise<void>): Promise<void> {
      // No key begins with a dot, so no object can be in here.
      const folder = await placeOf(root, '.drafts')
      await mkdir(folder, { recursive: true })
      // A sweep that fails must not stop writing: the next process sweeps again.
      await (swept ??= sweep(folder).catch(() => undefined))
      const draft = join(folder, randomUUID())
      try {
        const file = await open(draft, 'wx')
        try {
          await file.writeFile(bytes)
          await file.sync()
        } finally {
          await file.close()
        }
        await publish(draft)
      } catch (error) {
        await remove(draft)
        throw error
      }
    },
  }
}
