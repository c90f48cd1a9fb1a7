import type { SessionRepository, UserRepository } from '@classeur/database'
import type { Queue } from 'bullmq'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config/config.ts'
import { createSealer } from '../../security/sealer.ts'
import { enterOpsRoute, type EnterOpsOptions } from './enter-ops.route.ts'
import { createOperators } from './operators.service.ts'
import { queuesRoute } from './queues.route.ts'

export interface OpsOptions {
  config: Config
  users: Pick<UserRepository, 'findById'>
  sessions: Pick<SessionRepository, 'isLive'>
  findSession: EnterOpsOptions['findSession']
  queues: readonly Queue[]
  isRedisUp: () => boolean
}

/** What operators have: Bull Board, and the way in. */
export const opsModule = async (app: FastifyInstance, options: OpsOptions) => {
  const { config, users, sessions, findSession, queues, isRedisUp } = options
  const operators = createOperators({ users, sessions, config })
  const operatorSealer = createSealer(config.jwtSecret, 'operator-pass')
  app.register(enterOpsRoute, { prefix: '/api', config, operators, operatorSealer, findSession })
  app.register(queuesRoute, { operators, operatorSealer, queues, isRedisUp })
}
