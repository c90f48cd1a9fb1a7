import type { Gauge } from 'prom-client'
import { answerWithin } from '../../../load/answer-within.ts'

/** A server that numbers come from. */
export interface MetricsPart {
  name: 'mongo' | 'redis'
  /** Resolves when the server answers. */
  ping: () => Promise<unknown>
  /** Reads what is shown of it; the result puts it into the metrics. */
  read: () => Promise<() => void>
  /** Takes out of the metrics what was read from it before. */
  clear: () => void
}

/** Together below a second: a scrape must end while a server is silent. */
const pingMs = 300
const readMs = 500

/** Shows what a server says now. Away or too slow, its numbers are missing rather than old. */
export async function showPart(part: MetricsPart, up: Gauge<'part'>): Promise<void> {
  const answers = await answerWithin(
    pingMs,
    part.ping().then(() => true),
  )
  const show = answers ? await answerWithin(readMs, part.read()) : null
  part.clear()
  show?.()
  up.set({ part: part.name }, answers ? 1 : 0)
}
