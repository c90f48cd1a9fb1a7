import type { Connection } from 'mongoose'
import { isDuplicateKey } from '../duplicate-key.ts'
import { accountModel, type AccountDocument } from './account.model.ts'

/** So that an address somebody mistyped or did not own is free again. */
const unconfirmedLifetimeMs = 7 * 24 * 3600 * 1000

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
      const confirmation = verified
        ? { emailVerifiedAt: createdAt }
        : { unconfirmedUntil: new Date(createdAt.getTime() + unconfirmedLifetimeMs) }
      try {
        const created = await model.create({ email, passwordHash, createdAt, ...confirmation })
        return toAccount(created.toObject())
      } catch (error) {
        if (isDuplicateKey(error)) return null
        throw error
      }
    },

    /** Keeps the first moment when repeated. */
    async markVerified(id: string): Promise<void> {
      const change = { $set: { emailVerifiedAt: new Date() }, $unset: { unconfirmedUntil: 1 } }
      await model.updateOne({ _id: id, emailVerifiedAt: null }, change)
    },

    /** For who opened a link in the account's mailbox: the address is confirmed with it. */
    async replacePassword(id: string, passwordHash: string): Promise<void> {
      const change = { $set: { passwordHash, emailVerifiedAt: new Date() }, $unset: { unconfirmedUntil: 1 } }
      await model.updateOne({ _id: id }, change)
    },
  }
}

export type AccountRepository = ReturnType<typeof createAccountRepository>
