import {
  AppError,
  can,
  type Actor,
  type BillingPlan,
  type CreditEntryPage,
  type Wallet,
} from '@classeur/contracts'
import type { CreditLedger } from '@classeur/database'
import { creditPeriodAt } from './credit-period.ts'

const pageSize = 30

export interface WalletDependencies {
  ledger: Pick<CreditLedger, 'ensureGrant' | 'balanceOf' | 'page'>
  findEffectivePlan: (userId: string) => Promise<BillingPlan>
}

/** The person's own credits. Reading gives the month's grant first, so nobody waits for a nightly job. */
export function createWalletService(deps: WalletDependencies) {
  const refuseStrangers = (actor: Actor) => {
    if (!can(actor, 'wallet:read', { ownerId: actor.userId })) throw new AppError('general/not-found')
  }

  return {
    async get(actor: Actor): Promise<Wallet> {
      refuseStrangers(actor)
      const plan = await deps.findEffectivePlan(actor.userId)
      const period = creditPeriodAt(new Date())
      await deps.ledger.ensureGrant(actor.userId, period.key, plan.monthlyCredits)
      const balance = await deps.ledger.balanceOf(actor.userId)
      return {
        balance,
        available: balance.granted + balance.purchased,
        period: { grant: plan.monthlyCredits, left: balance.granted, endsAt: period.endsAt.toISOString() },
      }
    },

    async entries(actor: Actor, cursor: string | null): Promise<CreditEntryPage> {
      refuseStrangers(actor)
      const before = cursor === null ? null : Number(cursor)
      if (before !== null && !Number.isSafeInteger(before)) throw new AppError('general/validation-failed')
      const { entries, nextBefore } = await deps.ledger.page(actor.userId, before, pageSize)
      return { entries, nextCursor: nextBefore === null ? null : String(nextBefore) }
    },
  }
}

export type WalletService = ReturnType<typeof createWalletService>
