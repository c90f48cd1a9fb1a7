import { CreditLinesFileQuery } from '@classeur/contracts'
import { walletCsvName } from '@classeur/documents'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { attachment } from '../../downloads/attachment.ts'
import type { WalletService } from './wallet.service.ts'

/** `GET /wallet.csv`: all lines that match as a table. */
export const exportCreditLinesRoute: FastifyPluginAsyncZod<{ wallet: Pick<WalletService, 'file'> }> = async (
  app,
  { wallet },
) => {
  app.get('/wallet.csv', { schema: { querystring: CreditLinesFileQuery } }, async ({ actor, query }, reply) =>
    reply
      .headers({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': attachment(walletCsvName(query.language, query.month), 'csv', 'credits'),
      })
      .send(await wallet.file(actor, query)),
  )
}
