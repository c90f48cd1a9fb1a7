import type { BillingInterval, Period, SubscriptionStatus } from '@classeur/domain/billing'
import mongoose, { Schema, type Connection, type Model } from 'mongoose'
import { olderOrUndated } from '../older-than.ts'

const { trusted } = mongoose

/** A document of `provider_subscriptions`, keyed by the provider's id: a subscription as it was last read there. */
export interface ProviderSubscriptionDocument {
  _id: string
  /** How often its state was asked for. A state is stored only if none that was asked for later is stored. */
  turn: number
  storedTurn: number
  /** The following fields are absent until a state is stored. */
  userId?: string
  customerId?: string
  planId?: string
  /** The school that it was bought for; null for a plan of one person. */
  schoolId?: string | null
  status?: SubscriptionStatus
  interval?: BillingInterval
  nextInterval?: BillingInterval
  /** The plan from the next period on. */
  nextPlanId?: string
  /** What the provider charges for each period, in minor units of `currency`; null if that isn't one fixed amount. */
  priceMinor?: number | null
  /** The same from the next period on. */
  nextPriceMinor?: number | null
  currency?: string
  startedAt?: Date
  period?: Period
  paidPeriod?: Period | null
  cancelAtPeriodEnd?: boolean
  endedAt?: Date | null
  card?: { brand: string; last4: string; expMonth: number; expYear: number } | null
  /** The bill of the period that isn't paid; null if all are paid. */
  openInvoice?: {
    id: string
    orderId: string | null
    failedAt: Date
    nextTryAt: Date | null
    graceEndsAt: Date
  } | null
}

/** The state of a subscription to store. */
export type StoredSubscription = Required<Omit<ProviderSubscriptionDocument, '_id' | 'turn' | 'storedTurn'>>

const schema = new Schema<ProviderSubscriptionDocument>(
  {
    _id: { type: String, required: true },
    turn: { type: Number, required: true },
    storedTurn: { type: Number, default: 0 },
    userId: String,
    customerId: String,
    planId: String,
    schoolId: String,
    status: String,
    interval: String,
    nextInterval: String,
    nextPlanId: String,
    priceMinor: Number,
    nextPriceMinor: Number,
    currency: String,
    startedAt: Date,
    period: Schema.Types.Mixed,
    paidPeriod: Schema.Types.Mixed,
    cancelAtPeriodEnd: Boolean,
    endedAt: Date,
    card: Schema.Types.Mixed,
    openInvoice: Schema.Types.Mixed,
  },
  { collection: 'provider_subscriptions', strict: 'throw', versionKey: false },
)
schema.index({ userId: 1 })
schema.index({ startedAt: -1, _id: -1 })
schema.index({ schoolId: 1 }, { partialFilterExpression: { schoolId: { $type: 'string' } } })
schema.index({ status: 1, 'period.endsAt': 1 })

export const providerSubscriptionModel = (connection: Connection): Model<ProviderSubscriptionDocument> =>
  connection.model<ProviderSubscriptionDocument>('ProviderSubscription', schema)

export type KnownSubscription = StoredSubscription & { id: string; storedTurn: number }

const withoutTurn = ({
  _id,
  turn: _,
  storedTurn,
  ...state
}: ProviderSubscriptionDocument): KnownSubscription => ({
  id: _id,
  storedTurn,
  // Missing in a document of an older version.
  schoolId: null,
  nextPlanId: state.planId ?? '',
  priceMinor: null,
  nextPriceMinor: null,
  ...(state as Omit<StoredSubscription, 'schoolId' | 'nextPlanId' | 'priceMinor' | 'nextPriceMinor'>),
})

/**
 * The subscriptions of all people as they were last read from the provider. Two readers may get different states; the
 * turn, which is taken before reading, decides whose is kept.
 */
export function createProviderSubscriptionRepository(connection: Connection) {
  const model = providerSubscriptionModel(connection)
  const stored = { storedTurn: trusted({ $gt: 0 }) }
  const list = async (filter: object) =>
    (await model.find({ ...stored, ...filter }).lean<ProviderSubscriptionDocument[]>()).map(withoutTurn)

  return {
    /** Takes the next turn; read the state from the provider afterwards, then store it with this turn. */
    async takeTurn(id: string): Promise<number> {
      const document = await model
        .findOneAndUpdate({ _id: id }, { $inc: { turn: 1 } }, { upsert: true, returnDocument: 'after' })
        .lean()
      if (!document) throw new Error('an upsert returned no document')
      return document.turn
    },

    /** Returns false if a state of a later turn is stored. */
    async store(id: string, turn: number, state: StoredSubscription): Promise<boolean> {
      const result = await model.updateOne(
        { _id: id, storedTurn: trusted({ $lt: turn }) },
        { $set: { ...state, storedTurn: turn } },
      )
      return result.matchedCount > 0
    },

    async findById(id: string): Promise<KnownSubscription | null> {
      const [subscription] = await list({ _id: id })
      return subscription ?? null
    },

    listOfUser: (userId: string): Promise<KnownSubscription[]> => list({ userId }),
    /** Those that were bought for a school, also ended ones. */
    listOfSchool: (schoolId: string): Promise<KnownSubscription[]> => list({ schoolId }),

    /** Schools for which a subscription was bought, by id, after `after`. */
    async listSchools(after: string, limit: number): Promise<string[]> {
      const rows = await model.aggregate<{ _id: string }>([
        { $match: { schoolId: { $type: 'string', $gt: after } } },
        { $group: { _id: '$schoolId' } },
        { $sort: { _id: 1 } },
        { $limit: limit },
      ])
      return rows.map(({ _id }) => _id)
    },

    /**
     * Ids of subscriptions that didn't end although their period, or the days of grace, ended before `before`, and of
     * those that an older version stored without a price: something about them is missing.
     */
    async listOverdue(before: Date, limit: number): Promise<string[]> {
      const isOver = trusted({ $lt: before })
      const overdue = await model
        .find(
          {
            ...stored,
            status: trusted({ $ne: 'ended' }),
            $or: [
              { 'period.endsAt': isOver },
              { 'openInvoice.graceEndsAt': isOver },
              { priceMinor: trusted({ $exists: false }) },
            ],
          },
          { _id: 1 },
        )
        .limit(limit)
        .lean()
      return overdue.map(({ _id }) => _id)
    },

    /** For operators: latest first, at most `limit` after a subscription. */
    async page(
      after: Pick<KnownSubscription, 'startedAt' | 'id'> | null,
      limit: number,
    ): Promise<KnownSubscription[]> {
      const documents = await model
        .find({ ...stored, ...olderOrUndated('startedAt', after && { at: after.startedAt, id: after.id }) })
        .sort({ startedAt: -1, _id: -1 })
        .limit(limit)
        .lean<ProviderSubscriptionDocument[]>()
      return documents.map(withoutTurn)
    },
  }
}

export type ProviderSubscriptionRepository = ReturnType<typeof createProviderSubscriptionRepository>
