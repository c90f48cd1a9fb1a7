import { AppError } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { pagePath, publicationTabs, undoPath, type OperatedPublications } from './publications-view.ts'

/** `POST /ops/publications/undo`: takes back the operator's last decision, and shows the picture again. */
export const undoDecisionRoute: FastifyPluginAsyncZod<{
  publications: Pick<OperatedPublications, 'undo'>
}> = async (app, { publications }) => {
  const body = z.object({ show: z.enum(publicationTabs) })
  app.post(undoPath, { schema: { hide: true, body } }, async ({ actor, body: { show } }, reply) => {
    try {
      const imageId = await publications.undo(actor)
      return await reply.redirect(
        pagePath({ tab: show, after: null }, imageId, imageId ? 'undone' : 'nothing-to-undo'),
        303,
      )
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'images/decided-meanwhile') throw error
      return reply.redirect(pagePath({ tab: show, after: null }, null, 'changed'), 303)
    }
  })
}
