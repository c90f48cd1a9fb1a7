import type { FastifyInstance } from 'fastify'
import { exportCreditLinesRoute } from './export-credit-lines.route.ts'
import { readWalletRoute } from './read-wallet.route.ts'
import { listCreditLinesRoute } from './list-credit-lines.route.ts'
import type { WalletService } from './wallet.service.ts'

/** A person's credits. */
export const walletModule = async (app: FastifyInstance, options: { wallet: WalletService }) => {
  app.register(readWalletRoute, options)
  app.register(listCreditLinesRoute, options)
  app.register(exportCreditLinesRoute, options)
}
