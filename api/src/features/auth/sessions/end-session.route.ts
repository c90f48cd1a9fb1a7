import { AppError } from '@classeur/contracts'
import { can } from '@classeur/domain/access'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Sessions } from './sessions.service.ts'

/** `DELETE /auth/sessions/{id}`: ends a session. Another person's session looks exactly like one that doesn't exist. */
export const endSessionRoute: FastifyPluginAsyncZod<{
  sessions: Pick<Sessions, 'findById' | 'endOne'>
}> = async (app, { sessions }) => {
  app.delete(
    '/auth/sessions/:id',
    { schema: { params: z.strictObject({ id: z.string().max(100) }), response: { 204: z.void() } } },
    async (request, reply) => {
      const session = await sessions.findById(request.params.id)
      if (!session || !can(request.actor, 'session:end', { ownerId: session.userId })) {
        throw new AppError('general/not-found')
      }
      await sessions.endOne(session)
      return reply.code(204).send()
    },
  )
}
