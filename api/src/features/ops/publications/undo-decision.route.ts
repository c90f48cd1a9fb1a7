import { AppError, ObjectIdString } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  OptionalPosition,
  pagePath,
  publicationTabs,
  undoPath,
  type OperatedPublications,
} from './publications-view.ts'

const UndoForm = z.object({
  decision: ObjectIdString,
  show: z.enum(publicationTabs),
  after: OptionalPosition,
})

/**
 * `POST /ops/publications/undo`: takes back the decision that the page names, if it is the operator's last one, and shows
 * the picture again.
 */
export const undoDecisionRoute: FastifyPluginAsyncZod<{
  publications: Pick<OperatedPublications, 'undo'>
}> = async (app, { publications }) => {
  app.post(undoPath, { schema: { hide: true, body: UndoForm } }, async ({ actor, body }, reply) => {
    const page = { tab: body.show, after: body.after ?? null }
    try {
      const imageId = await publications.undo(actor, body.decision)
      return await reply.redirect(pagePath(page, imageId, imageId ? 'undone' : 'nothing-to-undo'), 303)
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'images/decided-meanwhile') throw error
      return reply.redirect(pagePath(page, null, 'changed'), 303)
    }
  })
}
