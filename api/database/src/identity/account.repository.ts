import mongoose, { type Connection } from 'mongoose'
import { isDuplicateKey } from '../duplicate-key.ts'
import { accountModel, type AccountDocument } from './account.model.ts'

/** A usable account of the built-in issuer: its address is confirmed and it isn't a closed sample account. */
export interface Account {
  id: string
  email: string
  passwordHash: string
}

/** A new password whose account may still have sessions of earlier passwords at the client. */
interface PendingLogout {
  accountId: string
  since: Date
}

const toAccount = (document: AccountDocument | null): Account | null =>
  document && {
    id: String(document._id),
    email: document.email,
    passwordHash: document.passwordHash,
  }

const usable = () => ({
  emailVerifiedAt: mongoose.trusted({ $ne: null }),
  sample: mongoose.trusted({ $ne: 'closed' as const }),
})

/** Email addresses must be in lower case; the `Email` contract ensures this. */
export function createAccountRepository(connection: Connection) {
  const model = accountModel(connection)

  return {
    async findByEmail(email: string): Promise<Account | null> {
      return toAccount(await model.findOne({ email, ...usable() }).lean<AccountDocument>())
    },

    async findById(id: string): Promise<Account | null> {
      return toAccount(await model.findOne({ _id: id, ...usable() }).lean<AccountDocument>())
    },

    /**
     * Inserts the account of a confirmed address; returns null if the address already has one. Safe under concurrent
     * calls. Replaces an unconfirmed account of an earlier version and a closed sample account.
     */
    async insert(email: string, passwordHash: string, { sample = false } = {}): Promise<Account | null> {
      const createdAt = new Date()
      await model.deleteOne({ email, emailVerifiedAt: null })
      await model.deleteOne({ email, sample: 'closed' })
      const fields = { email, passwordHash, createdAt, emailVerifiedAt: createdAt }
      try {
        const created = await model.create(sample ? { ...fields, sample: 'open' } : fields)
        return toAccount(created.toObject())
      } catch (error) {
        if (isDuplicateKey(error)) return null
        throw error
      }
    },

    /** Reopens a closed sample account; returns whether the address has a usable account afterwards. */
    async openSample(email: string): Promise<boolean> {
      await model.updateOne({ email, sample: 'closed' }, { $set: { sample: 'open' } })
      return (await model.exists({ email, ...usable() })) !== null
    },

    /** Closes all sample accounts. @param knownEmail address of the sample account that earlier versions didn't mark */
    async closeSamples(knownEmail: string): Promise<void> {
      await model.updateMany(
        { $or: [{ sample: 'open' }, { email: knownEmail }] },
        { $set: { sample: 'closed' } },
      )
    },

    /** Stores the logout in the same write, so that no failure afterwards can lose it. */
    async replacePassword(id: string, passwordHash: string, since = new Date()): Promise<PendingLogout> {
      await model.updateOne({ _id: id }, { $set: { passwordHash, logoutPendingAt: since } })
      return { accountId: id, since }
    },

    /** Logouts that the client hasn't accepted yet, of passwords set at this time or later; the oldest first. */
    async listPendingLogouts(from: Date): Promise<PendingLogout[]> {
      const pending = await model
        .find({ logoutPendingAt: mongoose.trusted({ $gte: from }) }, { logoutPendingAt: 1 })
        .sort({ logoutPendingAt: 1 })
        .lean<AccountDocument[]>()
      return pending.flatMap(({ _id, logoutPendingAt: since }) =>
        since ? [{ accountId: String(_id), since }] : [],
      )
    },

    /** Changes nothing if another password has been set since. */
    async completeLogout({ accountId, since }: PendingLogout): Promise<void> {
      await model.updateOne({ _id: accountId, logoutPendingAt: since }, { $unset: { logoutPendingAt: 1 } })
    },
  }
}

export type AccountRepository = ReturnType<typeof createAccountRepository>
