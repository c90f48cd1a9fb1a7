import { z } from 'zod'
import { Timestamp } from '../identifiers.ts'
import { BillingInterval, Order } from './orders.ts'
import { BillingPlan } from './plans.ts'

const minor = z.number().int().nonnegative()

/** A card as the provider shows it. */
export const PaymentCard = z.object({
  brand: z.string(),
  last4: z.string(),
  expMonth: z.number().int(),
  expYear: z.number().int(),
})
export type PaymentCard = z.infer<typeof PaymentCard>

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
  subscription: SubscriptionDetails.nullable(),
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
