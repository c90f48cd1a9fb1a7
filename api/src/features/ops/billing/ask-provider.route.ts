import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { billingPath, providerIdPattern, tabPath } from './billing-paths.ts'
import type { PaymentActions } from './payment-actions.service.ts'

/** `POST /ops/billing/subscriptions/{id}/ask`: the form of one subscription. */
export const askProviderRoute: FastifyPluginAsyncZod<{
  paymentActions: Pick<PaymentActions, 'askProvider'>
}> = async (app, { paymentActions }) => {
  app.post(
    `${billingPath}/subscriptions/:id/ask`,
    { schema: { hide: true, params: z.object({ id: z.string().regex(providerIdPattern) }) } },
    async (request, reply) => {
      const { id } = request.params
      const answer = await paymentActions.askProvider(request.actor, id)
      return reply.redirect(tabPath('subscriptions', { subscription: id, answer }), 303)
    },
  )
}
