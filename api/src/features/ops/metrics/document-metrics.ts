import { GenerationKind, generationKinds, generationQueues } from '@classeur/contracts'
import type { GenerationCounts, GenerationQueries } from '@classeur/database'
import { Counter, Gauge, type Registry } from 'prom-client'
import type { DeadLetters } from '../dead-letters/dead-letters.service.ts'
import { createRecentReading } from '../../../load/recent-reading.ts'
import { createEndedTotals } from './ended-totals.ts'
import type { MetricsPart } from './metrics-part.ts'

export interface DocumentMetricsOptions {
  registry: Registry
  ping: MetricsPart['ping']
  counts: Pick<GenerationCounts, 'countOpen' | 'countEnded'>
  queries: Pick<GenerationQueries, 'lastDurationsMs'>
  deadLetters: Pick<DeadLetters, 'countByCode'>
}

/** How long to cache a reading, so that several scrapers and operators share it. */
const lifetimeMs = 10_000
const slowLifetimeMs = 30_000
/** Wait this many times the duration of a reading before the next one, so that reading takes at most 5% of the time. */
const restFactor = 20
const durationsOf = 200
const endStates = ['completed', 'failed', 'cancelled', 'flagged'] as const

const percentileOf = (sorted: readonly number[], percentile: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percentile) / 100))]

/** Metrics from documents in MongoDB; they are the same on every replica. */
export function createDocumentMetrics(options: DocumentMetricsOptions): MetricsPart {
  const { registry, ping, counts, queries, deadLetters } = options
  const registers = [registry]
  const open = new Gauge({
    name: 'classeur_generations_open',
    help: 'Generations that wait or run (documents, the same from every replica)',
    labelNames: ['kind', 'state'],
    registers,
  })
  const oldest = new Gauge({
    name: 'classeur_queue_oldest_waiting_seconds',
    help: 'Time since the oldest waiting generation was accepted, also one that waits for its owner (documents)',
    labelNames: ['queue'],
    registers,
  })
  const ended = new Counter({
    name: 'classeur_generations_ended_total',
    help: 'Generations that ended, by state, since the first one (documents, the same from every replica)',
    labelNames: ['kind', 'state'],
    registers,
  })
  const duration = new Gauge({
    name: 'classeur_generation_duration_seconds',
    help: `From start to end, of the last ${String(durationsOf)} completed ones of a kind`,
    labelNames: ['kind', 'percentile'],
    registers,
  })
  const reserved = new Gauge({
    name: 'classeur_credits_reserved',
    help: 'Credits reserved for generations that are not settled yet',
    labelNames: ['kind'],
    registers,
  })
  const dead = new Gauge({
    name: 'classeur_dead_letters',
    help: 'Generations that failed through our fault and were not tried again, of the last 30 days',
    labelNames: ['code'],
    registers,
  })

  const readOpen = createRecentReading(counts.countOpen, lifetimeMs, restFactor)
  const readEnded = createRecentReading(createEndedTotals(counts.countEnded), lifetimeMs, restFactor)
  const readDead = createRecentReading(deadLetters.countByCode, slowLifetimeMs, restFactor)
  const readDurations = createRecentReading(
    () => Promise.all(GenerationKind.options.map((kind) => queries.lastDurationsMs(kind, durationsOf))),
    lifetimeMs,
    restFactor,
  )

  return {
    name: 'mongo',
    ping,
    clear: () => [open, oldest, ended, duration, reserved, dead].forEach((metric) => metric.reset()),
    async read() {
      const [openRows, endedRows, deadByCode, durations] = await Promise.all([
        readOpen(),
        readEnded(),
        readDead(),
        readDurations(),
      ])
      return () => {
        // Report zeros, so that alerts can distinguish "none" from "unknown".
        GenerationKind.options.forEach((kind, index) => {
          reserved.set({ kind }, 0)
          for (const state of ['queued', 'active'] as const) open.set({ kind, state }, 0)
          for (const state of endStates) ended.inc({ kind, state }, 0)
          const sorted = (durations[index] ?? []).toSorted((a, b) => a - b)
          for (const percentile of [50, 95]) {
            const ms = percentileOf(sorted, percentile)
            if (ms !== undefined) duration.set({ kind, percentile }, ms / 1000)
          }
        })
        for (const { kind, state, count, creditsReserved } of openRows) {
          reserved.inc({ kind }, creditsReserved)
          if (state === 'queued' || state === 'active') open.set({ kind, state }, count)
        }
        for (const queue of generationQueues) {
          const waiting = openRows.filter(
            ({ kind, state }) => state === 'queued' && generationKinds[kind].queue === queue,
          )
          const agesMs = waiting.map(({ oldestAt }) => Date.now() - oldestAt.getTime())
          oldest.set({ queue }, Math.max(0, ...agesMs) / 1000)
        }
        for (const { kind, state, count } of endedRows) ended.inc({ kind, state }, count)
        for (const [code, count] of deadByCode) dead.set({ code }, count)
      }
    },
  }
}
