import { AppError } from '@classeur/contracts'
import type { Queue } from 'bullmq'
import type { FastifyInstance } from 'fastify'
import { bullBoard } from './bull-board.ts'
import { operatorsOnly, type OperatorsOnlyOptions } from './operators-only.ts'
import { opsPages } from './ops-pages.ts'

export interface QueuesOptions extends OperatorsOnlyOptions {
  queues: readonly Queue[]
  /** Whether commands to Redis can run at once. */
  isRedisUp: () => boolean
}

/** Bull Board at `/ops/queues`, for operators. */
export const queuesRoute = async (app: FastifyInstance, options: QueuesOptions) => {
  operatorsOnly(app, 'queues', options)
  app.addHook('onRequest', async () => {
    if (!options.isRedisUp()) throw new AppError('general/unavailable')
  })
  await app.register(bullBoard, {
    queues: options.queues,
    basePath: opsPages.queues,
    prefix: opsPages.queues,
  })
}
