import type { GenerationCounts, GenerationQueries } from '@classeur/database'
import type { Queue } from 'bullmq'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge } from 'prom-client'
import type { Config } from '../../../config/config.ts'
import type { Admission, RefusalReason } from '../../../load/admission.ts'
import type { DeadLetters } from '../dead-letters/dead-letters.service.ts'
import { createRecentReading } from '../../../load/recent-reading.ts'
import type { RedisMemory } from '../../../load/redis-memory.ts'
import { createBackupMetrics, type BackupMetricsOptions } from './backup-metrics.ts'
import { createPaymentMetrics, type PaymentMetricsOptions } from './payment-metrics.ts'
import { createDocumentMetrics } from './document-metrics.ts'
import { showPart } from './metrics-part.ts'
import { metricsRoute } from './metrics.route.ts'
import { createPublicationMetrics, type PublicationMetricsOptions } from './publication-metrics.ts'
import { createQueueMetrics } from './queue-metrics.ts'

export interface MetricsOptions {
  config: Pick<Config, 'metricsToken' | 'redisUrl'>
  counts: Pick<GenerationCounts, 'countOpen' | 'countEnded'>
  queries: Pick<GenerationQueries, 'lastDurationsMs'>
  deadLetters: Pick<DeadLetters, 'countByCode'>
  queues: readonly Queue[]
  admission: Pick<Admission, 'refused' | 'maxWaiting'>
  readRedisMemory: () => Promise<RedisMemory>
  pingMongo: () => Promise<unknown>
  pingRedis: () => Promise<unknown>
  paymentEvents: PaymentMetricsOptions['paymentEvents']
  paymentOverview: PaymentMetricsOptions['paymentOverview']
  installationBackups: BackupMetricsOptions['installationBackups']
  readNightlyVerifiedAt: BackupMetricsOptions['readNightlyVerifiedAt']
  backupLists: BackupMetricsOptions['backupLists']
  countWaitingPublications: PublicationMetricsOptions['countWaitingPublications']
}

/** `/metrics`: requests, queues, generations, sockets and the process itself. */
export const metricsModule = async (app: FastifyInstance, options: MetricsOptions) => {
  const { config, admission, pingMongo, pingRedis } = options
  const registry = app.metrics
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const up = new Gauge({
    name: 'classeur_up',
    help: '1 when the server answers the api, else 0; its numbers are then missing',
    labelNames: ['part'],
    registers,
  })
  new Gauge({
    name: 'classeur_sockets',
    help: 'Live connections of this replica',
    registers,
    collect() {
      this.set(app.io.of('/').sockets.size)
    },
  })
  new Gauge({
    name: 'classeur_waiting_limit',
    help: 'How many generations may wait in all',
    registers,
  }).set(admission.maxWaiting)
  new Counter({
    name: 'classeur_admission_refused_total',
    help: 'Generations this replica refused because too many wait or Redis is too full',
    labelNames: ['reason'],
    registers,
    collect() {
      this.reset()
      for (const reason of ['waiting', 'memory'] satisfies RefusalReason[]) {
        this.inc({ reason }, admission.refused[reason])
      }
    },
  })
  const parts = [
    createDocumentMetrics({ ...options, registry, ping: pingMongo }),
    createPaymentMetrics({ ...options, registry, ping: pingMongo }),
    createBackupMetrics({ ...options, registry, ping: pingMongo }),
    createPublicationMetrics({ ...options, registry, ping: pingMongo }),
    createQueueMetrics({ ...options, registry, ping: pingRedis, redisUrl: config.redisUrl }),
  ]
  // Run one scrape at a time, so that its metrics are consistent.
  const scrape = createRecentReading(async () => {
    await Promise.all(parts.map((part) => showPart(part, up)))
    return registry.metrics()
  }, 0)
  await app.register(metricsRoute, {
    token: config.metricsToken,
    scrape,
    contentType: registry.contentType,
  })
}
