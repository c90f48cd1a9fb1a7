import { BillingOverview } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { BillingLimits } from '../billing-limits.ts'
import type { SubscriptionService } from './subscription.service.ts'

/** `POST /billing/subscription/cancel`: ends it with the paid period; at once while a renewal is unpaid. */
export const cancelSubscriptionRoute: FastifyPluginAsyncZod<{
  subscription: Pick<SubscriptionService, 'cancel'>
  limits: BillingLimits
}> = async (app, { subscription, limits }) => {
  app.post(
    '/billing/subscription/cancel',
    { config: { rateLimit: { max: limits.payments } }, schema: { response: { 200: BillingOverview } } },
    ({ actor }) => subscription.cancel(actor),
  )
}
