import { errorCodes, ObjectIdString } from '@classeur/contracts'
import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { deadLetterCodes, type DeadLetters, type RetryOutcome } from './dead-letters.service.ts'
import { operatorsOnly, type OperatorsOnlyOptions } from '../operators-only.ts'
import { deadLettersPage, deadLettersPath } from './dead-letters.page.ts'
import { deadLettersStyle } from './dead-letters.style.ts'
import type { FailedJob } from './failed-jobs.ts'

export interface DeadLettersRouteOptions extends OperatorsOnlyOptions {
  deadLetters: Pick<DeadLetters, 'list' | 'retry' | 'retryAll'>
  listFailedJobs: () => Promise<FailedJob[] | null>
}

const count = z.coerce.number().int().min(0).max(1000)
const ListQuery = z.object({
  show: z.literal('all').optional(),
  /** What became of the form before: a page that is loaded again does not send it again. */
  started: count.optional(),
  already: count.default(0),
  refused: count.default(0),
  because: z.enum(errorCodes).optional(),
})

function outcomeOf({ started, already, refused, because }: z.infer<typeof ListQuery>): RetryOutcome | null {
  return started === undefined ? null : { started, already, refused, because: because ?? null }
}

function backToList(reply: FastifyReply, { because, ...counts }: RetryOutcome) {
  const query = new URLSearchParams(because ? { because } : {})
  for (const [name, value] of Object.entries(counts)) query.set(name, String(value))
  return reply.redirect(`${deadLettersPath}?${query.toString()}`, 303)
}

/** The list of dead letters at `/ops/dead-letters` and its two forms, for operators. */
export const deadLettersRoute: FastifyPluginAsyncZod<DeadLettersRouteOptions> = async (app, options) => {
  const { deadLetters, listFailedJobs } = options
  operatorsOnly(app, 'dead-letters', options)
  // A form of ours has no field: what it is about is in its address.
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, _body, done) => done(null, undefined),
  )

  app.get(deadLettersPath, { schema: { hide: true, querystring: ListQuery } }, async (request, reply) => {
    const [letters, jobs] = await Promise.all([deadLetters.list(request.actor), listFailedJobs()])
    const { query } = request
    const view = { letters, jobs, showAll: query.show === 'all', outcome: outcomeOf(query), now: new Date() }
    return reply.type('text/html; charset=utf-8').send(deadLettersPage(view))
  })

  app.get(`${deadLettersPath}/style.css`, { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(deadLettersStyle),
  )

  app.post(
    `${deadLettersPath}/:id/retry`,
    { schema: { hide: true, params: z.object({ id: ObjectIdString }) } },
    async (request, reply) => backToList(reply, await deadLetters.retry(request.actor, request.params.id)),
  )

  app.post(
    `${deadLettersPath}/retry-all`,
    { schema: { hide: true, querystring: z.object({ code: z.enum(deadLetterCodes) }) } },
    async (request, reply) =>
      backToList(reply, await deadLetters.retryAll(request.actor, request.query.code)),
  )
}
