import { ObjectIdString } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { billingPath, longestReason, tabPath } from './billing-paths.ts'
import type { PaymentActions } from './payment-actions.service.ts'

const Form = z.object({ reason: z.string().trim().min(1).max(longestReason) })

/** `POST /ops/billing/orders/{id}/settle-mismatch`: the form of one order with a mismatch. */
export const settleMismatchRoute: FastifyPluginAsyncZod<{
  paymentActions: Pick<PaymentActions, 'settleMismatch'>
}> = async (app, { paymentActions }) => {
  app.post(
    `${billingPath}/orders/:id/settle-mismatch`,
    { schema: { hide: true, params: z.object({ id: ObjectIdString }), body: Form } },
    async ({ actor, params, body }, reply) => {
      await paymentActions.settleMismatch(actor, params.id, body.reason)
      return reply.redirect(tabPath('mismatches'), 303)
    },
  )
}
