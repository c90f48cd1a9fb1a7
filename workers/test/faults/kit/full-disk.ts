import { execFile } from 'node:child_process'
import { mkdir, open, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A real file system that a test can fill completely. */
export interface SmallDisk {
  dir: string
  /** Fills the remaining space in whole blocks, so that nothing more can be written. */
  fill(): Promise<void>
  /** Frees the space again. */
  free(): Promise<void>
  remove(): Promise<void>
}

/**
 * Mounts a tmpfs of `sizeMiB` at `dir`.
 * @throws Error if this process may not mount file systems
 */
export async function mountSmallDisk(dir: string, sizeMiB: number): Promise<SmallDisk> {
  await mkdir(dir, { recursive: true })
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${sizeMiB}m,mode=0777`, 'tmpfs', dir])
  } catch (cause) {
    throw new Error('a full disk is tried on a tmpfs: run this test with the right to mount one', { cause })
  }
  const ballast = join(dir, 'ballast')
  return {
    dir,
    async fill() {
      const file = await open(ballast, 'a')
      const block = Buffer.alloc(4096)
      try {
        for (;;) await file.write(block)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      } finally {
        await file.close()
      }
      const { bavail } = await statfs(dir)
      if (bavail > 0) throw new Error('the disk is not full')
    },
    free: () => rm(ballast, { force: true }),
    remove: () => run('umount', ['--lazy', dir]).then(() => undefined),
  }
}
