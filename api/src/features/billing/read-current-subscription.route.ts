import { AppError, CurrentSubscription, UserId } from '@classeur/contracts'
import { can } from '@classeur/domain/access'
import type { SubscriptionRepository } from '@classeur/database'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'

/**
 * `GET /current_subscriptions/{uid}`: the person's own subscription; 404 for the free plan and for other
 * people's ids.
 */
export const readCurrentSubscriptionRoute: FastifyPluginAsyncZod<{
  subscriptions: Pick<SubscriptionRepository, 'findByUser'>
}> = async (app, { subscriptions }) => {
  app.get(
    '/current_subscriptions/:uid',
    { schema: { params: z.strictObject({ uid: UserId }), response: { 200: CurrentSubscription } } },
    async (request) => {
      const { uid } = request.params
      const allowed = can(request.actor, 'subscription:read', { ownerId: uid })
      const subscription = allowed ? await subscriptions.findByUser(uid) : null
      if (!subscription) throw new AppError('general/not-found')
      return subscription
    },
  )
}
