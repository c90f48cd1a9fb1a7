import {
  AppError,
  ObjectIdString,
  type PublicationDecision,
  PublicationReason,
  PublicationState,
  Timestamp,
  TypicalReason,
  writePublicationNote,
} from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  pagePath,
  OptionalPosition,
  publicationsPath,
  publicationTabs,
  type OperatedPublications,
  type Outcome,
} from './publications-view.ts'
import { showPublications } from './show-publications.ts'
import { emptyIsAbsent } from '../form-body.ts'

const DecisionForm = z.object({
  decision: z.enum(['publish', 'refuse', 'hide']),
  typical: TypicalReason.nullable().default(null),
  words: z.string().max(240).default(''),
  publication: PublicationState,
  requestedAt: Timestamp,
  reports: z.coerce.number().int().min(0),
  show: z.enum(publicationTabs),
  after: OptionalPosition,
  next: z.preprocess(emptyIsAbsent, ObjectIdString.optional()),
})
type DecisionForm = z.infer<typeof DecisionForm>

/** The decision of a form; null if it needs a reason and has none. */
function decisionOf(form: DecisionForm): PublicationDecision | null {
  const { decision, typical, words, publication, requestedAt, reports } = form
  const seen = { publication, requestedAt, reports }
  if (decision === 'publish') return { decision, seen }
  const reason = PublicationReason.safeParse(writePublicationNote({ typical, words }))
  return reason.success ? { decision, reason: reason.data, seen } : null
}

const conflictOf = (error: unknown): 'changed' | 'gone' | null => {
  if (!(error instanceof AppError)) return null
  if (error.code === 'images/decided-meanwhile') return 'changed'
  return error.code === 'general/not-found' ? 'gone' : null
}

/**
 * `POST /ops/publications/{id}`: the forms of one picture; redirects to the next one. A form that decides nothing is
 * shown again with the typed reason.
 */
export const decidePublicationRoute: FastifyPluginAsyncZod<{
  publications: OperatedPublications
}> = async (app, { publications }) => {
  const params = z.object({ id: ObjectIdString })
  app.post(
    `${publicationsPath}/:id`,
    { schema: { hide: true, params, body: DecisionForm } },
    async ({ actor, params: { id }, body }, reply) => {
      const { show: tab, next, after = null, typical, words } = body
      const page = { tab, after }
      const showAgain = async (status: 409 | 422, outcome: Outcome) =>
        reply
          .code(status)
          .type('text/html; charset=utf-8')
          .send(
            await showPublications(publications, actor, {
              ...page,
              at: id,
              outcome,
              typed: body.decision === 'publish' ? null : { typical, words },
            }),
          )
      const decision = decisionOf(body)
      if (!decision) return showAgain(422, 'reason-missing')
      try {
        await publications.decide(actor, id, decision)
      } catch (error) {
        const outcome = conflictOf(error)
        if (!outcome) throw error
        if (outcome === 'changed') return showAgain(409, outcome)
        return reply.redirect(pagePath(page, next ?? null, outcome), 303)
      }
      return reply.redirect(pagePath(page, next ?? null), 303)
    },
  )
}
