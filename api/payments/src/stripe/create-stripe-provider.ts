import { z } from 'zod'
import type { PaymentProvider } from '../payment-provider.ts'
import { createCheckouts } from './checkouts.ts'
import { listEvents, readSignedEvent } from './events.ts'
import { dateOf } from './fields.ts'
import { createInvoices } from './invoices.ts'
import { request } from './map-error.ts'
import { createRefunds } from './refunds.ts'
import { createStripeClient, type StripeAccess } from './stripe-client.ts'
import { createSubscriptions } from './subscriptions.ts'

export interface StripeProviderOptions extends StripeAccess {
  /** `test`: the built-in gateway, which speaks Stripe's protocol and has a clock that can be moved. */
  name: PaymentProvider['name']
  webhookSecret: string
}

const TestClock = z.object({ now: z.number() })

/** The payment provider on Stripe's protocol, for Stripe itself and for the built-in test gateway. */
export function createStripeProvider({
  name,
  webhookSecret,
  ...access
}: StripeProviderOptions): PaymentProvider {
  const stripe = createStripeClient(access)
  // Stripe's pages have no Arabic; they follow the browser then.
  const localeFor = (language: string) => (name === 'stripe' && language === 'ar' ? 'auto' : language)
  const now = async (): Promise<Date> => {
    if (name === 'stripe') return new Date()
    return dateOf(TestClock.parse(await request(() => stripe.rawRequest('GET', '/v1/test_clock'))).now)
  }

  return {
    name,
    readEvent: (rawBody, signature) => readSignedEvent(stripe, webhookSecret, rawBody, signature),
    now,
    ...createCheckouts(stripe, localeFor),
    ...createSubscriptions(stripe),
    ...createInvoices(stripe),
    ...createRefunds(stripe),
    async *eventsSince(since) {
      yield* listEvents(stripe, since, await now())
    },
  }
}
