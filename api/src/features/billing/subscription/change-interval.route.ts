import { BillingOverview, ChangeIntervalRequest } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { BillingLimits } from '../billing-limits.ts'
import type { SubscriptionService } from './subscription.service.ts'

/** `POST /billing/subscription/interval`: the interval from the next period on; charges nothing now. */
export const changeIntervalRoute: FastifyPluginAsyncZod<{
  subscription: Pick<SubscriptionService, 'changeInterval'>
  limits: BillingLimits
}> = async (app, { subscription, limits }) => {
  app.post(
    '/billing/subscription/interval',
    {
      config: { rateLimit: { max: limits.payments } },
      schema: { body: ChangeIntervalRequest, response: { 200: BillingOverview } },
    },
    ({ actor, body }) => subscription.changeInterval(actor, body.interval),
  )
}
