import mongoose, { Schema, type Connection, type Model } from 'mongoose'
import { isDuplicateKey } from '../duplicate-key.ts'
import { createGroupedInsert } from '../grouped/grouped-insert.ts'

const { trusted } = mongoose

export const paymentEventStates = ['waiting', 'processed', 'failed'] as const
export type PaymentEventState = (typeof paymentEventStates)[number]

/** A document of `payment_events`: one event of the payment provider, as it was received. Keyed by the event's id. */
export interface PaymentEventDocument {
  _id: string
  type: string
  raw: string
  /** By the provider's clock. */
  createdAt: Date
  receivedAt: Date
  /** Whether the provider sent it, or the reconciler asked for it because it never arrived. */
  source: 'webhook' | 'reconciler'
  /** `failed`: the last try failed; it is tried again by rounds and by operators. */
  state: PaymentEventState
  attempts: number
  lastError: string | null
  processedAt: Date | null
}

const schema = new Schema<PaymentEventDocument>(
  {
    _id: { type: String, required: true },
    type: { type: String, required: true },
    raw: { type: String, required: true },
    createdAt: { type: Date, required: true },
    receivedAt: { type: Date, required: true },
    source: { type: String, enum: ['webhook', 'reconciler'], required: true },
    state: { type: String, enum: paymentEventStates, required: true },
    attempts: { type: Number, required: true },
    lastError: { type: String, default: null },
    processedAt: { type: Date, default: null },
  },
  { collection: 'payment_events', strict: 'throw', versionKey: false },
)
schema.index({ state: 1, receivedAt: 1 })
schema.index({ receivedAt: -1, _id: -1 })
schema.index({ createdAt: -1 })

export const paymentEventModel = (connection: Connection): Model<PaymentEventDocument> =>
  connection.model<PaymentEventDocument>('PaymentEvent', schema)

export type NewPaymentEvent = Pick<PaymentEventDocument, '_id' | 'type' | 'raw' | 'createdAt' | 'source'>

/** The events of the payment provider: stored before anything else is done with them, and kept. */
export function createPaymentEventRepository(connection: Connection) {
  const model = paymentEventModel(connection)
  const insert = createGroupedInsert<PaymentEventDocument>(connection, model.collection.collectionName)
  const open = trusted({ $in: ['waiting', 'failed'] satisfies PaymentEventState[] })

  return {
    /** Stores an event durably; returns false if it is stored already. */
    async store(event: NewPaymentEvent, receivedAt: Date): Promise<boolean> {
      const state: PaymentEventState = 'waiting'
      const fields = { state, attempts: 0, lastError: null, processedAt: null }
      try {
        await insert({ ...event, receivedAt, ...fields })
        return true
      } catch (error) {
        if (isDuplicateKey(error)) return false
        throw error
      }
    },

    findById: (id: string): Promise<PaymentEventDocument | null> =>
      model.findById(id).lean<PaymentEventDocument>(),

    async markProcessed(id: string, at: Date): Promise<void> {
      const state: PaymentEventState = 'processed'
      await model.updateOne(
        { _id: id },
        { $set: { state, processedAt: at, lastError: null }, $inc: { attempts: 1 } },
      )
    },

    /** Replaces what was received by a version without anything about people. */
    async redact(id: string, raw: string): Promise<void> {
      await model.updateOne({ _id: id }, { $set: { raw } })
    },

    /** Notes a failed try; a processed event stays processed. */
    async markFailed(id: string, lastError: string): Promise<void> {
      const state: PaymentEventState = 'failed'
      await model.updateOne({ _id: id, state: open }, { $set: { state, lastError }, $inc: { attempts: 1 } })
    },

    /** Marks an unprocessed event as waiting, before its job is added again; returns false if it is processed. */
    async markWaiting(id: string): Promise<boolean> {
      const state: PaymentEventState = 'waiting'
      return (await model.updateOne({ _id: id, state: open }, { $set: { state } })).matchedCount > 0
    },

    /** Ids of events that were received before `before` and aren't processed, oldest first. */
    async listUnprocessed(before: Date, limit: number): Promise<string[]> {
      const events = await model
        .find({ state: open, receivedAt: trusted({ $lt: before }) }, { _id: 1 })
        .sort({ receivedAt: 1 })
        .limit(limit)
        .lean()
      return events.map(({ _id }) => _id)
    },

    /** When the oldest unprocessed event was received, and how many there are. */
    async backlog(): Promise<{ count: number; oldest: Date | null }> {
      const [count, first] = await Promise.all([
        model.countDocuments({ state: open }),
        model.findOne({ state: open }, { receivedAt: 1 }).sort({ receivedAt: 1 }).lean(),
      ])
      return { count, oldest: first?.receivedAt ?? null }
    },

    /** The latest time of the provider that a stored event has; null without events. */
    async latest(): Promise<Date | null> {
      const last = await model.findOne({}, { createdAt: 1 }).sort({ createdAt: -1 }).lean()
      return last?.createdAt ?? null
    },

    /** Latest first, for operators. */
    list: (state: PaymentEventState | null, limit: number): Promise<Omit<PaymentEventDocument, 'raw'>[]> =>
      model
        .find(state === null ? {} : { state }, { raw: 0 })
        .sort({ receivedAt: -1, _id: -1 })
        .limit(limit)
        .lean<Omit<PaymentEventDocument, 'raw'>[]>(),
  }
}

export type PaymentEventRepository = ReturnType<typeof createPaymentEventRepository>
