import type { Stripe } from 'stripe'
import type { List, Stored } from './stored.ts'

export type Interval = 'month' | 'year'

export type Price = Stored<
  Stripe.Price,
  | 'id'
  | 'object'
  | 'active'
  | 'billing_scheme'
  | 'created'
  | 'currency'
  | 'livemode'
  | 'metadata'
  | 'nickname'
  | 'product'
  | 'type'
> & {
  unit_amount: number
  unit_amount_decimal: string
  recurring: { interval: Interval; interval_count: number; usage_type: 'licensed' } | null
}

export type SubscriptionStatus =
  'incomplete' | 'incomplete_expired' | 'active' | 'past_due' | 'canceled' | 'unpaid'

export type SubscriptionItem = Stored<
  Stripe.SubscriptionItem,
  'id' | 'object' | 'created' | 'current_period_end' | 'current_period_start' | 'metadata' | 'subscription'
> & { price: Price; quantity: number }

export type Subscription = Stored<
  Stripe.Subscription,
  | 'id'
  | 'object'
  | 'billing_cycle_anchor'
  | 'cancel_at'
  | 'cancel_at_period_end'
  | 'canceled_at'
  | 'collection_method'
  | 'created'
  | 'currency'
  | 'customer'
  | 'default_payment_method'
  | 'description'
  | 'ended_at'
  | 'latest_invoice'
  | 'livemode'
  | 'metadata'
  | 'schedule'
  | 'start_date'
> & {
  status: SubscriptionStatus
  items: List<SubscriptionItem>
  cancellation_details: { comment: null; feedback: null; reason: string | null }
}

export type InvoiceLine = Stored<
  Stripe.InvoiceLineItem,
  'id' | 'object' | 'amount' | 'currency' | 'description' | 'invoice' | 'livemode' | 'metadata' | 'period'
> & {
  quantity: number | null
  subscription: string | null
  parent: {
    invoice_item_details: null
    subscription_item_details: {
      invoice_item: null
      proration: boolean
      proration_details: null
      subscription: string
      subscription_item: string
    }
    type: 'subscription_item_details'
  }
  pricing: {
    price_details: { price: string; product: string }
    type: 'price_details'
    unit_amount_decimal: string
  }
}

export type Invoice = Stored<
  Stripe.Invoice,
  | 'id'
  | 'object'
  | 'amount_due'
  | 'amount_overpaid'
  | 'amount_paid'
  | 'amount_remaining'
  | 'attempt_count'
  | 'attempted'
  | 'auto_advance'
  | 'collection_method'
  | 'created'
  | 'currency'
  | 'customer_email'
  | 'customer_name'
  | 'description'
  | 'due_date'
  | 'hosted_invoice_url'
  | 'invoice_pdf'
  | 'livemode'
  | 'metadata'
  | 'next_payment_attempt'
  | 'number'
  | 'period_end'
  | 'period_start'
  | 'starting_balance'
  | 'status_transitions'
  | 'subtotal'
  | 'total'
> & {
  customer: string
  status: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible'
  billing_reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update'
  lines: List<InvoiceLine>
  parent: {
    quote_details: null
    subscription_details: { metadata: Record<string, string>; subscription: string }
    type: 'subscription_details'
  }
}

export interface SchedulePhase {
  start_date: number
  end_date: number
  currency: string
  items: { price: string; quantity: number; metadata: Record<string, string> }[]
  metadata: Record<string, string>
  proration_behavior: 'create_prorations' | 'none' | 'always_invoice'
}

export type SubscriptionSchedule = Stored<
  Stripe.SubscriptionSchedule,
  | 'id'
  | 'object'
  | 'canceled_at'
  | 'completed_at'
  | 'created'
  | 'current_phase'
  | 'livemode'
  | 'metadata'
  | 'released_at'
  | 'released_subscription'
  | 'subscription'
> & {
  customer: string
  end_behavior: 'release' | 'cancel'
  status: 'not_started' | 'active' | 'completed' | 'released' | 'canceled'
  phases: SchedulePhase[]
}
