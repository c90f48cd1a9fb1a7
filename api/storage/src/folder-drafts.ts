import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pathOf } from './folder-path.ts'
import { sizedChunks } from './sized-chunks.ts'

/** How much of a stream is written at a time. */
const blockBytes = 256 * 1024
/** Far longer than any write takes, so that no draft of a running process is removed. */
const abandonedAfterMs = 60 * 60_000

/**
 * Writes unfinished files in the file system of their destination, so that a rename publishes a file completely
 * or not at all.
 */
export function createDrafts(root: string) {
  let swept: Promise<void> | undefined

  async function remove(path: string): Promise<void> {
    // A later sweep removes a file that can't be removed now; this error must not hide an earlier one.
    await rm(path, { force: true }).catch(() => undefined)
  }

  async function sweep(folder: string): Promise<void> {
    for (const name of await readdir(folder)) {
      const path = join(folder, name)
      // Another process may have removed the file already.
      const status = await stat(path).catch(() => null)
      if (status && Date.now() - status.mtimeMs > abandonedAfterMs) await remove(path)
    }
  }

  return {
    /**
     * Writes the bytes of a buffer or a stream and flushes them, passes the draft's path to `publish`, then removes the draft. The first write of
     * a process also removes the drafts of killed processes.
     */
    async write(
      bytes: Uint8Array | AsyncIterable<Uint8Array>,
      publish: (draft: string) => Promise<void>,
    ): Promise<void> {
      // No key begins with a dot, so this folder contains no objects.
      const folder = await pathOf(root, '.drafts')
      await mkdir(folder, { recursive: true })
      // A failed sweep must not prevent the write: the next process sweeps again.
      await (swept ??= sweep(folder).catch(() => undefined))
      const draft = join(folder, randomUUID())
      try {
        const file = await open(draft, 'wx')
        try {
          if (bytes instanceof Uint8Array) await file.writeFile(bytes)
          else {
            const blocks = sizedChunks(bytes, blockBytes, { isReused: true })
            for await (const block of blocks) await file.writeFile(block)
          }
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
