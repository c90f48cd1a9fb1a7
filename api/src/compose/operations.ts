import type { Connection } from '@classeur/database'
import type { BackupQueue, BillingQueue, GenerationQueues } from '@classeur/queue'
import type { FastifyBaseLogger } from 'fastify'
import type { Redis } from 'ioredis'
import type { Config } from '../config/config.ts'
import type { GenerationsService } from '../features/generations/generations.service.ts'
import { retryIdOf } from '../features/generations/retry-key.ts'
import { createDeadLetters } from '../features/ops/dead-letters/dead-letters.service.ts'
import { createFailedJobs } from '../features/ops/dead-letters/failed-jobs.ts'
import type { EnterOpsOptions } from '../features/ops/enter-ops.route.ts'
import type { OpsModuleOptions } from '../features/ops/ops.module.ts'
import type { Admission } from '../load/admission.ts'
import type { RedisMemory } from '../load/redis-memory.ts'
import { createSealer } from '../security/sealer.ts'
import { composeBillingOperations, type OperatedPayments } from './billing-operations.ts'
import type { Foundations } from './foundations.ts'
import type { Repositories } from './repositories.ts'

export interface OperationsOptions {
  repositories: Repositories
  foundations: Pick<Foundations, 'operators'>
  connection: Connection
  redis: Redis
  queues: GenerationQueues
  /** Null if this installation sells nothing. */
  payments: OperatedPayments | null
  billingQueue: Pick<BillingQueue, 'queue'>
  backupQueue: Pick<BackupQueue, 'queue'>
  admission: Admission
  readRedisMemory: () => Promise<RedisMemory>
  retryGeneration: GenerationsService['retry']
  findSession: EnterOpsOptions['findSession']
  publications: OpsModuleOptions['publications']
  config: Config
  logger: FastifyBaseLogger
  /** False until indexes and initial data exist. */
  isPrepared: () => boolean
}

/** Builds the services of health checks and operator pages. */
export function composeOperations(options: OperationsOptions): OpsModuleOptions {
  const { repositories, connection, redis, queues, admission, readRedisMemory, config, logger } = options
  const { generations, generationCounts: counts, generationQueries: queries } = repositories
  const pings = {
    pingMongo: async () => connection.db?.admin().ping() ?? Promise.reject(new Error('not connected')),
    pingRedis: () => redis.ping(),
  }
  return {
    config,
    operators: options.foundations.operators,
    operatorSealer: createSealer(config.jwtSecret, 'operator-pass'),
    findSession: options.findSession,
    deadLetters: createDeadLetters({
      ...{ generations, queries, listFailed: repositories.listFailedGenerations },
      ...{ retry: options.retryGeneration, retryIdOf, log: logger },
    }),
    listFailedJobs: createFailedJobs(queues.all(), queries),
    publications: options.publications,
    countWaitingPublications: options.publications.countWaiting,
    countPublications: async () => {
      const { inReview, reported } = await options.publications.countWaiting()
      return inReview + reported
    },
    ...composeBillingOperations(options.payments, repositories, logger),
    queues: [...queues.all(), options.billingQueue.queue, options.backupQueue.queue],
    isRedisUp: () => redis.status === 'ready',
    isPrepared: options.isPrepared,
    ...{ counts, queries, admission, readRedisMemory, ...pings },
    ...{ paymentEvents: repositories.paymentEvents, paymentOverview: repositories.paymentOverview },
    installationBackups: repositories.installationBackups,
    readNightlyVerifiedAt: repositories.readNightlyVerifiedAt,
    backupLists: repositories.backupLists,
  }
}
