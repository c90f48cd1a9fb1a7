import { SessionList } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Sessions } from './sessions.service.ts'

/** `GET /auth/sessions`: the live sessions of the person. */
export const listSessionsRoute: FastifyPluginAsyncZod<{
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
}
