import { errorCodes } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { CountPublications } from '../operators-only.ts'
import { deadLettersPage, deadLettersPath } from './dead-letters.page.ts'
import type { DeadLetters, RetryOutcome } from './dead-letters.service.ts'
import type { FailedJob } from './failed-jobs.ts'

export interface ListDeadLettersOptions {
  deadLetters: Pick<DeadLetters, 'list'>
  listFailedJobs: () => Promise<FailedJob[] | null>
  countPublications: CountPublications
}

const count = z.coerce.number().int().min(0).max(1000)
const ListQuery = z.object({
  show: z.literal('all').optional(),
  /** The outcome of the form before, so that reloading the page doesn't send the form again. */
  started: count.optional(),
  already: count.default(0),
  refused: count.default(0),
  because: z.enum(errorCodes).optional(),
})

function outcomeOf({ started, already, refused, because }: z.infer<typeof ListQuery>): RetryOutcome | null {
  return started === undefined ? null : { started, already, refused, because: because ?? null }
}

/** `GET /ops/dead-letters`: the list of dead letters. */
export const listDeadLettersRoute: FastifyPluginAsyncZod<ListDeadLettersOptions> = async (app, options) => {
  const { deadLetters, listFailedJobs, countPublications } = options
  app.get(deadLettersPath, { schema: { hide: true, querystring: ListQuery } }, async (request, reply) => {
    const [list, jobs, waiting] = await Promise.all([
      deadLetters.list(request.actor),
      listFailedJobs(),
      countPublications(),
    ])
    const { query } = request
    const view = { list, jobs, waiting, showAll: query.show === 'all', outcome: outcomeOf(query) }
    return reply.type('text/html; charset=utf-8').send(deadLettersPage({ ...view, now: new Date() }))
  })
}
