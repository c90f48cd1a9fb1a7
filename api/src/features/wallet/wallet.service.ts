import {
  AppError,
  isKnownKind,
  type CreditAmounts,
  type CreditLine,
  type CreditLinePage,
  type CreditLinesFileQuery,
  type CreditLinesQuery,
  type Wallet,
} from '@classeur/contracts'
import { can, type Actor } from '@classeur/domain/access'
import { dayIn } from '@classeur/domain/calendar'
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
import { creditPeriodAt, schoolOfAccount, spendableIn, type CreditAccount } from '@classeur/domain/credits'
import {
  lineMatcher,
  orderIdOf,
  placeLines,
  readLineCursor,
  showLine,
  writeLineCursor,
  type LineCursor,
  type PlacedLine,
} from './credit-lines.ts'
import type { SchoolCredits, WalletAccounts } from './wallet-accounts.ts'

const pageSize = 30

/** Lines that aren't generations are visible to everybody who has the account. */
const isVisible = ({ generationId }: PlacedLine, visible: ReadonlySet<string> | null) =>
  generationId === null || visible === null || visible.has(generationId)

interface FoundLines {
  page: PlacedLine[]
  asOf: number
  /** How many matching lines follow; null if there are too many to count. */
  remaining: number | null
}

export interface WalletDependencies {
  ledger: Pick<CreditLedger, 'ensureGrant' | 'balanceOf' | 'retireGrant'>
  lines: CreditLines
  periods: CreditPeriods
  queries: Pick<GenerationQueries, 'namesOf'>
  orders: Pick<OrderLists, 'numbersOf'>
  schools: Pick<SchoolRepository, 'findByMember'>
  findPlanInPaidTime: (userId: string) => Promise<Pick<EffectivePlan, 'plan' | 'paidTime' | 'creditAccount'>>
  accounts: WalletAccounts
  namesOf: (userIds: readonly string[]) => Promise<Map<string, string>>
}

