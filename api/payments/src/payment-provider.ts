import type { BillingInterval, Period, SubscriptionStatus } from '@classeur/domain/billing'
import type { CheckoutRequest, CheckoutState, ProviderPage } from './payment-page.ts'

export interface CardDetails {
  brand: string
  last4: string
  expMonth: number
  expYear: number
}

/** A subscription as the provider has it now. */
export interface SubscriptionState {
  id: string
  userId: string | null
  customerId: string
  planId: string | null
  /** The school that it was bought for; null for a plan of one person. */
  schoolId: string | null
  status: SubscriptionStatus
  interval: BillingInterval
  /** The interval from the next period on. */
  nextInterval: BillingInterval
  /** The plan from the next period on. */
  nextPlanId: string | null
  /**
   * What each period costs, tax included, in minor units of `currency`. The provider keeps the price at which the
   * subscription was bought, whatever its plan costs now. Null for a price that isn't one fixed amount.
   */
  priceMinor: number | null
  /** The same from the next period on. */
  nextPriceMinor: number | null
  currency: string
  startedAt: Date
  /** The current period, paid or not. */
  period: Period
  cancelAtPeriodEnd: boolean
  endedAt: Date | null
  latestInvoiceId: string | null
  card: CardDetails | null
}

/** Another plan for a subscription, in its present interval. Money in minor units of `currency`, tax included. */
export interface PlanChange {
  planId: string
  /** The school whose members get the seats; null for a plan of one person. */
  schoolId: string | null
  /** What is bought, in the buyer's language. */
  name: string
  priceMinor: number
  currency: string
  /** `now`: the difference for the rest of the period is charged at once. `next-period`: nothing is charged now. */
  takesEffect: 'now' | 'next-period'
  /** From when the rest of the period counts, so that the amount is the one that was shown. */
  prorationAt: Date
}

/** What a change of the plan costs, as the provider calculates it. */
export interface PlanChangePreview {
  nowMinor: number
  /** At each renewal. */
  renewalMinor: number
  currency: string
}

/** A bill of a subscription as the provider has it now. */
export interface InvoiceState {
  id: string
  subscriptionId: string | null
  customerId: string
  userId: string | null
  /** The order of the payment page that began the subscription; null for a renewal. */
  orderId: string | null
  /** `change`: for the rest of a period, after a change of the plan. */
  reason: 'first' | 'renewal' | 'change'
  status: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible'
  totalMinor: number
  amountPaidMinor: number
  currency: string
  planId: string | null
  interval: BillingInterval
  period: Period
  createdAt: Date
  paidAt: Date | null
  /** How often a payment was tried. */
  attempts: number
  /** Null if no further try is planned. */
  nextTryAt: Date | null
  paymentIntentId: string | null
}

/** Money that went back to the card. */
export interface RefundState {
  id: string
  paymentIntentId: string
  amountMinor: number
  currency: string
  status: 'pending' | 'succeeded' | 'failed' | 'cancelled'
  /** What the operator wrote; null for a refund that was made at the provider. */
  reason: string | null
  createdAt: Date
}

/** The kinds of objects that an event can be about. */
export type EventSubject =
  | { kind: 'checkout'; id: string }
  | { kind: 'subscription'; id: string }
  | { kind: 'invoice'; id: string }
  | { kind: 'payment'; id: string }

/** An event of the provider. Only its subject is used: the state is read from the provider. */
export interface ProviderEvent {
  id: string
  type: string
  createdAt: Date
  /** Null for a type that the product doesn't use. */
  subject: EventSubject | null
  /** As received. */
  raw: string
}

/** Why the provider refused. `temporary`: the same request may succeed later. */
export class PaymentProviderError extends Error {
  override name = 'PaymentProviderError'
  readonly kind: 'temporary' | 'declined' | 'refused' | 'not-found' | 'misconfigured'
  /** How long the provider asks to wait; null if it doesn't say. */
  readonly retryAfterMs: number | null

  constructor(
    kind: PaymentProviderError['kind'],
    message: string,
    { retryAfterMs = null, ...options }: ErrorOptions & { retryAfterMs?: number | null } = {},
  ) {
    super(message, options)
    this.kind = kind
    this.retryAfterMs = retryAfterMs
  }
}

/** The signature of an event is wrong, missing or too old. */
export class RefusedEventError extends Error {
  override name = 'RefusedEventError'
}

/**
 * A payment provider. Every method reads or changes the provider's own state, which is the truth; nothing is stored
 * here. @throws PaymentProviderError
 */
export interface PaymentProvider {
  name: 'test' | 'stripe'
  /** Checks the signature of a received event, at most 300 s old. @throws RefusedEventError */
  readEvent(rawBody: Buffer, signature: string | undefined): ProviderEvent
  /** The provider's time; a test clock may be ahead. */
  now(): Promise<Date>

  /** Creates the provider's account of a person, once per person. */
  createCustomer(person: { userId: string; email: string; name: string; language: string }): Promise<string>
  createCheckout(request: CheckoutRequest): Promise<ProviderPage & { expiresAt: Date }>
  findCheckout(id: string): Promise<CheckoutState | null>
  /** Closes a payment page that isn't paid; a paid or closed one stays as it is. */
  expireCheckout(id: string): Promise<void>
  /** The page where a person changes the card. */
  openPortal(customerId: string, options: { returnUrl: string; language: string }): Promise<ProviderPage>

  findSubscription(id: string): Promise<SubscriptionState | null>
  /** All subscriptions of a customer, also ended ones. */
  listSubscriptions(customerId: string): Promise<SubscriptionState[]>
  /** Changes the interval from the next period on, at `priceMinor`; the present interval withdraws such a change. */
  changeInterval(
    id: string,
    change: { interval: BillingInterval; priceMinor: number; currency: string; name: string },
  ): Promise<void>
  /** Reads what a change of the plan costs. Changes nothing. */
  previewPlanChange(id: string, change: PlanChange): Promise<PlanChangePreview>
  /**
   * Changes the plan. If the payment fails, nothing changes. The subscription must have no planned change.
   * @throws PaymentProviderError `declined`
   */
  changePlan(id: string, change: PlanChange): Promise<void>
  /** Withdraws what is planned for the next period. */
  withdrawChange(id: string): Promise<void>
  cancelAtPeriodEnd(id: string): Promise<void>
  resume(id: string): Promise<void>
  /** Ends it at once. */
  cancelNow(id: string): Promise<void>

  findInvoice(id: string): Promise<InvoiceState | null>
  /** Newest first. */
  listInvoices(subscriptionId: string): Promise<InvoiceState[]>
  /** Makes no further tries to pay an open invoice; a person can still pay it. */
  stopRetries(invoiceId: string): Promise<void>
  /** Tries to pay an open invoice with the current card. @throws PaymentProviderError `declined` */
  payInvoice(id: string): Promise<InvoiceState>

  /** @throws PaymentProviderError `refused` if more than the rest of the payment would go back */
  refund(request: {
    paymentIntentId: string
    amountMinor: number
    reason: string
    idempotencyKey: string
  }): Promise<RefundState>
  listRefunds(paymentIntentId: string): Promise<RefundState[]>

  /** The events since a time of the provider, oldest first, also those that never arrived. */
  eventsSince(since: Date): AsyncIterable<ProviderEvent>
}
