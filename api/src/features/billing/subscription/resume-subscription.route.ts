import { BillingOverview } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { BillingLimits } from '../billing-limits.ts'
import type { SubscriptionService } from './subscription.service.ts'

/** `POST /billing/subscription/resume`: withdraws the cancellation. */
export const resumeSubscriptionRoute: FastifyPluginAsyncZod<{
  subscription: Pick<SubscriptionService, 'resume'>
  limits: BillingLimits
}> = async (app, { subscription, limits }) => {
  app.post(
    '/billing/subscription/resume',
    { config: { rateLimit: { max: limits.payments } }, schema: { response: { 200: BillingOverview } } },
    ({ actor }) => subscription.resume(actor),
  )
}
