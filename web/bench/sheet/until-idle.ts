import type { BenchEnvironment } from '@classeur/local/bench'
import { setTimeout as pause } from 'node:timers/promises'
import type { ForkedServer } from '../../../api/bench/fork-server.ts'

const lookMs = 60
const idleMicros = 4000
const limitMs = 20_000

/** Waits until the log of marks has been drained, which a save leaves for later. */
export async function untilLogged({ connection }: Pick<BenchEnvironment, 'connection'>): Promise<void> {
  const rows = connection.collection('mark_rows')
  for (const end = Date.now() + limitMs; Date.now() < end; await pause(lookMs)) {
    if (!(await rows.findOne({ 'log.0': { $exists: true } }, { projection: { _id: 1 } }))) return
  }
  throw new Error('the log of marks does not come to rest')
}

/**
 * Waits until a server is idle, so that the background work of a save is included. Returns the CPU time it has used.
 */
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
