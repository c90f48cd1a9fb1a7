import {
  AppError,
  type CreditLine,
  type CreditLinePage,
  type CreditLinesFileQuery,
  type CreditLinesQuery,
  type Wallet,
} from '@classeur/contracts'
import { can, type Actor } from '@classeur/domain/access'
import type {
  CreditLedger,
  CreditLines,
  CreditPeriods,
  EffectivePlan,
  GenerationName,
  GenerationQueries,
  OrderLists,
  SchoolRepository,
} from '@classeur/database'
import { renderWalletCsv } from '@classeur/documents'
import { creditPeriodAt } from '@classeur/domain/credits'
import {
  matches,
  orderIdOf,
  placeLines,
  readLineCursor,
  showLine,
  writeLineCursor,
  type PlacedLine,
} from './credit-lines.ts'

const pageSize = 30

export interface WalletDependencies {
  ledger: Pick<CreditLedger, 'ensureGrant' | 'balanceOf'>
  lines: CreditLines
  periods: CreditPeriods
  queries: Pick<GenerationQueries, 'namesOf'>
  orders: Pick<OrderLists, 'numbersOf'>
  schools: Pick<SchoolRepository, 'findByMember'>
  findPlanInPaidTime: (userId: string) => Promise<Pick<EffectivePlan, 'plan' | 'paidTime'>>
}

/** A person's own credits. Reading them first adds the month's grant, so that nobody waits for a nightly job. */
export function createWalletService(deps: WalletDependencies) {
  const refuseStrangers = (actor: Actor) => {
    if (!can(actor, 'wallet:read', { ownerId: actor.userId })) throw new AppError('general/not-found')
  }

  async function show(actor: Actor, lines: readonly PlacedLine[]): Promise<CreditLine[]> {
    const generationIds = lines.flatMap(({ generationId }) => generationId ?? [])
    const orderIds = [...new Set(lines.flatMap((line) => orderIdOf(line) ?? []))]
    const [generations, numbers] = await Promise.all([
      generationIds.length > 0 ? deps.queries.namesOf(generationIds) : new Map<string, GenerationName>(),
      orderIds.length > 0 ? deps.orders.numbersOf(orderIds) : new Map<string, string>(),
    ])
    const names = {
      generation: (id: string) => {
        const name = generations.get(id)
        return name && can(actor, 'generation:read', name) ? name : null
      },
      order: (id: string) => numbers.get(id) ?? null,
    }
    return lines.map((line) => showLine(line, names))
  }

  return {
    async get(actor: Actor): Promise<Wallet> {
      refuseStrangers(actor)
      const { plan, paidTime } = await deps.findPlanInPaidTime(actor.userId)
      const period = creditPeriodAt(new Date(), paidTime)
      await deps.ledger.ensureGrant(actor.userId, period.key, plan.monthlyCredits)
      const balance = await deps.ledger.balanceOf(actor.userId)
      const use = await deps.periods.useOf(actor.userId, period.key, balance.reserved > 0)
      return {
        balance,
        available: balance.granted + balance.purchased,
        period: {
          grant: use.granted,
          left: balance.granted,
          // Credits of an earlier grant that came back after its end can exceed what this grant has spent.
          spent: Math.max(0, use.granted - balance.granted - use.reserved),
          reserved: use.reserved,
          startsAt: period.startsAt.toISOString(),
          endsAt: period.endsAt.toISOString(),
        },
      }
    },

    /** @throws AppError `general/validation-failed` for an invalid cursor */
    async entries(actor: Actor, { filter, month, cursor }: CreditLinesQuery): Promise<CreditLinePage> {
      refuseStrangers(actor)
      const from = cursor === undefined ? null : readLineCursor(cursor)
      const { lines, asOf } = await deps.lines.list(actor.userId, from?.asOf ?? null)
      const matching = placeLines(lines).filter(
        (line) => (from === null || line.n < from.before) && matches(line, filter, month),
      )
      const page = matching.slice(0, pageSize)
      const last = page.at(-1)
      const remaining = matching.length - page.length
      return {
        lines: await show(actor, page),
        nextCursor:
          last && remaining > 0
            ? writeLineCursor({ before: last.n, asOf }, last.availableAfter - last.change)
            : null,
        remaining,
      }
    },

    /** All matching lines as CSV, newest first; the times are those of the person's school. */
    async file(actor: Actor, { filter, month, language }: CreditLinesFileQuery): Promise<Buffer> {
      refuseStrangers(actor)
      const [{ lines }, school] = await Promise.all([
        deps.lines.list(actor.userId, null),
        deps.schools.findByMember(actor.userId),
      ])
      const matching = placeLines(lines).filter((line) => matches(line, filter, month))
      const timeZone = school?.timeZone ?? 'UTC'
      return renderWalletCsv(await show(actor, matching), language, { timeZone })
    },
  }
}

export type WalletService = ReturnType<typeof createWalletService>
