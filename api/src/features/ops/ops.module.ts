import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config/config.ts'
import { deadLettersRoute, type DeadLettersRouteOptions } from './dead-letters/dead-letters.route.ts'
import type { DeadLetters } from './dead-letters/dead-letters.service.ts'
import { enterOpsRoute, type EnterOpsOptions } from './enter-ops.route.ts'
import { healthRoutes, type HealthOptions } from './health.route.ts'
import { metricsModule, type MetricsOptions } from './metrics/metrics.module.ts'
import { queuesRoute, type QueuesOptions } from './queues.route.ts'

export interface OpsModuleOptions
  extends HealthOptions, MetricsOptions, EnterOpsOptions, QueuesOptions, DeadLettersRouteOptions {
  config: Config
  queues: MetricsOptions['queues']
  deadLetters: DeadLetters
}

/** What operators have: health checks, Bull Board, the dead letters, the way in to both, and metrics for their Prometheus. */
export const opsModule = async (app: FastifyInstance, options: OpsModuleOptions) => {
  app.register(healthRoutes, options)
  app.register(enterOpsRoute, { ...options, prefix: '/api' })
  app.register(queuesRoute, options)
  app.register(deadLettersRoute, options)
  app.register(metricsModule, options)
}
