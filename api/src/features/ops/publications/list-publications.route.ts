import { ObjectIdString } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  outcomes,
  PositionText,
  publicationsPath,
  publicationTabs,
  type OperatedPublications,
} from './publications-view.ts'
import { showPublications } from './show-publications.ts'

const ListQuery = z.object({
  show: z.enum(publicationTabs).default('waiting'),
  after: PositionText.optional(),
  /** The picture to show; the first one if it is no longer in the list. */
  at: ObjectIdString.optional(),
  outcome: z.enum(outcomes).optional(),
})

/** `GET /ops/publications`: one list of pictures, one of them large, or the log of decisions. */
export const listPublicationsRoute: FastifyPluginAsyncZod<{ publications: OperatedPublications }> = async (
  app,
  { publications },
) => {
  app.get(publicationsPath, { schema: { hide: true, querystring: ListQuery } }, async (request, reply) => {
    const { show: tab, at = null, after = null, outcome = null } = request.query
    const wanted = { tab, after, at, outcome, typed: null }
    return reply
      .type('text/html; charset=utf-8')
      .send(await showPublications(publications, request.actor, wanted))
  })
}
