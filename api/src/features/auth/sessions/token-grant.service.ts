import { freePlanId } from '@classeur/domain/billing'
import { accessTokenLifetimeSeconds, AppError, type RefreshResponse } from '@classeur/contracts'
import type {
  AccountDeletionRepository,
  Session,
  SubscriptionRepository,
  UserRepository,
} from '@classeur/database'
import type { Config } from '../../../config/config.ts'
import type { AccessTokens } from '../../../plugins/access-tokens.ts'
import { isOperator } from '../../../security/operators.ts'

export interface TokenGrantOptions {
  users: Pick<UserRepository, 'findById' | 'logNameOf'>
  subscriptions: Pick<SubscriptionRepository, 'findByUser'>
  accountDeletions: Pick<AccountDeletionRepository, 'find'>
  accessTokens: Pick<AccessTokens, 'sign'>
  config: Pick<Config, 'operatorEmails'>
}

/** Issues the access token of a session with the current plan and operator status. */
export const createTokenGrant =
  ({ users, subscriptions, accountDeletions, accessTokens, config }: TokenGrantOptions) =>
  async (session: Session): Promise<RefreshResponse> => {
    const [user, logName, subscription, deletion] = await Promise.all([
      users.findById(session.userId),
      users.logNameOf(session.userId),
      subscriptions.findByUser(session.userId),
      accountDeletions.find(session.userId),
    ])
    if (!user || deletion?.state === 'running') throw new AppError('auth/session-ended')
    const operator = isOperator(user, config)
    const accessToken = accessTokens.sign({
      sub: user.id,
      sid: session.id,
      ...(subscription ? { plan: subscription.planId } : {}),
      ...(operator ? { op: true as const } : {}),
      ...(logName === null ? {} : { log: logName }),
    })
    return {
      accessToken,
      expiresInSeconds: accessTokenLifetimeSeconds,
      user: {
        ...{ id: user.id, email: user.email, operator, plan: subscription?.planId ?? freePlanId },
        ...(deletion && { deletionDueAt: deletion.dueAt.toISOString() }),
      },
    }
  }
export type TokenGrant = ReturnType<typeof createTokenGrant>
