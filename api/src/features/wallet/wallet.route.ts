import { CreditLinePage, Wallet } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { WalletService } from './wallet.service.ts'

const querystring = z.strictObject({
  cursor: z
    .string()
    .regex(/^\d{1,15}\.\d{1,15}\.\d{1,15}$/)
    .optional(),
})

/** `GET /wallet` and its ledger as lines, `GET /wallet/entries`, newest first. */
export const walletRoute: FastifyPluginAsyncZod<{ wallet: WalletService }> = async (app, { wallet }) => {
  app.get('/wallet', { schema: { response: { 200: Wallet } } }, (request) => wallet.get(request.actor))

  app.get('/wallet/entries', { schema: { querystring, response: { 200: CreditLinePage } } }, (request) =>
    wallet.entries(request.actor, request.query.cursor ?? null),
  )
}
