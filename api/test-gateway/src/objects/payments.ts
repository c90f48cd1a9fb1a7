import type { Change } from '../store/change.ts'
import type { Hidden, StoredRecord } from '../store/records.ts'
import { cardByKey, type TestCard } from './cards.ts'
import { newId } from './new-id.ts'
import type { PaymentError } from './stored-objects.ts'

export interface CardDetails {
  card: TestCard
  expMonth: number
  /** Four digits. */
  expYear: number
  name: string | null
}

export function createPaymentMethod(
  change: Change,
  details: CardDetails,
  customer: string | null,
): StoredRecord<'payment_method'> {
  const { card } = details
  return change.add(
    {
      id: newId('pm'),
      object: 'payment_method',
      billing_details: { address: null, email: null, name: details.name, phone: null },
      card: {
        brand: card.brand,
        country: 'FR',
        exp_month: details.expMonth,
        exp_year: details.expYear,
        funding: 'credit',
        last4: card.number.slice(-4),
      },
      created: change.now,
      customer,
      livemode: false,
      metadata: {},
      type: 'card',
    },
    { card: card.key },
  )
}

/** The test card behind a stored payment method. */
export const cardOf = (method: StoredRecord<'payment_method'>): TestCard => cardByKey(method.hidden.card)

export function createIntent(
  change: Change,
  data: {
    amount: number
    currency: string
    customer: string | null
    description?: string | null
    metadata?: Record<string, string> | undefined
  },
  hidden: Hidden = {},
): StoredRecord<'payment_intent'> {
  const id = newId('pi')
  return change.add(
    {
      id,
      object: 'payment_intent',
      amount: data.amount,
      amount_capturable: 0,
      amount_received: 0,
      canceled_at: null,
      capture_method: 'automatic',
      client_secret: newId(`${id}_secret`),
      confirmation_method: 'automatic',
      created: change.now,
      currency: data.currency,
      customer: data.customer,
      description: data.description ?? null,
      last_payment_error: null,
      latest_charge: null,
      livemode: false,
      metadata: data.metadata ?? {},
      next_action: null,
      payment_method: null,
      payment_method_types: ['card'],
      status: 'requires_payment_method',
    },
    hidden,
  )
}

function addCharge(
  change: Change,
  intent: StoredRecord<'payment_intent'>,
  method: string,
  error: PaymentError | null,
): void {
  const { amount, currency, customer, description, id, metadata } = intent.object
  const charge = change.add({
    id: newId('ch'),
    object: 'charge',
    amount,
    amount_captured: error ? 0 : amount,
    amount_refunded: 0,
    captured: !error,
    created: change.now,
    currency,
    customer,
    description,
    disputed: false,
    failure_code: error?.code ?? null,
    failure_message: error?.message ?? null,
    livemode: false,
    metadata: { ...metadata },
    paid: !error,
    payment_intent: id,
    payment_method: method,
    receipt_url: null,
    refunded: false,
    status: error ? 'failed' : 'succeeded',
  })
  intent.object.latest_charge = charge.object.id
}

/** The bank has paid: the intent gets a successful charge. */
export function succeed(change: Change, intent: StoredRecord<'payment_intent'>, method: string): void {
  addCharge(change, intent, method, null)
  Object.assign(intent.object, {
    amount_received: intent.object.amount,
    last_payment_error: null,
    next_action: null,
    payment_method: method,
    status: 'succeeded',
  } satisfies Partial<typeof intent.object>)
  change.emit('payment_intent.succeeded', intent)
}

/** The bank has refused, so the intent waits for another card. */
export function fail(
  change: Change,
  intent: StoredRecord<'payment_intent'>,
  method: string,
  error: PaymentError,
): void {
  addCharge(change, intent, method, error)
  Object.assign(intent.object, {
    last_payment_error: error,
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  } satisfies Partial<typeof intent.object>)
  change.emit('payment_intent.payment_failed', intent)
}
