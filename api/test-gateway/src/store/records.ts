import type { Kind, StoredObjects } from '../objects/stored-objects.ts'

/** What the gateway keeps beside an object and never sends. */
export interface Hidden {
  /** Checkout sessions and portals: the token that the next form post must carry. */
  formToken?: string
  /** Checkout sessions: what is bought. */
  lines?: { price: string; quantity: number; description: string; amount: number }[]
  subscriptionMetadata?: Record<string, string>
  intentMetadata?: Record<string, string>
  /** Checkout sessions: the attempts so far use one payment; it appears on the session when the session completes. */
  intent?: string
  /** Checkout sessions: the card that the bank's page asks about. */
  confirming?: string
  /** Payment intents: when the bank answers, and what. */
  lateAnswer?: { at: number; succeeds: boolean; session: string; invoice: string | null }
  /** Invoices: their payment. Payment intents: their invoice. */
  payment?: string
  invoice?: string
  /** Subscriptions: the open invoice of a failed renewal. */
  dunning?: { invoice: string; startedAt: number; retriesAt: number[] }
  /** Subscriptions: amounts for the next invoice, in minor units. */
  pending?: { amount: number; description: string }[]
  /** Payment methods: the key of the test card. */
  card?: string
}

export interface StoredRecord<K extends Kind = Kind> {
  _id: string
  /** The order of creation over all kinds. */
  n: number
  object: StoredObjects[K]
  hidden: Hidden
  /** When the object changes by itself, in seconds of the gateway's clock. */
  dueAt: number | null
}

export interface GatewayEvent {
  id: string
  object: 'event'
  api_version: string
  created: number
  data: { object: unknown; previous_attributes?: Record<string, unknown> }
  livemode: false
  pending_webhooks: number
  request: { id: null; idempotency_key: string | null }
  type: string
}

export interface EventRecord {
  _id: string
  n: number
  type: string
  created: number
  event: GatewayEvent
  delivered: boolean
  attempts: number
  /** When to send it next, in milliseconds of the wall clock. */
  nextAttemptAt: number
}

export interface AnswerRecord {
  /** The idempotency key. */
  _id: string
  fingerprint: string
  status: number
  body: string
  createdAt: Date
}

export interface MetaRecord {
  _id: 'gateway'
  /** The next free number of an object or event. */
  n: number
  offsetSeconds: number
  invoices: number
  /** The token that the next form post of the clock page must carry. */
  clockToken: string
}
