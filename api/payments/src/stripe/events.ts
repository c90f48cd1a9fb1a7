import type { Stripe } from 'stripe'
import { z } from 'zod'
import { RefusedEventError, type EventSubject, type ProviderEvent } from '../payment-provider.ts'
import { dateOf } from './fields.ts'
import { mapError } from './map-error.ts'

const toleranceSeconds = 300
const dayMs = 86_400_000

const Reference = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]).nullish()
const EventObject = z.looseObject({
  id: z.string().optional(),
  subscription: Reference.catch(null),
  released_subscription: Reference.catch(null),
  invoice: Reference.catch(null),
  payment_intent: Reference.catch(null),
})
const Event = z.object({
  id: z.string(),
  type: z.string(),
  created: z.number(),
  data: z.object({ object: EventObject }),
})
type Event = z.infer<typeof Event>

const subject = (kind: EventSubject['kind'], id: string | null | undefined): EventSubject | null =>
  id ? { kind, id } : null

/** The object that an event is about; null for types that the product doesn't use. */
function subjectOf({ type, data: { object } }: Event): EventSubject | null {
  if (type.startsWith('checkout.session.')) return subject('checkout', object.id)
  if (type.startsWith('customer.subscription.')) return subject('subscription', object.id)
  if (type.startsWith('subscription_schedule.'))
    return subject('subscription', object.subscription ?? object.released_subscription)
  if (type.startsWith('invoice_payment.')) return subject('invoice', object.invoice)
  if (type.startsWith('invoice.')) return subject('invoice', object.id)
  if (type.startsWith('refund.') || type === 'charge.refunded' || type === 'charge.refund.updated')
    return subject('payment', object.payment_intent)
  return null
}

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

/** Reads an event of which the signature was checked. @throws ZodError if it isn't an event */
export function readStoredEvent(raw: string): ProviderEvent {
  const event = Event.parse(JSON.parse(raw))
  return {
    id: event.id,
    type: event.type,
    createdAt: dateOf(event.created),
    subject: subjectOf(event),
    raw,
  }
}

/** The provider's customer that a stored event names; null if it names none. */
export function customerOfEvent(raw: string): string | null {
  const { data } = Event.parse(JSON.parse(raw))
  return Reference.catch(null).parse(data.object['customer']) ?? null
}

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
