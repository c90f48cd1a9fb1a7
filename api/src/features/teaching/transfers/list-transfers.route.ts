import { OfferedTransfers } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { TransfersService } from './transfers.service.ts'

/** `GET /transfers`: the classes that are offered to the person. */
export const listTransfersRoute: FastifyPluginAsyncZod<{
  transfers: Pick<TransfersService, 'listOffered'>
}> = async (app, { transfers }) => {
  app.get('/transfers', { schema: { response: { 200: OfferedTransfers } } }, ({ actor }) =>
    transfers.listOffered(actor),
  )
}
