import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config/config.ts'
import {
  billingOperationsModule,
  type BillingOperationsOptions,
} from './billing/billing-operations.module.ts'
import { deadLettersModule, type DeadLettersModuleOptions } from './dead-letters/dead-letters.module.ts'
import type { DeadLetters } from './dead-letters/dead-letters.service.ts'
import { enterOpsRoute, type EnterOpsOptions } from './enter-ops.route.ts'
import { healthLiveRoute } from './health-live.route.ts'
import { healthReadyRoute, type HealthOptions } from './health-ready.route.ts'
import { metricsModule, type MetricsOptions } from './metrics/metrics.module.ts'
import { readStyleRoute } from './page/read-style.route.ts'
import { publicationsModule, type PublicationsModuleOptions } from './publications/publications.module.ts'
import { queuesRoute, type QueuesOptions } from './queues.route.ts'

export interface OpsModuleOptions
  extends
    HealthOptions,
    MetricsOptions,
    EnterOpsOptions,
    QueuesOptions,
    DeadLettersModuleOptions,
    BillingOperationsOptions,
    PublicationsModuleOptions {
  config: Config
  queues: MetricsOptions['queues']
  deadLetters: DeadLetters
}

/** Tools for operators: health checks, Bull Board, dead letters, payments, published pictures, access to these, and metrics for Prometheus. */
export const opsModule = async (app: FastifyInstance, options: OpsModuleOptions) => {
  app.register(healthLiveRoute)
  app.register(healthReadyRoute, options)
  app.register(enterOpsRoute, { ...options, prefix: '/api' })
  app.register(queuesRoute, options)
  app.register(readStyleRoute)
  app.register(deadLettersModule, options)
  app.register(billingOperationsModule, options)
  app.register(publicationsModule, options)
  app.register(metricsModule, options)
}
