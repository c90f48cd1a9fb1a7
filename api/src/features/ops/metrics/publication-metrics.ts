import type { WaitingPublications } from '@classeur/database'
import { Gauge, type Registry } from 'prom-client'
import { createRecentReading } from '../../../load/recent-reading.ts'
import type { MetricsPart } from './metrics-part.ts'

export interface PublicationMetricsOptions {
  registry: Registry
  ping: MetricsPart['ping']
  countWaitingPublications: () => Promise<WaitingPublications>
}

/** The same times as those of the document metrics. */
const lifetimeMs = 10_000
const restFactor = 20

/** Metrics of pictures that wait for operators, from documents in MongoDB; they are the same on every replica. */
export function createPublicationMetrics({
  registry,
  ping,
  countWaitingPublications,
}: PublicationMetricsOptions): MetricsPart {
  const registers = [registry]
  const waiting = new Gauge({
    name: 'classeur_publications_waiting',
    help: 'Pictures that wait for an operator, by reason (documents, the same from every replica)',
    labelNames: ['reason'],
    registers,
  })
  const oldest = new Gauge({
    name: 'classeur_publications_oldest_seconds',
    help: 'Time since the oldest of them was requested or reported; 0 without one',
    registers,
  })
  const read = createRecentReading(countWaitingPublications, lifetimeMs, restFactor)

  return {
    name: 'mongo',
    ping,
    // Without labels, a reset metric is shown as 0. Removing the value hides it.
    clear: () => {
      waiting.reset()
      oldest.remove()
    },
    async read() {
      const { inReview, reported, oldestAt } = await read()
      return () => {
        waiting.set({ reason: 'in-review' }, inReview)
        waiting.set({ reason: 'reported' }, reported)
        oldest.set(oldestAt ? Math.max(0, Date.now() - oldestAt.getTime()) / 1000 : 0)
      }
    },
  }
}
