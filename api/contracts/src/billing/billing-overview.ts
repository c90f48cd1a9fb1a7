import { z } from 'zod'
import { Timestamp } from '../identifiers.ts'
import { BillingInterval, Order } from './orders.ts'
import { BillingPlan, SeatState } from './plans.ts'

const minor = z.number().int().nonnegative()

/** A card as the provider shows it. */
const PaymentCard = z.object({
  brand: z.string(),
  last4: z.string(),
  expMonth: z.number().int(),
  expYear: z.number().int(),
})

/** A payment that is due: for the period `from` to `to`, tax included in `totalMinor`. */
const DuePayment = z.object({
  at: Timestamp,
  from: Timestamp,
  to: Timestamp,
  interval: BillingInterval,
  netMinor: minor,
  taxMinor: minor,
  totalMinor: minor,
  currency: z.string().length(3),
})

/** A person's subscription as the plan page shows it. */
export const SubscriptionDetails = z.object({
  planId: z.string(),
  interval: BillingInterval,
  /** `cancelled`: paid until `endsAt`, then it ends; it can be resumed until then. */
  status: z.enum(['active', 'past-due', 'cancelled']),
  since: Timestamp,
  period: z.object({ startsAt: Timestamp, endsAt: Timestamp }),
  /** Set for `cancelled`, and for `past-due`: the end of the days of grace. */
  endsAt: Timestamp.nullable(),
  /** The interval from the next period on. */
  nextInterval: BillingInterval,
  /** The plan from the next period on. */
  nextPlanId: z.string(),
  /** Its name in the plan's data, for a plan without a translation; an older api leaves it out. */
  nextPlanName: z.string().optional(),
  /**
   * What each period costs this person, tax included, in minor units of `currency`: the provider keeps the price at
   * which the subscription was bought, whatever its plan costs now. An older api leaves out the prices and the currency;
   * those of the plan count then.
   */
  priceMinor: minor.optional(),
  /** The same from the next period on. */
  nextPriceMinor: minor.optional(),
  currency: z.string().length(3).optional(),
  /** Null for `cancelled`. For `past-due`: the payment that is open. */
  nextPayment: DuePayment.nullable(),
  /** For `past-due`. */
  failedPayment: z
    .object({
      failedAt: Timestamp,
      /** Null if no further try is planned. */
      nextTryAt: Timestamp.nullable(),
      /** The last one that is planned; null like `nextTryAt`. */
      lastTryAt: Timestamp.nullable(),
      graceEndsAt: Timestamp,
      /** The order to pay again. */
      orderId: z.string(),
    })
    .nullable(),
  card: PaymentCard.nullable(),
})
export type SubscriptionDetails = z.infer<typeof SubscriptionDetails>

/** What a person uses of each limit of their plan. Storage in mebibytes, rounded up. */
export const PlanUsage = z.object({
  classes: z.number().int(),
  /** Null without a class. */
  largestClass: z.object({ name: z.string(), students: z.number().int() }).nullable(),
  storageMiB: z.number().int(),
  pictures: z.number().int(),
  lessonPlans: z.number().int(),
  runningGenerations: z.number().int(),
  waitingGenerations: z.number().int(),
})
export type PlanUsage = z.infer<typeof PlanUsage>

/** The person's school, as far as its plan is concerned. */
export const BillingSchool = z.object({
  name: z.string(),
  /** Whether the person may buy a plan for the school. */
  isAdmin: z.boolean(),
  /** The names of the administrators, who may. */
  administrators: z.array(z.string()),
  /** Who pays for a plan with seats; null without one. */
  payer: z.object({ name: z.string(), isMe: z.boolean() }).nullable(),
  /** What the person has of this plan; null without one. */
  seat: SeatState.nullable(),
})
export type BillingSchool = z.infer<typeof BillingSchool>

/** `GET /api/billing`: the person's plan, subscription, use and latest orders. */
export const BillingOverview = z.object({
  /** `test`: no money moves. Null: this installation sells nothing. */
  provider: z.enum(['test', 'stripe']).nullable(),
  /** Where the test cards are listed; null with a real provider. */
  testCardsUrl: z.url().nullable(),
  /** The provider's time: a test clock may be ahead. */
  now: Timestamp,
  plan: BillingPlan,
  /** The plan after the end of a subscription. */
  freePlan: BillingPlan,
  /** Null for the free plan, and for a plan that a colleague pays. */
  subscription: SubscriptionDetails.nullable(),
  school: BillingSchool,
  usage: PlanUsage,
  taxRateBasisPoints: minor,
  /** The name to which receipts are made out; empty without a school's name. */
  receiptName: z.string(),
  /** The latest three. */
  latestOrders: z.array(Order),
})
export type BillingOverview = z.infer<typeof BillingOverview>

/** A pack of credits, tax included. */
export const CreditPack = z.object({
  id: z.string(),
  credits: z.number().int().positive(),
  priceMinor: minor,
  currency: z.string().length(3),
})
export type CreditPack = z.infer<typeof CreditPack>

/** `GET /api/billing/packs`: smallest first. */
export const CreditPackList = z.object({ packs: z.array(CreditPack), taxRateBasisPoints: minor })

/**
 * `POST /api/billing/subscription/interval`: the interval from the next period on; charges nothing now. Returns
 * {@link BillingOverview}, as `…/cancel` (at the end of the period; at the end of the days of grace for an unpaid renewal) and `…/resume` do.
 * @throws `billing/no-subscription`, `billing/payment-open`, `billing/provider-unavailable`
 */
export const ChangeIntervalRequest = z.strictObject({ interval: BillingInterval })

const PlanId = z.string().regex(/^[a-z0-9-]{1,40}$/)

/** `GET /api/billing/subscription/plan-change`: what a change to this plan costs; returns {@link PlanChangePreview}. */
export const PlanChangePreviewQuery = z.strictObject({ planId: PlanId })

/** What the provider charges for a change of the plan, in minor units of `currency`, tax included. */
export const PlanChangePreview = z.object({
  planId: z.string(),
  /** `next-period`: at `renewsAt`; nothing is charged now. */
  takesEffect: z.enum(['now', 'next-period']),
  interval: BillingInterval,
  nowMinor: minor,
  renewalMinor: minor,
  currency: z.string().length(3),
  renewsAt: Timestamp,
  /** Send it with the confirmation, so that the amount stays. */
  prorationAt: Timestamp,
})
export type PlanChangePreview = z.infer<typeof PlanChangePreview>

/**
 * `POST /api/billing/subscription/plan`: changes the plan as previewed; returns {@link BillingOverview}, as
 * `…/withdraw-change` does, which withdraws what is planned for the next period.
 * @throws `billing/no-subscription`, `billing/payment-open`, `billing/payment-declined`, `billing/change-planned`,
 *   `billing/not-for-sale`, `billing/school-admin-only`, `billing/school-subscribed`, `billing/provider-unavailable`
 */
export const ChangePlanRequest = z.strictObject({ planId: PlanId, prorationAt: Timestamp })
