import { z } from 'zod'
import type { EventSubject, ProviderEvent } from '../payment-provider.ts'
import { dateOf } from './fields.ts'

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
