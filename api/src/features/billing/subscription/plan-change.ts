import { AppError, type PlanChangePreview } from '@classeur/contracts'
import type { BillingPlan } from '@classeur/contracts'
import type { KnownSubscription, PlanRepository, UserInfoRepository } from '@classeur/database'
import type { Actor } from '@classeur/domain/access'
import { planChangeTime } from '@classeur/domain/billing'
import { orderItemName } from '@classeur/documents'
import type { PaymentProvider, PlanChange } from '@classeur/payments'
import type { BuyingSchool } from './buying-school.ts'

export interface PlanChangeDependencies {
  plans: Pick<PlanRepository, 'findById'>
  userInfo: Pick<UserInfoRepository, 'findById'>
  buyingSchool: BuyingSchool
}

/** How long a shown amount may be confirmed. */
const longestPreviewMs = 3_600_000

export const isUnpaid = ({ status, openInvoice }: KnownSubscription): boolean =>
  status === 'past-due' || openInvoice !== null
const hasPlannedChange = (subscription: KnownSubscription): boolean =>
  subscription.nextPlanId !== subscription.planId || subscription.nextInterval !== subscription.interval

/** Whether a subscription can have the plan at this interval. The provider can't change the currency of a subscription. */
export const isSold = (
  plan: BillingPlan,
  { interval, currency }: Pick<KnownSubscription, 'interval' | 'currency'>,
): boolean => plan.priceMinor[interval] > 0 && plan.currency === currency

/** Checks and prices changes between paid plans. The provider calculates what is charged. */
export function createPlanChanges({ plans, userInfo, buyingSchool }: PlanChangeDependencies) {
  /**
   * @throws AppError `billing/payment-open` while a renewal is unpaid, `billing/no-subscription` after a cancellation,
   *   `billing/change-planned`, `billing/not-for-sale`, `billing/school-admin-only`, `billing/school-subscribed`
   */
  async function changeTo(
    actor: Actor,
    subscription: KnownSubscription,
    planId: string,
    prorationAt: Date,
  ): Promise<PlanChange> {
    if (isUnpaid(subscription)) throw new AppError('billing/payment-open')
    if (subscription.cancelAtPeriodEnd) throw new AppError('billing/no-subscription')
    if (hasPlannedChange(subscription)) throw new AppError('billing/change-planned')
    const [present, wanted, profile] = await Promise.all([
      plans.findById(subscription.planId),
      plans.findById(planId),
      userInfo.findById(actor.userId),
    ])
    if (!present || !wanted || wanted.id === present.id || !isSold(wanted, subscription))
      throw new AppError('billing/not-for-sale')
    const { interval } = subscription
    const item = { kind: 'plan', planId, interval, from: null, to: null } as const
    return {
      planId,
      schoolId: await buyingSchool(actor, planId),
      name: orderItemName(item, wanted.name, profile?.language ?? 'en'),
      priceMinor: wanted.priceMinor[interval],
      currency: wanted.currency,
      takesEffect: planChangeTime(present, wanted, interval, subscription.priceMinor),
      prorationAt,
    }
  }

  return {
    /** A change whose amount was shown at `prorationAt`. @throws AppError `general/validation-failed` if that is too old */
    async confirmed(
      actor: Actor,
      subscription: KnownSubscription,
      planId: string,
      prorationAt: Date,
      provider: PaymentProvider,
    ): Promise<PlanChange> {
      const age = (await provider.now()).getTime() - prorationAt.getTime()
      const isInPeriod = prorationAt >= subscription.period.startsAt
      if (age < 0 || age > longestPreviewMs || !isInPeriod) throw new AppError('general/validation-failed')
      return changeTo(actor, subscription, planId, prorationAt)
    },

    async preview(
      actor: Actor,
      subscription: KnownSubscription,
      planId: string,
      provider: PaymentProvider,
    ): Promise<PlanChangePreview> {
      const now = await provider.now()
      const prorationAt = new Date(Math.floor(now.getTime() / 1000) * 1000)
      const change = await changeTo(actor, subscription, planId, prorationAt)
      const costs = await provider.previewPlanChange(subscription.id, change)
      return {
        ...{ planId, takesEffect: change.takesEffect, interval: subscription.interval },
        ...costs,
        prorationAt: prorationAt.toISOString(),
        renewsAt: subscription.period.endsAt.toISOString(),
      }
    },
  }
}

export type PlanChanges = ReturnType<typeof createPlanChanges>
