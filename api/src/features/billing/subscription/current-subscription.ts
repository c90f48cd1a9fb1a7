import { AppError, type CurrentSubscription } from '@classeur/contracts'
import type { SubscriptionRepository } from '@classeur/database'
import { can, type Actor } from '@classeur/domain/access'

export interface CurrentSubscriptionDependencies {
  subscriptions: Pick<SubscriptionRepository, 'findByUser'>
}

/** @throws AppError `general/not-found` for the free plan and for other people's ids */
export const createReadCurrentSubscription =
  ({ subscriptions }: CurrentSubscriptionDependencies) =>
  async (actor: Actor, userId: string): Promise<CurrentSubscription> => {
    const allowed = can(actor, 'subscription:read', { ownerId: userId })
    const subscription = allowed ? await subscriptions.findByUser(userId) : null
    if (!subscription) throw new AppError('general/not-found')
    return subscription
  }

export type ReadCurrentSubscription = ReturnType<typeof createReadCurrentSubscription>
