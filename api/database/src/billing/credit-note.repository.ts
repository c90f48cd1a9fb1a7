import { writeNumber } from '@classeur/domain/billing'
import mongoose, { Schema, type Connection, type Model, type Types } from 'mongoose'
import { isDuplicateKey } from '../duplicate-key.ts'
import { retryOnConflict } from '../retry-on-conflict.ts'

/** A document of `credit_notes`: one refund of one order. Money in minor units of the order's currency. */
export interface CreditNoteDocument {
  _id: Types.ObjectId
  orderId: string
  userId: string
  /** The provider's id of the refund. */
  refundId: string
  /** Position in the series of the year; unique and without gaps. */
  year: number
  serial: number
  number: string
  amountMinor: number
  netMinor: number
  taxMinor: number
  /** The credits that this refund takes back, spent or not. */
  credits: number
  at: Date
}

const amount = { type: Number, required: true }
const text = { type: String, required: true }

const schema = new Schema<CreditNoteDocument>(
  {
    orderId: text,
    userId: text,
    refundId: text,
    year: amount,
    serial: amount,
    number: text,
    amountMinor: amount,
    netMinor: amount,
    taxMinor: amount,
    credits: { type: Number, default: 0 },
    at: { type: Date, required: true },
  },
  { collection: 'credit_notes', strict: 'throw', versionKey: false },
)
schema.index({ refundId: 1 }, { unique: true })
schema.index({ year: 1, serial: 1 }, { unique: true })
schema.index({ number: 1 })
schema.index({ orderId: 1 })

export const creditNoteModel = (connection: Connection): Model<CreditNoteDocument> =>
  connection.model<CreditNoteDocument>('CreditNote', schema)

export type NewCreditNote = Pick<
  CreditNoteDocument,
  'orderId' | 'userId' | 'refundId' | 'amountMinor' | 'at'
> & { prefix: string }
type CreditNoteParts = Pick<CreditNoteDocument, 'netMinor' | 'taxMinor' | 'credits'>

const busySeries = {
  mostTries: 500,
  longestPauseMs: (tries: number) => Math.min(tries, 20),
  otherwise: () => new Error('the series of credit notes was busy for too long'),
}

/** The credit notes of all orders, numbered like orders. */
export function createCreditNoteRepository(connection: Connection) {
  const model = creditNoteModel(connection)
  return {
    /**
     * Stores the credit note of a refund once; returns the stored one.
     * @param partsAfter computes the parts from the order's earlier notes; a concurrent note makes it compute again
     */
    async create(
      { prefix, ...note }: NewCreditNote,
      partsAfter: (earlier: readonly CreditNoteDocument[]) => CreditNoteParts,
    ): Promise<CreditNoteDocument> {
      const year = note.at.getUTCFullYear()
      return retryOnConflict(async () => {
        const same = await model.findOne({ refundId: note.refundId }).lean<CreditNoteDocument>()
        if (same) return same
        const last = await model.findOne({ year }, { serial: 1 }).sort({ serial: -1 }).lean()
        const serial = (last?.serial ?? 0) + 1
        const earlier = await model.find({ orderId: note.orderId }).lean<CreditNoteDocument[]>()
        try {
          const stored = await model.create({
            ...note,
            ...partsAfter(earlier),
            year,
            serial,
            number: writeNumber(prefix, { year, serial }),
          })
          return stored.toObject<CreditNoteDocument>()
        } catch (error) {
          if (!isDuplicateKey(error)) throw error
          return 'conflict'
        }
      }, busySeries)
    },

    findByNumber: (number: string): Promise<CreditNoteDocument | null> =>
      model.findOne({ number }).lean<CreditNoteDocument>(),

    /** By order, in the order of their numbers. */
    listOf: (orderIds: readonly string[]): Promise<CreditNoteDocument[]> =>
      model
        .find({ orderId: mongoose.trusted({ $in: [...orderIds] }) })
        .sort({ year: 1, serial: 1 })
        .lean<CreditNoteDocument[]>(),
  }
}

export type CreditNoteRepository = ReturnType<typeof createCreditNoteRepository>
