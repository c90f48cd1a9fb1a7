import { AppError, type BillingPlan } from '@classeur/contracts'
import type { BillingDataRepository, FindBuyer, PlanRepository } from '@classeur/database'
import type { Actor } from '@classeur/domain/access'
import { taxRateFor } from '@classeur/domain/billing'

export interface OffersDependencies {
  plans: Pick<PlanRepository, 'list' | 'findById'>
  billingData: Pick<BillingDataRepository, 'listPacks' | 'readRules'>
  findBuyer: FindBuyer
}

/** What the installation offers: plans and packs of credits. */
export const createOffersService = ({ plans, billingData, findBuyer }: OffersDependencies) => ({
  listPlans: async () => ({ plans: await plans.list() }),

  /** @throws AppError `general/not-found` */
  async getPlan(id: string): Promise<BillingPlan> {
    const plan = await plans.findById(id)
    if (!plan) throw new AppError('general/not-found')
    return plan
  },

  /** The packs for sale, smallest first, with the tax rate of the person's country. */
  async listPacks({ userId }: Actor) {
    const [packs, rules, buyer] = await Promise.all([
      billingData.listPacks(),
      billingData.readRules(),
      findBuyer(userId),
    ])
    return { packs, taxRateBasisPoints: taxRateFor(buyer.country, rules.tax) }
  },
})

export type OffersService = ReturnType<typeof createOffersService>
