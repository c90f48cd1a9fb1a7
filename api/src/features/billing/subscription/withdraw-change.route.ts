import { BillingOverview } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { BillingLimits } from '../billing-limits.ts'
import type { SubscriptionService } from './subscription.service.ts'

/** `POST /billing/subscription/withdraw-change`: keeps the present plan and interval after the period. */
export const withdrawChangeRoute: FastifyPluginAsyncZod<{
  subscription: Pick<SubscriptionService, 'withdrawChange'>
  limits: BillingLimits
}> = async (app, { subscription, limits }) => {
  app.post(
    '/billing/subscription/withdraw-change',
    { config: { rateLimit: { max: limits.payments } }, schema: { response: { 200: BillingOverview } } },
    ({ actor }) => subscription.withdrawChange(actor),
  )
}
