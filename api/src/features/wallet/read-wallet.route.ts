import { Wallet } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { WalletService } from './wallet.service.ts'

/** `GET /wallet`: the credits of the person. */
export const readWalletRoute: FastifyPluginAsyncZod<{ wallet: Pick<WalletService, 'get'> }> = async (
  app,
  { wallet },
) => {
  app.get('/wallet', { schema: { response: { 200: Wallet } } }, (request) => wallet.get(request.actor))
}
