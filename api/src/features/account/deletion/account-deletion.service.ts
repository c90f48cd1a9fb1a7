import { AppError, type AccountDeletionState, type DeletionPreview } from '@classeur/contracts'
import { issuerNames } from '@classeur/database'
import type {
  AccountDeletionDocument,
  AccountDeletionRepository,
  CountForDeletion,
  SchoolRepository,
  User,
  UserInfoRepository,
  UserRepository,
} from '@classeur/database'
import { can, type Actor } from '@classeur/domain/access'
import type { AccountLog } from '../../../account-log.ts'
import type { SendDeletionMail } from './deletion-mail.ts'

/** What the account's subscription does about a deletion. */
export interface SubscriptionAtDeletion {
  /** Null without a running subscription. */
  read: (userId: string) => Promise<DeletionPreview['subscription']>
  /**
   * Asks the payment provider; null without a renewal to stop. An unpaid renewal can be stopped but not resumed.
   * @throws AppError `billing/…`
   */
  readRenewal: (actor: Actor) => Promise<'planned' | 'unpaid' | null>
  /** Lets it end with its paid period. Idempotent. @throws AppError `billing/…` */
  stopRenewal: (actor: Actor) => Promise<void>
  /** Lets it renew again. Idempotent. @throws AppError `billing/…` */
  resumeRenewal: (actor: Actor) => Promise<void>
}

export interface AccountDeletionDependencies {
  deletions: Pick<
    AccountDeletionRepository,
    'find' | 'request' | 'markRenewalStopped' | 'withdraw' | 'removeWithdrawn'
  >
  countForDeletion: CountForDeletion
  users: Pick<UserRepository, 'findById'>
  userInfo: Pick<UserInfoRepository, 'findById'>
  schools: Pick<SchoolRepository, 'findByMember'>
  namesOf: (userIds: readonly string[]) => Promise<Map<string, string>>
  subscription: SubscriptionAtDeletion
  accountLog: AccountLog
  /** Never rejects. */
  sendMail: SendDeletionMail
}

/** A request stays pending until it is withdrawn completely, so that the person can repeat what failed. */
const stateOf = (deletion: AccountDeletionDocument | null): AccountDeletionState => ({
  pending:
    deletion && deletion.state !== 'running'
      ? { requestedAt: deletion.requestedAt.toISOString(), dueAt: deletion.dueAt.toISOString() }
      : null,
})

