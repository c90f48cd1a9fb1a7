import { CreditPackList } from '@classeur/contracts'
import type { BillingDataRepository, FindBuyer } from '@classeur/database'
import { taxRateFor } from '@classeur/domain/billing'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

/** `GET /billing/packs`: the packs of credits for sale, smallest first, with the tax rate of the person's country. */
export const listPacksRoute: FastifyPluginAsyncZod<{
  billingData: Pick<BillingDataRepository, 'listPacks' | 'readRules'>
  findBuyer: FindBuyer
}> = async (app, { billingData, findBuyer }) => {
  app.get('/billing/packs', { schema: { response: { 200: CreditPackList } } }, async ({ actor }) => {
    const [packs, rules, buyer] = await Promise.all([
      billingData.listPacks(),
      billingData.readRules(),
      findBuyer(actor.userId),
    ])
    return { packs, taxRateBasisPoints: taxRateFor(buyer.country, rules.tax) }
  })
}
