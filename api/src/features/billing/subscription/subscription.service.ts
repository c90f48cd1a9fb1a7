import { AppError, type BillingOverview, type PlanChangePreview } from '@classeur/contracts'
import type { KnownSubscription, PlanRepository, ProviderSubscriptionRepository } from '@classeur/database'
import { can, type Actor } from '@classeur/domain/access'
import { countingSubscription, type BillingInterval } from '@classeur/domain/billing'
import { requirePayments, type Payments } from '../payments.ts'
import { askProvider } from '../provider-errors.ts'
import type { ReadOverview } from './overview.service.ts'
import { isSold, isUnpaid, type PlanChanges } from './plan-change.ts'

export interface SubscriptionDependencies {
  payments: Payments | null
  plans: Pick<PlanRepository, 'findById'>
  providerSubscriptions: Pick<ProviderSubscriptionRepository, 'listOfUser'>
  readOverview: ReadOverview
  planChanges: PlanChanges
}

/**
 * Changes a person's subscription at the provider, then makes the product follow at once.
 * @throws AppError `billing/unavailable`, `billing/no-subscription`, `billing/provider-unavailable`
 */
export function createSubscriptionService(deps: SubscriptionDependencies) {
  async function open(actor: Actor): Promise<{ subscription: KnownSubscription; payments: Payments }> {
    const { userId } = actor
    if (!can(actor, 'billing:buy', { ownerId: userId })) throw new AppError('general/forbidden')
    const subscription = countingSubscription(await deps.providerSubscriptions.listOfUser(userId))
    if (!subscription) throw new AppError('billing/no-subscription')
    return { subscription, payments: requirePayments(deps.payments) }
  }

  async function change(
    actor: Actor,
    request: (subscription: KnownSubscription, payments: Payments) => Promise<void>,
  ): Promise<BillingOverview> {
    const { subscription, payments } = await open(actor)
    const settle = () => payments.settlement.settle({ kind: 'subscription', id: subscription.id })
    try {
      await askProvider(() => request(subscription, payments), 'billing/no-subscription')
    } catch (error) {
      // A refusal can mean that the stored state is out of date. If reading it fails too, its event will bring it.
      await settle().catch(() => undefined)
      throw error
    }
    await askProvider(settle)
    return deps.readOverview(actor)
  }

  return {
    /** Stores the provider's state of the subscription. Changes nothing at the provider. */
    async settle(actor: Actor): Promise<void> {
      const { subscription, payments } = await open(actor)
      await askProvider(() => payments.settlement.settle({ kind: 'subscription', id: subscription.id }))
    },

    /**
     * From the next period on; the present interval withdraws a planned change.
     * @throws AppError `billing/payment-open` while a renewal is unpaid, `billing/change-planned` while another plan is
     *   planned, `billing/not-for-sale` if the plan has no price for the interval
     */
    changeInterval: (actor: Actor, interval: BillingInterval): Promise<BillingOverview> =>
      change(actor, async (subscription, { provider }) => {
        if (isUnpaid(subscription)) throw new AppError('billing/payment-open')
        if (subscription.cancelAtPeriodEnd) throw new AppError('billing/no-subscription')
        if (subscription.nextPlanId !== subscription.planId) throw new AppError('billing/change-planned')
        const plan = await deps.plans.findById(subscription.planId)
        if (!plan) throw new AppError('billing/no-subscription')
        // A person keeps the present interval at its price, even if it's no longer sold.
        const isKept = interval === subscription.interval
        if (!isKept && !isSold(plan, { interval, currency: subscription.currency }))
          throw new AppError('billing/not-for-sale')
        const { name, currency } = plan
        const priceMinor = plan.priceMinor[interval]
        await provider.changeInterval(subscription.id, { interval, priceMinor, currency, name })
      }),

    /** What a change to a plan costs now and at the next renewal. Changes nothing. */
    async previewPlan(actor: Actor, planId: string): Promise<PlanChangePreview> {
      const { subscription, payments } = await open(actor)
      return askProvider(
        () => deps.planChanges.preview(actor, subscription, planId, payments.provider),
        'billing/no-subscription',
      )
    },

    /** Changes the plan at the price that was shown at `prorationAt`. */
    changePlan: (actor: Actor, planId: string, prorationAt: Date): Promise<BillingOverview> =>
      change(actor, async (subscription, { provider }) => {
        const wanted = await deps.planChanges.confirmed(actor, subscription, planId, prorationAt, provider)
        await provider.changePlan(subscription.id, wanted)
      }),

    /** Keeps the present plan and interval after the period. */
    withdrawChange: (actor: Actor): Promise<BillingOverview> =>
      change(actor, ({ id }, { provider }) => provider.withdrawChange(id)),

    /** At the end of the paid period; while a renewal is unpaid, at the end of the days of grace. */
    cancel: (actor: Actor): Promise<BillingOverview> =>
      change(actor, ({ id, openInvoice }, { provider }) =>
        openInvoice ? provider.stopRetries(openInvoice.id) : provider.cancelAtPeriodEnd(id),
      ),

    resume: (actor: Actor): Promise<BillingOverview> =>
      change(actor, async ({ id, cancelAtPeriodEnd }, { provider }) => {
        if (cancelAtPeriodEnd) await provider.resume(id)
      }),
  }
}

export type SubscriptionService = ReturnType<typeof createSubscriptionService>
