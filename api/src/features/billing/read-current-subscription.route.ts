import { CurrentSubscription, UserId } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ReadCurrentSubscription } from './subscription/current-subscription.ts'

const schema = { params: z.strictObject({ uid: UserId }), response: { 200: CurrentSubscription } }

/**
 * `GET /current_subscriptions/{uid}`: the person's own subscription; 404 for the free plan and for other
 * people's ids.
 */
export const readCurrentSubscriptionRoute: FastifyPluginAsyncZod<{
  readCurrentSubscription: ReadCurrentSubscription
}> = async (app, { readCurrentSubscription }) => {
  app.get('/current_subscriptions/:uid', { schema }, ({ actor, params }) =>
    readCurrentSubscription(actor, params.uid),
  )
}
