import type { Stripe } from 'stripe'

/** A field that Stripe can expand holds the id only. */
type Unexpanded<T> = string extends T ? Extract<T, string | null | undefined> : T
/** The fields of a Stripe object that the gateway stores and sends; the names and types are Stripe's own. */
type Stored<T, Field extends keyof T> = { [Name in Field]: Unexpanded<T[Name]> }

export type Customer = Stored<
  Stripe.Customer,
  | 'id'
  | 'object'
  | 'balance'
  | 'created'
  | 'description'
  | 'email'
  | 'livemode'
  | 'metadata'
  | 'name'
  | 'phone'
  | 'preferred_locales'
> & { invoice_settings: { default_payment_method: string | null } }

export type Product = Stored<
  Stripe.Product,
  'id' | 'object' | 'active' | 'created' | 'description' | 'livemode' | 'metadata' | 'name' | 'updated'
>

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

export interface List<T> {
  object: 'list'
  data: T[]
  has_more: boolean
  url: string
}

export type CheckoutSession = Stored<
  Stripe.Checkout.Session,
  | 'id'
  | 'object'
  | 'amount_subtotal'
  | 'cancel_url'
  | 'client_reference_id'
  | 'created'
  | 'currency'
  | 'customer'
  | 'customer_details'
  | 'customer_email'
  | 'expires_at'
  | 'invoice'
  | 'livemode'
  | 'locale'
  | 'metadata'
  | 'payment_intent'
  | 'payment_method_types'
  | 'setup_intent'
  | 'subscription'
  | 'success_url'
  | 'url'
> & {
  amount_total: number
  currency: string
  mode: 'payment' | 'subscription'
  payment_status: 'paid' | 'unpaid' | 'no_payment_required'
  status: 'open' | 'complete' | 'expired'
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

export interface PaymentError {
  type: 'card_error'
  code: string
  decline_code?: string
  message: string
}

export type PaymentIntent = Stored<
  Stripe.PaymentIntent,
  | 'id'
  | 'object'
  | 'amount'
  | 'amount_capturable'
  | 'amount_received'
  | 'canceled_at'
  | 'capture_method'
  | 'client_secret'
  | 'confirmation_method'
  | 'created'
  | 'currency'
  | 'customer'
  | 'description'
  | 'latest_charge'
  | 'livemode'
  | 'metadata'
  | 'payment_method'
  | 'payment_method_types'
> & {
  last_payment_error: PaymentError | null
  next_action: { type: 'redirect_to_url'; redirect_to_url: { url: string; return_url: string | null } } | null
  status: 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled'
}

export type Charge = Stored<
  Stripe.Charge,
  | 'id'
  | 'object'
  | 'amount'
  | 'amount_captured'
  | 'amount_refunded'
  | 'captured'
  | 'created'
  | 'currency'
  | 'customer'
  | 'description'
  | 'disputed'
  | 'failure_code'
  | 'failure_message'
  | 'livemode'
  | 'metadata'
  | 'paid'
  | 'payment_method'
  | 'receipt_url'
  | 'refunded'
> & { payment_intent: string; status: 'succeeded' | 'failed' }

export type Refund = Stored<
  Stripe.Refund,
  'id' | 'object' | 'amount' | 'created' | 'currency' | 'metadata' | 'reason' | 'status'
> & { charge: string; payment_intent: string }

export type PaymentMethod = Stored<
  Stripe.PaymentMethod,
  'id' | 'object' | 'created' | 'customer' | 'livemode' | 'metadata' | 'type'
> & {
  billing_details: { address: null; email: string | null; name: string | null; phone: null }
  card: {
    brand: string
    exp_month: number
    exp_year: number
    last4: string
    funding: 'credit'
    country: string
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

export type PortalSession = Stored<
  Stripe.BillingPortal.Session,
  'id' | 'object' | 'created' | 'customer' | 'flow' | 'livemode' | 'locale' | 'return_url' | 'url'
>

/** The stored kinds by the name in their field `object`. */
export interface StoredObjects {
  customer: Customer
  product: Product
  price: Price
  'checkout.session': CheckoutSession
  subscription: Subscription
  subscription_schedule: SubscriptionSchedule
  invoice: Invoice
  payment_intent: PaymentIntent
  charge: Charge
  refund: Refund
  payment_method: PaymentMethod
  'billing_portal.session': PortalSession
}
export type Kind = keyof StoredObjects