/** A person's own credits, and those of the school whose plan they have. Reading them first adds the month's grant, so that nobody waits for a nightly job. */
export function createWalletService(deps: WalletDependencies) {
  const refuseStrangers = (actor: Actor) => {
    if (!can(actor, 'wallet:read', { ownerId: actor.userId })) throw new AppError('general/not-found')
  }

  /** What a person with a seat can still spend of their own: the credits that they bought. */
  async function ownCredits(userId: string): Promise<CreditAmounts> {
    const balance = await deps.ledger.balanceOf(userId)
    const isRetired = balance.granted > 0 && (await deps.ledger.retireGrant(userId))
    return isRetired ? deps.ledger.balanceOf(userId) : balance
  }

  /** The time zone in which a person's months begin: that of their school. */
  const timeZoneOf = async ({ userId }: Actor): Promise<string> =>
    (await deps.schools.findByMember(userId))?.timeZone ?? 'UTC'

  /** Names are read only for the lines of a school's credits. */
  async function namesOfSpenders(
    account: CreditAccount,
    generations: ReadonlyMap<string, GenerationName>,
  ): Promise<Map<string, string>> {
    if (schoolOfAccount(account) === null) return new Map()
    return deps.namesOf([...new Set([...generations.values()].map(({ ownerId }) => ownerId))])
  }

  async function show(
    actor: Actor,
    account: CreditAccount,
    lines: readonly PlacedLine[],
  ): Promise<CreditLine[]> {
    const generationIds = lines.flatMap(({ generationId }) => generationId ?? [])
    const orderIds = [...new Set(lines.flatMap((line) => orderIdOf(line) ?? []))]
    const [generations, numbers] = await Promise.all([
      generationIds.length > 0 ? deps.queries.namesOf(generationIds) : new Map<string, GenerationName>(),
      orderIds.length > 0 ? deps.orders.numbersOf(orderIds) : new Map<string, string>(),
    ])
    const spenders = await namesOfSpenders(account, generations)
    const names = {
      generation: (id: string) => {
        const name = generations.get(id)
        return name && can(actor, 'generation:read', name) ? name : null
      },
      order: (id: string) => numbers.get(id) ?? null,
      by: (id: string) => {
        const made = generations.get(id)
        const name = made && spenders.get(made.ownerId)
        if (!made || name === undefined) return null
        return { name, isMe: made.ownerId === actor.userId, kind: isKnownKind(made.kind) ? made.kind : null }
      },
    }
    return lines.map((line) => showLine(line, names))
  }

  async function showSchool(
    { userId }: Actor,
    { school, payerId, isLedgerShown }: SchoolCredits,
  ): Promise<Wallet['school']> {
    const payer = payerId === null ? '' : ((await deps.namesOf([payerId])).get(payerId) ?? '')
    return { name: school?.name ?? '', payer, isPayer: payerId === userId, isLedgerShown }
  }

  /** A page without a filter. Reads only the entries of its lines. */
  async function pageOf(account: CreditAccount, from: LineCursor | null): Promise<FoundLines> {
    const { lines, asOf, available, following } = await deps.lines.page(account, from, pageSize)
    return { page: placeLines(lines, available ?? from?.available), asOf, remaining: following }
  }

  /** A page of the lines that match. Reads the whole ledger, because a filter needs the sums of each line. */
  async function pageOfMatching(
    account: CreditAccount,
    from: LineCursor | null,
    isMatch: (line: PlacedLine) => boolean,
  ): Promise<FoundLines> {
    const { lines, asOf } = await deps.lines.list(account, from?.asOf ?? null)
    const matching = placeLines(lines).filter(
      (line) => (from === null || line.n < from.before) && isMatch(line),
    )
    const page = matching.slice(0, pageSize)
    return { page, asOf, remaining: matching.length - page.length }
  }

  return {
    async get(actor: Actor): Promise<Wallet> {
      refuseStrangers(actor)
      const { plan, paidTime, creditAccount: account } = await deps.findPlanInPaidTime(actor.userId)
      const now = new Date()
      const period = creditPeriodAt(now, paidTime)
      await deps.ledger.ensureGrant(account, period.key, plan.monthlyCredits)
      const { use, balance } = await deps.periods.useOf(account, period.key)
      const shared = await deps.accounts.schoolCreditsOf(actor, account)
      const own = shared && (await ownCredits(actor.userId))
      const [timeZone, firstAt] = await Promise.all([
        timeZoneOf(actor),
        deps.lines.firstAt([account, actor.userId]),
      ])
      const monthOf = (at: Date) => dayIn(timeZone)(at).slice(0, 'YYYY-MM'.length)
      return {
        source: shared ? 'school' : 'own',
        ...{ balance, own, school: shared && (await showSchool(actor, shared)) },
        month: monthOf(now),
        firstMonth: monthOf(firstAt ?? now),
        // One account pays a generation, so the two balances don't add up.
        available: Math.max(spendableIn(balance), own?.purchased ?? 0),
        period: {
          grant: use.granted,
          left: balance.granted,
          ...{ spent: use.spent, reserved: use.reserved, expired: use.expired, returned: use.returned },
          startsAt: period.startsAt.toISOString(),
          endsAt: period.endsAt.toISOString(),
        },
      }
    },

    /** @throws AppError `general/validation-failed` for an invalid cursor, `general/not-found` */
    async entries(actor: Actor, query: CreditLinesQuery): Promise<CreditLinePage> {
      refuseStrangers(actor)
      const { source, filter, month, cursor } = query
      const from = cursor === undefined ? null : readLineCursor(cursor)
      const { account, visible } = await deps.accounts.readable(actor, source)
      const matching = async () => {
        const isMatch = lineMatcher(query, await timeZoneOf(actor))
        return pageOfMatching(account, from, (line) => isVisible(line, visible) && isMatch(line))
      }
      const isWhole = filter === 'all' && month === undefined && visible === null
      const { page, asOf, remaining } = isWhole ? await pageOf(account, from) : await matching()
      const last = page.at(-1)
      return {
        lines: await show(actor, account, page),
        nextCursor:
          last && remaining !== 0
            ? writeLineCursor({ before: last.n, asOf, available: last.availableAfter - last.change })
            : null,
        remaining: remaining ?? 0,
      }
    },

    /** All matching lines as CSV, newest first; the times are those of the person's school. */
    async file(actor: Actor, query: CreditLinesFileQuery): Promise<Buffer> {
      refuseStrangers(actor)
      const { source, language } = query
      const { account, visible } = await deps.accounts.readable(actor, source)
      const [{ lines }, timeZone] = await Promise.all([deps.lines.list(account, null), timeZoneOf(actor)])
      const isMatch = lineMatcher(query, timeZone)
      const matching = placeLines(lines).filter((line) => isVisible(line, visible) && isMatch(line))
      return renderWalletCsv(await show(actor, account, matching), language, {
        timeZone,
        withSpenders: source === 'school',
      })
    },
  }
}

export type WalletService = ReturnType<typeof createWalletService>
