import { ObjectIdString, ReceiptQuery } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { attachment } from '../../../downloads/attachment.ts'
import type { ReceiptsService } from './receipts.service.ts'

/** `GET /billing/orders/{id}/receipt.pdf`: the receipt of a paid order. */
export const readReceiptRoute: FastifyPluginAsyncZod<{
  receipts: Pick<ReceiptsService, 'receipt'>
}> = async (app, { receipts }) => {
  app.get(
    '/billing/orders/:id/receipt.pdf',
    { schema: { params: z.strictObject({ id: ObjectIdString }), querystring: ReceiptQuery } },
    async ({ actor, params, query }, reply) => {
      const { name, bytes } = await receipts.receipt(actor, params.id, query.language)
      return reply
        .headers({
          'content-type': 'application/pdf',
          'content-disposition': attachment(name, 'pdf', 'receipt'),
        })
        .send(bytes)
    },
  )
}
