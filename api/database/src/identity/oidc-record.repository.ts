import mongoose, { type Connection } from 'mongoose'
import { oidcRecordModel } from './oidc-record.model.ts'

/** The keys of a record besides its id. */
export interface OidcRecordKeys {
  accountId: string | null
  grantId: string | null
  uid: string | null
  userCode: string | null
}

export interface OidcRecord {
  payloadJson: string
  consumedAt: Date | null
}

/**
 * Sessions, grants, codes, tokens and interactions of the issuer; `model` is the library's name for the type of
 * record.
 */
export function createOidcRecordRepository(connection: Connection) {
  const records = oidcRecordModel(connection)
  const idOf = (model: string, id: string) => `${model}:${id}`
  const ofModel = (model: string) => mongoose.trusted({ $gte: `${model}:`, $lt: `${model};` })
  // The TTL index may delete up to a minute late, so exclude expired records here.
  const alive = () => ({
    $or: [{ expiresAt: null }, { expiresAt: mongoose.trusted({ $gt: new Date() }) }],
  })

  return {
    async upsert(
      model: string,
      id: string,
      payloadJson: string,
      keys: OidcRecordKeys,
      expiresAt: Date | null,
    ): Promise<void> {
      await records.updateOne(
        { _id: idOf(model, id) },
        { $set: { ...keys, payloadJson, expiresAt }, $setOnInsert: { consumedAt: null } },
        { upsert: true },
      )
    },

    find: (model: string, id: string) =>
      records.findOne({ _id: idOf(model, id), ...alive() }).lean<OidcRecord>(),

    findByKey: (model: string, key: 'uid' | 'userCode', value: string) =>
      records.findOne({ _id: ofModel(model), [key]: value, ...alive() }).lean<OidcRecord>(),

    /** Marks a record as used; returns false if another caller did so first. */
    async consume(model: string, id: string): Promise<boolean> {
      const result = await records.updateOne(
        { _id: idOf(model, id), consumedAt: null },
        { $set: { consumedAt: new Date() } },
      )
      return result.modifiedCount === 1
    },

    async delete(model: string, id: string): Promise<void> {
      await records.deleteOne({ _id: idOf(model, id) })
    },

    async deleteByGrant(model: string, grantId: string): Promise<void> {
      await records.deleteMany({ _id: ofModel(model), grantId })
    },

    /** Ends all sign-ins of an account: sessions, grants, codes, tokens and unfinished sign-ins. */
    async deleteByAccount(accountId: string): Promise<void> {
      await records.deleteMany({ accountId })
    },
  }
}

export type OidcRecordRepository = ReturnType<typeof createOidcRecordRepository>
