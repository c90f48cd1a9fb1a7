import { createHash } from 'node:crypto'
import type { Stripe } from 'stripe'
import type { CheckoutRequest, CheckoutState } from '../payment-page.ts'
import { PaymentProviderError, type PaymentProvider } from '../payment-provider.ts'
import { currencyOf, dateOf, idOf, metadataText, stripeInterval } from './fields.ts'
import { find, request } from './map-error.ts'
import { paymentIntentOf } from './invoices.ts'

type Session = Stripe.Checkout.Session

/** For a payment page that shows the tax; the price contains it, so the provider adds none. */
const taxOf = ({ taxMinor, taxRateBasisPoints }: CheckoutRequest) =>
  taxRateBasisPoints > 0 ? { tax_amount: String(taxMinor), tax_rate: String(taxRateBasisPoints / 100) } : {}

function parametersOf(checkout: CheckoutRequest, locale: string): Stripe.Checkout.SessionCreateParams {
  const { orderId, orderNumber, userId, recurring } = checkout
  const metadata = {
    orderId,
    orderNumber,
    userId,
    ...(recurring && { planId: recurring.planId, interval: recurring.interval }),
    ...(recurring?.schoolId && { schoolId: recurring.schoolId }),
  }
  return {
    mode: recurring ? 'subscription' : 'payment',
    customer: checkout.customerId,
    client_reference_id: orderId,
    locale,
    success_url: checkout.successUrl,
    cancel_url: checkout.cancelUrl,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: checkout.currency.toLowerCase(),
          unit_amount: checkout.totalMinor,
          product_data: { name: checkout.name },
          ...(recurring && { recurring: { interval: stripeInterval(recurring.interval) } }),
        },
      },
    ],
    metadata: { ...metadata, ...taxOf(checkout) },
    ...(recurring ? { subscription_data: { metadata } } : { payment_intent_data: { metadata } }),
  }
}

const authenticationFailed = 'payment_intent_authentication_failure'

export function createCheckouts(stripe: Stripe, localeFor: (language: string) => string) {
  async function intentOf(session: Session): Promise<Stripe.PaymentIntent | null> {
    const intent = session.payment_intent
    if (intent && typeof intent !== 'string') return intent
    const invoiceId = idOf(session.invoice)
    const id = intent ?? (invoiceId && (await paymentIntentOf(stripe, invoiceId)))
    return id ? stripe.paymentIntents.retrieve(id) : null
  }

  /** Completed, but not paid yet: the bank's answer is due, or it was no. */
  async function waitingOrFailed(session: Session, intent: Stripe.PaymentIntent | null) {
    if (intent?.status === 'succeeded') return 'paid'
    if (intent?.status === 'requires_payment_method' || intent?.status === 'canceled') return 'failed'
    const subscriptionId = idOf(session.subscription)
    if (!subscriptionId) return 'waiting'
    const { status } = await stripe.subscriptions.retrieve(subscriptionId)
    return status === 'incomplete_expired' || status === 'canceled' ? 'failed' : 'waiting'
  }

  async function stateOf(session: Session, intent: Stripe.PaymentIntent | null) {
    if (session.status === 'expired') return 'expired'
    if (session.status !== 'complete') return 'open'
    return session.payment_status === 'unpaid' ? waitingOrFailed(session, intent) : 'paid'
  }

  async function read(id: string): Promise<CheckoutState> {
    const session = await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] })
    const isPaid = session.status === 'complete' && session.payment_status !== 'unpaid'
    const intent = isPaid ? null : await intentOf(session)
    const failure = intent?.last_payment_error
    return {
      id: session.id,
      orderId: metadataText(session.metadata, 'orderId'),
      userId: metadataText(session.metadata, 'userId'),
      state: await stateOf(session, intent),
      url: session.status === 'open' ? session.url : null,
      totalMinor: session.amount_total ?? 0,
      currency: currencyOf(session.currency),
      paymentIntentId: idOf(session.payment_intent),
      subscriptionId: idOf(session.subscription),
      invoiceId: idOf(session.invoice),
      declined: failure ? failure.code !== authenticationFailed : false,
    }
  }

  return {
    async createCustomer(person) {
      // Two requests at the same moment create one account; other details are another request.
      const details = createHash('sha256').update(JSON.stringify(person)).digest('hex').slice(0, 32)
      const customer = await request(() =>
        stripe.customers.create(
          {
            email: person.email,
            name: person.name,
            preferred_locales: [person.language],
            metadata: { userId: person.userId },
          },
          { idempotencyKey: `customer-${person.userId}-${details}` },
        ),
      )
      return customer.id
    },

    async createCheckout(checkout) {
      const session = await request(() =>
        stripe.checkout.sessions.create(parametersOf(checkout, localeFor(checkout.language)), {
          idempotencyKey: checkout.idempotencyKey,
        }),
      )
      if (!session.url) throw new PaymentProviderError('refused', 'the payment page has no address')
      return { id: session.id, url: session.url, expiresAt: dateOf(session.expires_at) }
    },

    findCheckout: (id) => find(() => read(id)),

    async expireCheckout(id) {
      try {
        await request(() => stripe.checkout.sessions.expire(id))
      } catch (error) {
        // Only an open page can be closed.
        if (!(error instanceof PaymentProviderError) || error.kind !== 'refused') throw error
      }
    },

    async openPortal(customerId, { returnUrl, language }) {
      const { id, url } = await request(() =>
        stripe.billingPortal.sessions.create({
          customer: customerId,
          return_url: returnUrl,
          locale: localeFor(language),
          flow_data: {
            type: 'payment_method_update',
            after_completion: { type: 'redirect', redirect: { return_url: returnUrl } },
          },
        }),
      )
      return { id, url }
    },
  } satisfies Partial<PaymentProvider>
}
