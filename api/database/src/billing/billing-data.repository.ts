import { seedBillingRules, seedPacks, type BillingRules, type CreditPack } from '@classeur/domain/billing'
import { Schema, type Connection, type Model } from 'mongoose'

type PackDocument = Omit<CreditPack, 'id'> & { _id: string }
type RulesDocument = BillingRules & { _id: string }

const amount = { type: Number, required: true }
const text = { type: String, required: true }

const packSchema = new Schema<PackDocument>(
  { _id: text, credits: amount, priceMinor: amount, currency: text },
  { collection: 'credit_packs', strict: 'throw', versionKey: false },
)
const rulesSchema = new Schema<RulesDocument>(
  {
    _id: text,
    graceDays: amount,
    retryDays: { type: [Number], required: true },
    tax: { type: Schema.Types.Mixed, required: true },
    orderPrefix: text,
    creditNotePrefix: text,
    refundLimitMinor: amount,
    seller: { type: Schema.Types.Mixed, required: true },
  },
  { collection: 'billing_rules', strict: 'throw', versionKey: false },
)

const packModel = (connection: Connection): Model<PackDocument> =>
  connection.model<PackDocument>('CreditPack', packSchema)
const rulesModel = (connection: Connection): Model<RulesDocument> =>
  connection.model<RulesDocument>('BillingRules', rulesSchema)

const rulesId = 'rules'

/** What can be bought besides plans, and the rules of payments: data that operators change. */
export function createBillingDataRepository(connection: Connection) {
  const packs = packModel(connection)
  const rules = rulesModel(connection)
  return {
    /** Smallest first. */
    async listPacks(): Promise<CreditPack[]> {
      const listed = await packs.find().sort({ credits: 1, _id: 1 }).limit(20).lean<PackDocument[]>()
      return listed.map(({ _id, ...pack }) => ({ id: _id, ...pack }))
    },

    async findPack(id: string): Promise<CreditPack | null> {
      const document = await packs.findById(id).lean<PackDocument>()
      if (!document) return null
      const { _id, ...pack } = document
      return { id: _id, ...pack }
    },

    async readRules(): Promise<BillingRules> {
      const document = await rules.findById(rulesId).lean<RulesDocument>()
      if (!document) return seedBillingRules
      const { _id, ...stored } = document
      return stored
    },

    /** Inserts the initial data where it is missing. */
    async seed(): Promise<void> {
      for (const { id, ...pack } of seedPacks) {
        await packs.updateOne({ _id: id }, { $setOnInsert: pack }, { upsert: true })
      }
      await rules.updateOne({ _id: rulesId }, { $setOnInsert: seedBillingRules }, { upsert: true })
    },
  }
}

export type BillingDataRepository = ReturnType<typeof createBillingDataRepository>
