import { ObjectIdString, RequestKey } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { CountPublications } from '../operators-only.ts'
import { refundPath } from './billing-paths.ts'
import { refundPage } from './refund.page.ts'
import type { Refunds } from './refunds.service.ts'

const RefundForm = z.object({
  formKey: RequestKey,
  amount: z.string().default(''),
  reason: z.string().default(''),
  confirmed: z.literal('yes').optional(),
})

/** `POST /ops/billing/orders/{id}/refund`: the refund form; a refused one is shown again with the typed values. */
export const refundOrderRoute: FastifyPluginAsyncZod<{
  refunds: Refunds
  countPublications: CountPublications
}> = async (app, { refunds, countPublications }) => {
  const params = z.object({ id: ObjectIdString })
  app.post(
    refundPath(':id'),
    { schema: { hide: true, params, body: RefundForm } },
    async (request, reply) => {
      const { actor, body } = request
      const { id } = request.params
      const typed = { ...body, confirmed: body.confirmed === 'yes' }
      const outcome = await refunds.refund(actor, id, typed)
      if (outcome.kind === 'refunded') {
        return reply.redirect(`${refundPath(id)}?refund=${encodeURIComponent(outcome.refundId)}`, 303)
      }
      const { problems, formKey } = outcome
      // Every refund is confirmed anew.
      const fields = { ...typed, formKey, confirmed: false }
      const waiting = await countPublications()
      const refundable = await refunds.read(actor, id)
      return reply
        .code(422)
        .type('text/html; charset=utf-8')
        .send(refundPage({ ...refundable, fields, problems, refundId: null, waiting, now: new Date() }))
    },
  )
}
