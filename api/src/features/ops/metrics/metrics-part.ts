import type { Gauge } from 'prom-client'
import { answerWithin } from '../../../load/answer-within.ts'

/** A server that metrics are read from. */
export interface MetricsPart {
  name: 'mongo' | 'redis'
  /** Resolves when the server answers. */
  ping: () => Promise<unknown>
  /** Reads the server's metrics; the returned function stores them in the registry. */
  read: () => Promise<() => void>
  /** Removes the server's metrics from the registry. */
  clear: () => void
}

/** Together less than a second, so that a scrape ends even if a server doesn't answer. */
const pingMs = 300
const readMs = 500

/** Updates a server's metrics. If it is unavailable or too slow, its metrics are missing rather than outdated. */
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
