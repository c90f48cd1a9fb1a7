import type { Connection } from 'mongoose'
import { isDuplicateKey } from '../duplicate-key.ts'
import { accountModel, type AccountDocument } from './account.model.ts'

/** An account of the built-in issuer, as its process sees it. */
export interface Account {
  id: string
  email: string
  passwordHash: string
  emailVerified: boolean
}

const toAccount = (document: AccountDocument | null): Account | null =>
  document && {
    id: String(document._id),
    email: document.email,
    passwordHash: document.passwordHash,
    emailVerified: document.emailVerifiedAt instanceof Date,
  }

/** E-mail addresses are given in lower case (the `Email` contract sees to that). */
export function createAccountRepository(connection: Connection) {
  const model = accountModel(connection)

  return {
    async findByEmail(email: string): Promise<Account | null> {
      return toAccount(await model.findOne({ email }).lean<AccountDocument>())
    },

    async findById(id: string): Promise<Account | null> {
      return toAccount(await model.findById(id).lean<AccountDocument>())
    },

    /** Returns the new account, or null when the address is taken: also for two calls at once. */
    async insert(email: string, passwordHash: string, verified = false): Promise<Account | null> {
      const createdAt = new Date()
      try {
        const created = await model.create({
          email,
          passwordHash,
          emailVerifiedAt: verified ? createdAt : null,
          createdAt,
        })
        return toAccount(created.toObject())
      } catch (error) {
        if (isDuplicateKey(error)) return null
        throw error
      }
    },

    /** Keeps the first moment when repeated. */
    async markVerified(id: string): Promise<void> {
      await model.updateOne({ _id: id, emailVerifiedAt: null }, { $set: { emailVerifiedAt: new Date() } })
    },

    async setPasswordHash(id: string, passwordHash: string): Promise<void> {
      await model.updateOne({ _id: id }, { $set: { passwordHash } })
    },
  }
}

export type AccountRepository = ReturnType<typeof createAccountRepository>
