import { AppError } from '@classeur/contracts'
import type { Queue } from 'bullmq'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Sealer } from '../../security/sealer.ts'
import { bullBoard } from './bull-board.ts'
import { queuesPath } from './enter-ops.route.ts'
import { openOperatorPass, operatorCookieName } from './operator-cookie.ts'
import type { Operators } from './operators.service.ts'

export interface QueuesOptions {
  operators: Operators
  operatorSealer: Sealer
  queues: readonly Queue[]
  /** False while commands to Redis would have to wait. */
  isRedisUp: () => boolean
}

const isPageLoad = (request: FastifyRequest) =>
  request.method === 'GET' && request.headers.accept?.includes('text/html') === true

/** Bull Board at `/ops/queues`, for operators. */
export const queuesRoute = async (app: FastifyInstance, options: QueuesOptions) => {
  const { operators, operatorSealer, queues, isRedisUp } = options

  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const pass = openOperatorPass(operatorSealer, request.cookies[operatorCookieName])
    const standing = pass ? await operators.standingOf(pass) : 'signed-out'
    if (standing === 'refused') throw new AppError('general/forbidden')
    if (!pass || standing === 'signed-out') {
      if (isPageLoad(request)) return reply.redirect('/api/auth/operator', 302)
      throw new AppError('auth/signed-out')
    }
    request.identity = { ...pass, operator: true }
    if (!isRedisUp()) throw new AppError('general/unavailable')
    return undefined
  })

  // A browser always says where a write comes from; here, unlike in the api, silence is refused too.
  app.addHook('onRequest', async (request) => {
    const { origin, 'sec-fetch-site': site } = request.headers
    const reads = request.method === 'GET' || request.method === 'HEAD'
    if (!reads && origin === undefined && site === undefined) throw new AppError('general/origin-refused')
  })

  await app.register(bullBoard, { queues, basePath: queuesPath, prefix: queuesPath })
}
