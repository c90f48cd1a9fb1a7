import { PlanChangePreview, PlanChangePreviewQuery } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { BillingLimits } from '../billing-limits.ts'
import type { SubscriptionService } from './subscription.service.ts'

/** `GET /billing/subscription/plan-change`: what a change of the plan costs now and at the next renewal. */
export const previewPlanRoute: FastifyPluginAsyncZod<{
  subscription: Pick<SubscriptionService, 'previewPlan'>
  limits: BillingLimits
}> = async (app, { subscription, limits }) => {
  app.get(
    '/billing/subscription/plan-change',
    {
      config: { rateLimit: { max: limits.payments } },
      schema: { querystring: PlanChangePreviewQuery, response: { 200: PlanChangePreview } },
    },
    ({ actor, query }) => subscription.previewPlan(actor, query.planId),
  )
}
