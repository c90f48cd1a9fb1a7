import { CreditLinePage, CreditLinesQuery } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { WalletService } from './wallet.service.ts'

/** `GET /wallet/entries`: the ledger as lines, newest first. */
export const listCreditLinesRoute: FastifyPluginAsyncZod<{ wallet: Pick<WalletService, 'entries'> }> = async (
  app,
  { wallet },
) => {
  app.get(
    '/wallet/entries',
    { schema: { querystring: CreditLinesQuery, response: { 200: CreditLinePage } } },
    ({ actor, query }) => wallet.entries(actor, query),
  )
}
