import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Sessions } from './sessions.service.ts'

/** `DELETE /auth/sessions`: ends all sessions but this one. */
export const endOtherSessionsRoute: FastifyPluginAsyncZod<{ sessions: Pick<Sessions, 'endOthers'> }> = async (
  app,
  { sessions },
) => {
  app.delete('/auth/sessions', { schema: { response: { 204: z.void() } } }, async ({ actor }, reply) => {
    await sessions.endOthers(actor.userId, actor.sessionId)
    return reply.code(204).send()
  })
}
