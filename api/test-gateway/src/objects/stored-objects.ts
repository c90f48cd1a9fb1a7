import type { Stripe } from 'stripe'
import type { Invoice, Price, Subscription, SubscriptionSchedule } from './stored-billing.ts'
import type { Charge, PaymentIntent, PaymentMethod, Refund } from './stored-payments.ts'
import type { Stored } from './stored.ts'

export type * from './stored-billing.ts'
export type * from './stored-payments.ts'

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
