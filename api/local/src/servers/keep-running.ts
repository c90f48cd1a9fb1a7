import { setTimeout as delay } from 'node:timers/promises'

const firstBackOffMs = 500
const maxBackOffMs = 10_000

/** A running server: when it ends, and how to stop it. */
export interface Running {
  exited: Promise<void>
  stop: () => Promise<void>
}

/**
 * Restarts a server at the same address whenever it ends unexpectedly, until `stop`. `again` must return a
 * server that is reached in the same way as `first`.
 */
export function keepRunning(options: {
  name: string
  first: Running
  again: () => Promise<Running>
  log: (line: string) => void
}): { stop: () => Promise<void> } {
  const { name, again, log } = options
  const stopped = new AbortController()
  let current: Running | undefined = options.first

  async function watch(): Promise<void> {
    for (let backOffMs = firstBackOffMs; ;) {
      await current?.exited
      if (stopped.signal.aborted) return
      log(`${name} ended; restarting it`)
      // `stop` aborts the delay.
      await delay(backOffMs, undefined, { signal: stopped.signal }).catch(() => undefined)
      if (stopped.signal.aborted) return
      try {
        current = await again()
        backOffMs = firstBackOffMs
      } catch (error) {
        current = undefined
        log(`${name} did not start: ${(error as Error).message}`)
        backOffMs = Math.min(backOffMs * 2, maxBackOffMs)
      }
    }
  }

  const watching = watch()
  return {
    stop: async () => {
      stopped.abort()
      await current?.stop()
      await watching
      // A start that was in progress when `stop` was called has completed by now.
      await current?.stop()
    },
  }
}
