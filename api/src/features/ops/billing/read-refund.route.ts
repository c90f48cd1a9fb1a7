import { ObjectIdString } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { CountPublications } from '../operators-only.ts'
import { providerIdPattern, refundPath } from './billing-paths.ts'
import { refundPage } from './refund.page.ts'
import type { Refunds } from './refunds.service.ts'

/** `GET /ops/billing/orders/{id}/refund`: the order and the refund form. `refund`: what the form before made. */
export const readRefundRoute: FastifyPluginAsyncZod<{
  refunds: Pick<Refunds, 'read'>
  countPublications: CountPublications
}> = async (app, { refunds, countPublications }) => {
  const params = z.object({ id: ObjectIdString })
  const querystring = z.object({ refund: z.string().regex(providerIdPattern).optional() })
  app.get(refundPath(':id'), { schema: { hide: true, params, querystring } }, async (request, reply) => {
    const waiting = await countPublications()
    const refundable = await refunds.read(request.actor, request.params.id)
    const fields = { amount: '', reason: '', confirmed: false, formKey: randomUUID() }
    const refundId = request.query.refund ?? null
    return reply
      .type('text/html; charset=utf-8')
      .send(refundPage({ ...refundable, fields, problems: {}, refundId, waiting, now: new Date() }))
  })
}
