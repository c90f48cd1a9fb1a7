import type { PlanRepository, SubscriptionRepository } from '@classeur/database'
import type { FastifyInstance } from 'fastify'
import { readCurrentSubscriptionRoute } from './read-current-subscription.route.ts'
import { readPlansRoute } from './read-plans.route.ts'

/** Plans, and what a person is subscribed to. */
export const billingModule = async (
  app: FastifyInstance,
  options: { plans: PlanRepository; subscriptions: SubscriptionRepository },
) => {
  app.register(readPlansRoute, options)
  app.register(readCurrentSubscriptionRoute, options)
}
