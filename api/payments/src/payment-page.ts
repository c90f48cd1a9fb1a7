import type { BillingInterval } from '@classeur/domain/billing'

/** A page at the provider that a person opens. */
export interface ProviderPage {
  id: string
  url: string
}

/** What the payment page asks for. Money in minor units of `currency`, tax included. */
export interface CheckoutRequest {
  orderId: string
  orderNumber: string
  userId: string
  customerId: string
  /** What is bought, in the buyer's language. */
  name: string
  totalMinor: number
  taxMinor: number
  taxRateBasisPoints: number
  currency: string
  /** Null for a single payment. */
  recurring: {
    planId: string
    interval: BillingInterval
    /** The school whose members get the seats; null for a plan of one person. */
    schoolId: string | null
  } | null
  language: string
  /** Absolute addresses. */
  successUrl: string
  cancelUrl: string
  /** Makes a repeated request return the same page. */
  idempotencyKey: string
}

/** A payment page as the provider has it now. */
export interface CheckoutState {
  id: string
  orderId: string | null
  userId: string | null
  /** `waiting`: paid by a way for which the bank's answer comes later. */
  state: 'open' | 'waiting' | 'paid' | 'failed' | 'expired'
  /** The page to continue on; null unless it is open. */
  url: string | null
  totalMinor: number
  currency: string
  paymentIntentId: string | null
  subscriptionId: string | null
  invoiceId: string | null
  /** Whether the last try was declined, although the page is still open. */
  declined: boolean
}
