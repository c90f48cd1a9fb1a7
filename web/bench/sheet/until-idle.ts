import { setTimeout as pause } from 'node:timers/promises'
import type { ForkedServer } from '../../../api/bench/fork-server.ts'

const lookMs = 60
const idleMicros = 4000
const limitMs = 20_000

/** Waits until a server does nothing any more: what a save leaves for later is done. Gives the CPU time it has used. */
export async function untilIdle(server: ForkedServer): Promise<number> {
  let used = await server.cpuMicros()
  for (const end = Date.now() + limitMs; Date.now() < end;) {
    await pause(lookMs)
    const now = await server.cpuMicros()
    if (now - used < idleMicros) return now
    used = now
  }
  throw new Error('a server does not come to rest')
}
