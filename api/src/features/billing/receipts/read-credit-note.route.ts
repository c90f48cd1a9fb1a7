import { ReceiptQuery } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { attachment } from '../../../downloads/attachment.ts'
import type { ReceiptsService } from './receipts.service.ts'

const params = z.strictObject({ number: z.string().regex(/^[A-Za-z]{1,5}-\d{4}-\d{1,9}$/) })

/** `GET /billing/credit-notes/{number}.pdf`: the document of a refund. */
export const readCreditNoteRoute: FastifyPluginAsyncZod<{
  receipts: Pick<ReceiptsService, 'creditNote'>
}> = async (app, { receipts }) => {
  app.get(
    '/billing/credit-notes/:number.pdf',
    { schema: { params, querystring: ReceiptQuery } },
    async ({ actor, params: { number }, query }, reply) => {
      const { name, bytes } = await receipts.creditNote(actor, number, query.language)
      return reply
        .headers({
          'content-type': 'application/pdf',
          'content-disposition': attachment(name, 'pdf', 'credit-note'),
        })
        .send(bytes)
    },
  )
}
