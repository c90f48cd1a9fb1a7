import type { ServerEvents } from '@classeur/contracts'
import { until } from '@classeur/local/testing'
import { EventEmitter } from 'node:events'
import type { Socket } from 'socket.io-client'
import type { EventSource } from './screen.ts'

type Progress = Parameters<ServerEvents['generation:progressed']>[0]
type Finish = Parameters<ServerEvents['generation:finished']>[0]
type Held = ['generation:progressed', Progress] | ['generation:finished', Finish]

/** Returns numbers from 0 to 1, in the same sequence for the same seed. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

/**
 * Relays events from `upstream` to the screen: shuffles them within a window, duplicates some, drops some, and repeats
 * some much later.
 */
export function startChaosRelay(upstream: Socket, { seed, windowMs }: { seed: number; windowMs: number }) {
  const random = createRandom(seed)
  const events = new EventEmitter()
  const counts = { in: 0, dropped: 0, doubled: 0, late: 0 }
  const past: Held[] = []
  let held: Held[] = []
  let rounds = 0
  const hold = (event: Held) => {
    counts.in += 1
    const lot = random()
    if (lot < 0.2) counts.dropped += 1
    else held.push(event)
    if (lot > 0.8) {
      counts.doubled += 1
      held.push(event)
    }
    past.push(event)
  }
  upstream.on('generation:progressed', (event: Progress) => hold(['generation:progressed', event]))
  upstream.on('generation:finished', (event: Finish) => hold(['generation:finished', event]))
  const timer = setInterval(() => {
    const old = past[Math.floor(random() * past.length)]
    if (old && random() < 0.3) {
      counts.late += 1
      held.push(old)
    }
    const shuffled = held.map((event) => ({ event, at: random() })).sort((a, b) => a.at - b.at)
    held = []
    for (const { event } of shuffled) events.emit(event[0], event[1])
    rounds += 1
  }, windowMs)
  return {
    events: events as unknown as EventSource,
    counts,
    /** Waits until every event received so far has been passed on or dropped. */
    async emptied(): Promise<void> {
      const before = rounds
      await until('the relay to pass on what it holds', () => rounds > before)
    },
    stop: () => clearInterval(timer),
  }
}
