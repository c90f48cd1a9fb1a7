import type { FileProgress } from '@classeur/contracts'

/** At most four events per second. */
const intervalMs = 250

/**
 * Writes reported progress at most four times per second, one write at a time; what is reported in between is
 * replaced by the next report. A failed write is left to the next one, because every write is only a hint.
 */
export function createProgressWriter(write: (progress: FileProgress) => Promise<void>) {
  let latest: FileProgress | null = null
  let lastAt = -Infinity
  let writing: Promise<void> | null = null
  let closed = false

  function writeLatest(): void {
    const progress = latest
    if (!progress) return
    latest = null
    lastAt = performance.now()
    writing = write(progress)
      .catch(() => undefined)
      .finally(() => void (writing = null))
  }

  return {
    report(progress: FileProgress): void {
      if (closed) return
      latest = progress
      if (!writing && performance.now() - lastAt >= intervalMs) writeLatest()
    },
    /** Reports nothing any more, and waits for the write that runs. */
    async close(): Promise<void> {
      closed = true
      await writing
    },
  }
}
