import { BillingOverview, ChangePlanRequest } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { BillingLimits } from '../billing-limits.ts'
import type { SubscriptionService } from './subscription.service.ts'

/** `POST /billing/subscription/plan`: a more expensive plan now, a cheaper one from the next period on. */
export const changePlanRoute: FastifyPluginAsyncZod<{
  subscription: Pick<SubscriptionService, 'changePlan'>
  limits: BillingLimits
}> = async (app, { subscription, limits }) => {
  app.post(
    '/billing/subscription/plan',
    {
      config: { rateLimit: { max: limits.payments } },
      schema: { body: ChangePlanRequest, response: { 200: BillingOverview } },
    },
    ({ actor, body }) => subscription.changePlan(actor, body.planId, new Date(body.prorationAt)),
  )
}
