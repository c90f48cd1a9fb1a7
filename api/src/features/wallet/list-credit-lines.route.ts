import { CreditLinePage } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { WalletService } from './wallet.service.ts'

const querystring = z.strictObject({
  cursor: z
    .string()
    .regex(/^\d{1,15}\.\d{1,15}\.\d{1,15}$/)
    .optional(),
})

/** `GET /wallet/entries`: the ledger as lines, newest first. */
export const listCreditLinesRoute: FastifyPluginAsyncZod<{ wallet: Pick<WalletService, 'entries'> }> = async (
  app,
  { wallet },
) => {
  app.get('/wallet/entries', { schema: { querystring, response: { 200: CreditLinePage } } }, (request) =>
    wallet.entries(request.actor, request.query.cursor ?? null),
  )
}
