import mongoose, { type Connection } from 'mongoose'
import { linkTokenModel, type LinkPurpose } from './link-token.model.ts'

/** The tokens of links in mails, known by their hash only. */
export function createLinkTokenRepository(connection: Connection) {
  const model = linkTokenModel(connection)

  return {
    async insert(hash: string, purpose: LinkPurpose, accountId: string, expiresAt: Date): Promise<void> {
      await model.create({ _id: hash, purpose, accountId, expiresAt })
    },

    /** Takes the token away and returns whose it was; null when it is unknown, used, of another purpose or expired. */
    async take(hash: string, purpose: LinkPurpose): Promise<string | null> {
      const taken = await model
        .findOneAndDelete({ _id: hash, purpose, expiresAt: mongoose.trusted({ $gt: new Date() }) })
        .lean()
      return taken?.accountId ?? null
    },

    async deleteByAccount(accountId: string): Promise<void> {
      await model.deleteMany({ accountId })
    },
  }
}

export type LinkTokenRepository = ReturnType<typeof createLinkTokenRepository>
