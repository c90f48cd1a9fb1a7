import { setTimeout as delay } from 'node:timers/promises'
import type { GuardedProcess } from './guarded-process.ts'

const pollMs = 50

/** Repeats `probe` until it succeeds; fails if the server ends first or after `withinMs`. */
export async function untilReady(options: {
  name: string
  server: GuardedProcess
  withinMs: number
  probe: () => Promise<void>
}): Promise<void> {
  const { name, server, withinMs, probe } = options
  const deadline = Date.now() + withinMs
  let ended = false
  void server.exited.then(() => (ended = true))
  for (;;) {
    try {
      return await probe()
    } catch (error) {
      if (ended) throw new Error(`${name} ended while starting:\n${server.lastLines()}`, { cause: error })
      if (Date.now() > deadline) {
        await server.stop()
        throw new Error(`${name} was not ready within ${withinMs / 1000} s:\n${server.lastLines()}`, {
          cause: error,
        })
      }
      await delay(pollMs)
    }
  }
}