/** Asks for the deletion of one's own account, and withdraws the request. Workers carry it out when it is due. */
export function createAccountDeletion(deps: AccountDeletionDependencies) {
  const { deletions, users, userInfo, schools, subscription, accountLog } = deps

  function open(actor: Actor): string {
    if (!can(actor, 'account:delete', { ownerId: actor.userId })) throw new AppError('general/not-found')
    return actor.userId
  }

  async function schoolOf(userId: string): Promise<DeletionPreview['school']> {
    const school = await schools.findByMember(userId)
    const me = school?.members.find((member) => member.userId === userId)
    if (!school || !me) return null
    const others = school.members.filter((member) => member.userId !== userId)
    const isLastAdmin =
      me.role === 'admin' && others.length > 0 && !others.some(({ role }) => role === 'admin')
    return { name: school.name, role: me.role, colleagues: others.length, isLastAdmin }
  }

  async function userOf(userId: string): Promise<User> {
    const user = await users.findById(userId)
    if (!user) throw new AppError('auth/session-ended')
    return user
  }

  const stillRenews = (deletion: AccountDeletionDocument | null): boolean =>
    deletion?.state === 'pending' && deletion.mustStopRenewal === true

  /** A request whose renewal isn't stopped yet. @throws AppError `account/deletion-pending` for any other */
  async function unfinishedRequest(userId: string): Promise<AccountDeletionDocument | null> {
    const deletion = await deletions.find(userId)
    if (!deletion || stillRenews(deletion)) return deletion
    throw new AppError('account/deletion-pending')
  }

  /** The mail doesn't wait for the payment provider, because from now on the deletion is going to happen. */
  async function storeRequest(actor: Actor, user: User): Promise<AccountDeletionDocument> {
    const { issuer, subject, email } = user
    const userId = actor.userId
    const renewal = await subscription.readRenewal(actor)
    await accountLog.require({ userId, kind: 'deletion-requested' })
    const language = (await userInfo.findById(userId))?.language ?? 'en'
    const requested = await deletions.request({
      ...{ userId, issuer, subject, email, language },
      stoppedRenewal: renewal === 'planned',
      ...(renewal !== null && { mustStopRenewal: true }),
    })
    if (!requested) throw new AppError('account/deletion-pending')
    await deps.sendMail('requested', requested)
    return requested
  }

  async function stopRenewal(actor: Actor, requested: AccountDeletionDocument): Promise<void> {
    await subscription.stopRenewal(actor)
    const isPending = await deletions.markRenewalStopped(actor.userId)
    // The person withdrew the request before the renewal was stopped, so the withdrawal had nothing to resume.
    if (!isPending && requested.stoppedRenewal) await subscription.resumeRenewal(actor)
  }

  return {
    async read(actor: Actor): Promise<AccountDeletionState> {
      return stateOf(await deletions.find(open(actor)))
    },

    async preview(actor: Actor): Promise<DeletionPreview> {
      const userId = open(actor)
      const user = await userOf(userId)
      const [{ owned, ...counts }, school, running, deletion] = await Promise.all([
        deps.countForDeletion(userId),
        schoolOf(userId),
        subscription.read(userId),
        deletions.find(userId),
      ])
      const shared = owned.filter(({ members }) => members.length > 1)
      const names = await deps.namesOf(shared.flatMap(({ members }) => members.map((one) => one.userId)))
      return {
        ...counts,
        email: user.email,
        ownedClasses: owned.length,
        sharedClasses: shared.map(({ _id, name, members, transfer }) => ({
          ...{ id: String(_id), name, offeredTo: transfer?.toUserId ?? null },
          colleagues: members
            .filter((member) => member.userId !== userId)
            .map((member) => ({
              ...{ userId: member.userId, role: member.role },
              name: names.get(member.userId) ?? '',
            })),
        })),
        school,
        subscription: running,
        stillRenews: stillRenews(deletion),
        deletesSignIn: user.issuer === issuerNames('', true).issuer,
      }
    },

    /**
     * A running subscription stops renewing at once, so nobody pays for an account that is about to go. If the payment
     * provider fails after the request was stored, repeating the request stops the renewal.
     * @throws AppError `account/email-differs`, `account/last-admin`, `account/deletion-pending`, `billing/…`
     */
    async request(actor: Actor, email: string): Promise<AccountDeletionState> {
      const userId = open(actor)
      const user = await userOf(userId)
      if (email.toLowerCase() !== user.email.toLowerCase()) throw new AppError('account/email-differs')
      if ((await schoolOf(userId))?.isLastAdmin) throw new AppError('account/last-admin')
      const requested = (await unfinishedRequest(userId)) ?? (await storeRequest(actor, user))
      if (requested.mustStopRenewal) await stopRenewal(actor, requested)
      return stateOf(requested)
    },

    /**
     * The deletion can't begin any more, even if the renewal can't be resumed now; repeating this resumes it. Idempotent.
     * @throws AppError `account/deletion-running` once it has begun, `billing/…`
     */
    async withdraw(actor: Actor): Promise<AccountDeletionState> {
      const userId = open(actor)
      const withdrawn = await deletions.withdraw(userId)
      if (!withdrawn && (await deletions.find(userId))) throw new AppError('account/deletion-running')
      if (withdrawn?.stoppedRenewal) await subscription.resumeRenewal(actor)
      const removed = await deletions.removeWithdrawn(userId)
      if (removed) {
        await accountLog.note({ userId, kind: 'deletion-withdrawn' })
        await deps.sendMail('withdrawn', removed)
      }
      return { pending: null }
    },
  }
}

export type AccountDeletionService = ReturnType<typeof createAccountDeletion>
