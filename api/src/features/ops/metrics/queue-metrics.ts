import type { Queue } from 'bullmq'
import { Gauge, type Registry } from 'prom-client'
import { createRecentReading } from '../../../load/recent-reading.ts'
import type { RedisMemory } from '../../../load/redis-memory.ts'
import type { MetricsPart } from './metrics-part.ts'

export interface QueueMetricsOptions {
  registry: Registry
  ping: MetricsPart['ping']
  queues: readonly Queue[]
  redisUrl: string
  readRedisMemory: () => Promise<RedisMemory>
}

const lifetimeMs = 10_000
const jobStates = ['waiting', 'prioritized', 'active', 'delayed', 'failed'] as const

async function readQueue(queue: Queue, redisUrl: string) {
  const [counts, [next], clients] = await Promise.all([
    queue.getJobCounts(...jobStates),
    queue.getJobs(['prioritized'], 0, 0, true),
    queue.getWorkers(),
  ])
  // Redis lists the clients of the whole server; another database may have queues with the same names.
  const database = new URL(redisUrl).pathname.slice(1) || '0'
  const workers = clients.filter(({ db = '0' }) => db === database).length
  return { queue: queue.name, counts, nextAddedAtMs: next?.timestamp ?? null, workers }
}

/** Metrics of the queues from Redis. */
export function createQueueMetrics(options: QueueMetricsOptions): MetricsPart {
  const { registry, ping, queues, redisUrl, readRedisMemory } = options
  const registers = [registry]
  const jobs = new Gauge({
    name: 'classeur_queue_jobs',
    help: 'Jobs in the queue by state; what a person may not run yet is not in the queue',
    labelNames: ['queue', 'state'],
    registers,
  })
  const oldest = new Gauge({
    name: 'classeur_queue_next_job_age_seconds',
    help: 'How long the job that is next has been in the queue; it could run if a worker were free',
    labelNames: ['queue'],
    registers,
  })
  const workers = new Gauge({
    name: 'classeur_workers',
    help: 'Worker processes that read the queue',
    labelNames: ['queue'],
    registers,
  })
  const memory = new Gauge({
    name: 'classeur_redis_memory_bytes',
    help: 'Memory Redis uses, and its limit (0: none)',
    labelNames: ['type'],
    registers,
  })
  const read = createRecentReading(
    () => Promise.all([readRedisMemory(), ...queues.map((queue) => readQueue(queue, redisUrl))]),
    lifetimeMs,
  )

  return {
    name: 'redis',
    ping,
    clear: () => [jobs, oldest, workers, memory].forEach((metric) => metric.reset()),
    async read() {
      const [{ usedBytes, limitBytes }, ...rows] = await read()
      return () => {
        memory.set({ type: 'used' }, usedBytes)
        memory.set({ type: 'limit' }, limitBytes)
        for (const { queue, counts, nextAddedAtMs, workers: count } of rows) {
          for (const state of jobStates) jobs.set({ queue, state }, counts[state] ?? 0)
          const ageMs = nextAddedAtMs === null ? 0 : Date.now() - nextAddedAtMs
          oldest.set({ queue }, Math.max(0, ageMs) / 1000)
          workers.set({ queue }, count)
        }
      }
    },
  }
}
