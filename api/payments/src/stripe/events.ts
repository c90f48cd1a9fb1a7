import type { Stripe } from 'stripe'
import { RefusedEventError, type ProviderEvent } from '../payment-provider.ts'
import { mapError } from './map-error.ts'
import { readStoredEvent } from './stored-events.ts'

const toleranceSeconds = 300
const dayMs = 86_400_000

/** The types to ask for, so that other events of the account aren't listed. */
const listedTypes = [
  'charge.refunded',
  'checkout.session.async_payment_failed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.completed',
  'checkout.session.expired',
  'customer.subscription.created',
  'customer.subscription.deleted',
  'customer.subscription.updated',
  'invoice.finalized',
  'invoice.marked_uncollectible',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.voided',
  'refund.created',
  'refund.failed',
  'refund.updated',
  'subscription_schedule.released',
  'subscription_schedule.updated',
]

/** @throws RefusedEventError for a missing, wrong or old signature, and for a body that is no event */
export function readSignedEvent(
  stripe: Stripe,
  webhookSecret: string,
  rawBody: Buffer,
  signature: string | undefined,
): ProviderEvent {
  try {
    stripe.webhooks.constructEvent(rawBody, signature ?? '', webhookSecret, toleranceSeconds)
    return readStoredEvent(rawBody.toString('utf8'))
  } catch (error) {
    throw new RefusedEventError('the event is not signed by the provider', { cause: error })
  }
}

/**
 * The events since a time, oldest first. The provider lists the newest first, so each day is listed by itself: memory
 * holds the events of one day.
 */
export async function* listEvents(stripe: Stripe, since: Date, now: Date): AsyncGenerator<ProviderEvent> {
  const seconds = (ms: number) => Math.floor(ms / 1000)
  for (let from = since.getTime(); from <= now.getTime(); from += dayMs) {
    const isLast = from + dayMs > now.getTime()
    const created = { gte: seconds(from), ...(isLast ? {} : { lt: seconds(from + dayMs) }) }
    const day: string[] = []
    try {
      for await (const event of stripe.events.list({ created, types: listedTypes, limit: 100 }))
        day.push(JSON.stringify(event))
    } catch (error) {
      throw mapError(error)
    }
    for (const raw of day.reverse()) yield readStoredEvent(raw)
  }
}
