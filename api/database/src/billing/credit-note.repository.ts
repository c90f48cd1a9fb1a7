import mongoose, { Schema, type Connection, type Model, type Types } from 'mongoose'
import { insertNumbered } from './insert-numbered.ts'

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
  /** The operator's reason for this refund. Older versions stored none with the note. */
  reason?: string | null
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
    reason: String,
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
> & { reason: string | null; prefix: string }
type CreditNoteParts = Pick<CreditNoteDocument, 'netMinor' | 'taxMinor' | 'credits'>

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
      const { at, orderId, refundId } = note
      return insertNumbered(
        model,
        { at, prefix },
        () => model.findOne({ refundId }).lean<CreditNoteDocument>(),
        async () => ({
          ...note,
          ...partsAfter(await model.find({ orderId }).lean<CreditNoteDocument[]>()),
        }),
      )
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
