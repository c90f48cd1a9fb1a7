import { AppError, SessionList } from '@classeur/contracts'
import { can } from '@classeur/domain/access'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Sessions } from './sessions.service.ts'

/**
 * `GET /auth/sessions`, `DELETE /auth/sessions/{id}`, `DELETE /auth/sessions` (all but this one).
 * Somebody else's session looks exactly like one that does not exist.
 */
export const sessionsRoutes: FastifyPluginAsyncZod<{
  sessions: Pick<Sessions, 'list' | 'findById' | 'end' | 'endOthers'>
}> = async (app, { sessions }) => {
  app.get('/auth/sessions', { schema: { response: { 200: SessionList } } }, async ({ actor }) => {
    const live = await sessions.list(actor.userId)
    return {
      sessions: live.map(({ id, device, createdAt, lastUsedAt }) => ({
        id,
        device,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
        current: id === actor.sessionId,
      })),
    }
  })

  app.delete(
    '/auth/sessions/:id',
    { schema: { params: z.strictObject({ id: z.string().max(100) }), response: { 204: z.void() } } },
    async (request, reply) => {
      const session = await sessions.findById(request.params.id)
      if (!session || !can(request.actor, 'session:end', { ownerId: session.userId })) {
        throw new AppError('general/not-found')
      }
      await sessions.end(session.id)
      return reply.code(204).send()
    },
  )

  app.delete('/auth/sessions', { schema: { response: { 204: z.void() } } }, async ({ actor }, reply) => {
    await sessions.endOthers(actor.userId, actor.sessionId)
    return reply.code(204).send()
  })
}
