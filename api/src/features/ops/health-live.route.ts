import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'

/** `GET /health/live`: whether the process responds. Excluded from rate limits. */
export const healthLiveRoute: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/health/live',
    {
      config: { rateLimit: false },
      schema: { response: { 200: z.object({ status: z.literal('live') }) } },
    },
    async () => ({ status: 'live' as const }),
  )
}
