import { AccountActivityPage, AccountActivityQuery } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { ReadAccountActivity } from './read-activity.ts'

/** `GET /account/activity`: the log of the person's account. */
export const listAccountActivityRoute: FastifyPluginAsyncZod<{ readActivity: ReadAccountActivity }> = async (
  app,
  { readActivity },
) => {
  app.get(
    '/account/activity',
    { schema: { querystring: AccountActivityQuery, response: { 200: AccountActivityPage } } },
    ({ actor, query }) => readActivity(actor, query.cursor ?? null),
  )
}
