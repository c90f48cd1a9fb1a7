import { ObjectIdString } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { publicationsPage } from './publications.page.ts'
import {
  outcomes,
  PositionText,
  publicationsPath,
  publicationTabs,
  type OperatedPublications,
} from './publications-view.ts'

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
    const { actor, query } = request
    const { show: tab, at, after = null, outcome = null } = query
    const [{ images: reviews, next: nextPage }, counts, undoable] = await Promise.all([
      tab === 'log' ? { images: [], next: null } : publications.list(actor, tab, after),
      publications.countWaiting(),
      publications.undoable(actor),
    ])
    const current = reviews.find(({ id }) => id === at) ?? reviews[0] ?? null
    const history = current || tab === 'log' ? await publications.history(actor, current?.id ?? null) : []
    const waiting = counts.inReview + counts.reported
    const view = { tab, after, nextPage, reviews, current, history, undoable, outcome, waiting }
    return reply
      .type('text/html; charset=utf-8')
      .send(publicationsPage({ ...view, operatorId: actor.userId, now: new Date() }))
  })
}
