import type { GenerationQueries, SessionRepository, UserRepository } from '@classeur/database'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config/config.ts'
import { createSealer } from '../../security/sealer.ts'
import type { DeadLetters } from './dead-letters/dead-letters.service.ts'
import { deadLettersRoute } from './dead-letters/dead-letters.route.ts'
import { createFailedJobs } from './dead-letters/failed-jobs.ts'
import { enterOpsRoute, type EnterOpsOptions } from './enter-ops.route.ts'
import { metricsModule, type MetricsOptions } from './metrics/metrics.module.ts'
import { createOperators } from './operators.service.ts'
import { queuesRoute } from './queues.route.ts'

export interface OpsOptions extends MetricsOptions {
  config: Config
  users: Pick<UserRepository, 'findById'>
  sessions: Pick<SessionRepository, 'isLive'>
  findSession: EnterOpsOptions['findSession']
  queries: Pick<GenerationQueries, 'lastDurationsMs' | 'statesOf'>
  deadLetters: DeadLetters
  isRedisUp: () => boolean
}

/** What operators have: Bull Board, the dead letters, the way in to both, and metrics for their Prometheus. */
export const opsModule = async (app: FastifyInstance, options: OpsOptions) => {
  const { config, users, sessions, findSession, queues, queries, deadLetters, isRedisUp } = options
  const operators = createOperators({ users, sessions, config })
  const operatorSealer = createSealer(config.jwtSecret, 'operator-pass')
  const only = { operators, operatorSealer }
  const listFailedJobs = createFailedJobs(queues, queries)
  app.register(enterOpsRoute, { prefix: '/api', config, findSession, ...only })
  app.register(queuesRoute, { ...only, queues, isRedisUp })
  app.register(deadLettersRoute, { ...only, deadLetters, listFailedJobs })
  app.register(metricsModule, options)
}
