import type { Connection } from 'mongoose'
import { isDuplicateKey } from '../duplicate-key.ts'
import { signingKeyModel } from './signing-key.model.ts'

export interface SealedSigningKey {
  number: number
  sealedJwk: string
  createdAt: Date
}

/** The issuer's signing keys, numbered from 1. The one with the highest number signs; the others stay published. */
export function createSigningKeyRepository(connection: Connection) {
  const model = signingKeyModel(connection)

  return {
    /** Newest first. */
    async list(): Promise<SealedSigningKey[]> {
      const keys = await model.find().sort({ _id: -1 }).lean()
      return keys.map(({ _id, sealedJwk, createdAt }) => ({ number: _id, sealedJwk, createdAt }))
    },

    /** Returns false if another process added a key with this number first. */
    async insert(number: number, sealedJwk: string): Promise<boolean> {
      try {
        await model.create({ _id: number, sealedJwk, createdAt: new Date() })
        return true
      } catch (error) {
        if (isDuplicateKey(error)) return false
        throw error
      }
    },
  }
}

export type SigningKeyRepository = ReturnType<typeof createSigningKeyRepository>
