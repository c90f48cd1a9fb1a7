import { CreditPackList } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { OffersService } from '../offers.service.ts'

/** `GET /billing/packs`: the packs of credits for sale, smallest first, with the tax rate of the person's country. */
export const listPacksRoute: FastifyPluginAsyncZod<{ offers: Pick<OffersService, 'listPacks'> }> = async (
  app,
  { offers },
) => {
  app.get('/billing/packs', { schema: { response: { 200: CreditPackList } } }, ({ actor }) =>
    offers.listPacks(actor),
  )
}
