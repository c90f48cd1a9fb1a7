import { spendableIn } from '@classeur/domain/credits'
import { AppError, type BillingPlan, type CreditLinePage, type Wallet } from '@classeur/contracts'
import { can, type Actor } from '@classeur/domain/access'
import type { CreditLedger, CreditLines, GenerationName, GenerationQueries } from '@classeur/database'
import { creditPeriodAt } from '@classeur/domain/credits'
import { readLineCursor, showLines, writeLineCursor } from './credit-lines.ts'

const pageSize = 30

export interface WalletDependencies {
  ledger: Pick<CreditLedger, 'ensureGrant' | 'balanceOf'>
  lines: CreditLines
  queries: Pick<GenerationQueries, 'namesOf'>
  findEffectivePlan: (userId: string) => Promise<BillingPlan>
}

/** A person's own credits. Reading them first adds the month's grant, so that nobody waits for a nightly job. */
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

    /** @throws AppError `general/validation-failed` for an invalid cursor */
    async entries(actor: Actor, cursor: string | null): Promise<CreditLinePage> {
      refuseStrangers(actor)
      const from = cursor === null ? null : readLineCursor(cursor)
      const { lines, next, newest } = await deps.lines.page(actor.userId, from, pageSize)
      const ids = lines.flatMap(([{ generationId }]) => generationId ?? [])
      const names = ids.length === 0 ? new Map<string, GenerationName>() : await deps.queries.namesOf(ids)
      const available = from?.available ?? (newest ? spendableIn(newest.balance) : 0)
      const shown = showLines(lines, available, (id) => {
        const name = names.get(id)
        return name && can(actor, 'generation:read', name) ? name : null
      })
      const last = shown.at(-1)
      const nextCursor =
        next && last ? writeLineCursor({ ...next, available: last.availableAfter - last.change }) : null
      return { lines: shown, nextCursor }
    },
  }
}

export type WalletService = ReturnType<typeof createWalletService>
