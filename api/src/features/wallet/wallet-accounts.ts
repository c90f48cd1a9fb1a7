import { AppError, type CreditSource } from '@classeur/contracts'
import type { EffectivePlan, GenerationQueries, SchoolDocument, SchoolRepository } from '@classeur/database'
import { can, type Actor } from '@classeur/domain/access'
import { schoolOfAccount, type CreditAccount } from '@classeur/domain/credits'
import type { ReadSeats } from '@classeur/payments'

export interface WalletAccountsDependencies {
  schools: Pick<SchoolRepository, 'findById'>
  readSeats: ReadSeats
  queries: Pick<GenerationQueries, 'listPaidBy'>
  findPlanInPaidTime: (userId: string) => Promise<Pick<EffectivePlan, 'plan' | 'paidTime' | 'creditAccount'>>
}

/** The shared credits of a school, as one of its members sees them. */
export interface SchoolCredits {
  account: CreditAccount
  school: SchoolDocument | null
  payerId: string | null
  /** Whether the person sees who spent the credits; otherwise only their own generations. */
  isLedgerShown: boolean
}

/** The account whose lines a person asks for, and which of its generations they may see; null for all. */
export interface ReadableAccount {
  account: CreditAccount
  visible: ReadonlySet<string> | null
}

/** Decides which credits a person sees: their own, and those of the school whose plan they have. */
export function createWalletAccounts(deps: WalletAccountsDependencies) {
  /** Null for a person without a seat of a school. */
  async function schoolCreditsOf(actor: Actor, account: CreditAccount): Promise<SchoolCredits | null> {
    const schoolId = schoolOfAccount(account)
    if (schoolId === null) return null
    const school = await deps.schools.findById(schoolId)
    const payerId = (school && (await deps.readSeats(school)))?.payerId ?? null
    const resource = school && { schoolMembers: school.members, schoolPayerId: payerId }
    return { account, school, payerId, isLedgerShown: can(actor, 'school-credits:read', resource) }
  }

  return {
    schoolCreditsOf,

    /** @throws AppError `general/not-found` for the school's credits without a seat */
    async readable(actor: Actor, source: CreditSource): Promise<ReadableAccount> {
      if (source === 'own') return { account: actor.userId, visible: null }
      const { creditAccount } = await deps.findPlanInPaidTime(actor.userId)
      const shared = await schoolCreditsOf(actor, creditAccount)
      if (!shared) throw new AppError('general/not-found')
      const visible = shared.isLedgerShown
        ? null
        : await deps.queries.listPaidBy(actor.userId, shared.account)
      return { account: shared.account, visible }
    },
  }
}

export type WalletAccounts = ReturnType<typeof createWalletAccounts>
