import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { billingPath, providerIdPattern, tabPath } from './billing-paths.ts'
import type { PaymentActions } from './payment-actions.service.ts'

/** `POST /ops/billing/events/{id}/retry`: the form of one event. */
export const retryEventRoute: FastifyPluginAsyncZod<{
  paymentActions: Pick<PaymentActions, 'retryEvent'>
}> = async (app, { paymentActions }) => {
  app.post(
    `${billingPath}/events/:id/retry`,
    { schema: { hide: true, params: z.object({ id: z.string().regex(providerIdPattern) }) } },
    async (request, reply) => {
      const { id } = request.params
      const retry = await paymentActions.retryEvent(request.actor, id)
      return reply.redirect(tabPath('events', { event: id, retry }), 303)
    },
  )
}
