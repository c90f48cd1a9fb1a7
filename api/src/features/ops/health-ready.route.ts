import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { answerWithin } from '../../load/answer-within.ts'

/** Probes are excluded from rate limits. */
const uncounted = { config: { rateLimit: false } } as const

const ServerState = z.enum(['up', 'down'])

export interface HealthOptions {
  /** Resolve when the server answers; reject otherwise. */
  pingMongo: () => Promise<unknown>
  pingRedis: () => Promise<unknown>
  /** False until indexes and initial data exist. */
  isPrepared: () => boolean
}

/** How long a server may take to answer a probe, in milliseconds. */
const probeTimeoutMs = 2000

const stateOf = async (ping: () => Promise<unknown>): Promise<z.infer<typeof ServerState>> =>
  (await answerWithin(
    probeTimeoutMs,
    ping().then(() => 'up' as const),
  )) ?? 'down'

const Health = z.object({
  status: z.enum(['ready', 'degraded', 'unavailable']),
  mongo: ServerState,
  redis: ServerState,
})

/**
 * `GET /health/ready`: whether the process can serve requests. Without Redis it is degraded but stays in service,
 * because reads only need MongoDB.
 */
export const healthReadyRoute: FastifyPluginAsyncZod<HealthOptions> = async (app, options) => {
  app.get(
    '/health/ready',
    { ...uncounted, schema: { response: { 200: Health, 503: Health } } },
    async (_request, reply) => {
      const [mongo, redis] = await Promise.all([stateOf(options.pingMongo), stateOf(options.pingRedis)])
      const serves = mongo === 'up' && options.isPrepared()
      const status = !serves ? 'unavailable' : redis === 'up' ? 'ready' : 'degraded'
      return reply.code(serves ? 200 : 503).send({ status, mongo, redis })
    },
  )
}
