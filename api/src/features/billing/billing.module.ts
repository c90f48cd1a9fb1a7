import type { PlanRepository, SubscriptionRepository } from '@classeur/database'
import type { FastifyInstance } from 'fastify'
import { readCurrentSubscriptionRoute } from './read-current-subscription.route.ts'
import { listPlansRoute } from './list-plans.route.ts'
import { readPlanRoute } from './read-plan.route.ts'

/** Plans and subscriptions. */
export const billingModule = async (
  app: FastifyInstance,
  options: { plans: PlanRepository; subscriptions: SubscriptionRepository },
) => {
  app.register(listPlansRoute, options)
  app.register(readPlanRoute, options)
  app.register(readCurrentSubscriptionRoute, options)
}
