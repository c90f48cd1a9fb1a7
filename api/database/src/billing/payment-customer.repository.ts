import { Schema, type Connection, type Model } from 'mongoose'
import { isDuplicateKey } from '../duplicate-key.ts'

/** A document of `payment_customers`, keyed by user id: the person's account at the payment provider. */
interface PaymentCustomerDocument {
  _id: string
  customerId: string
}

const schema = new Schema<PaymentCustomerDocument>(
  { _id: { type: String, required: true }, customerId: { type: String, required: true } },
  { collection: 'payment_customers', strict: 'throw', versionKey: false },
)
schema.index({ customerId: 1 })

export const paymentCustomerModel = (connection: Connection): Model<PaymentCustomerDocument> =>
  connection.model<PaymentCustomerDocument>('PaymentCustomer', schema)

export function createPaymentCustomerRepository(connection: Connection) {
  const model = paymentCustomerModel(connection)
  const find = async (userId: string): Promise<string | null> =>
    (await model.findById(userId).lean())?.customerId ?? null
  return {
    find,

    async findUser(customerId: string): Promise<string | null> {
      return (await model.findOne({ customerId }).lean())?._id ?? null
    },

    /** Stores the account once; returns the stored one, which another request may have created. */
    async keep(userId: string, customerId: string): Promise<string> {
      try {
        await model.create({ _id: userId, customerId })
        return customerId
      } catch (error) {
        const stored = isDuplicateKey(error) ? await find(userId) : null
        if (stored === null) throw error
        return stored
      }
    },
  }
}

export type PaymentCustomerRepository = ReturnType<typeof createPaymentCustomerRepository>
