import mongoose, { type Connection } from 'mongoose'
import { linkTokenModel, type LinkPurpose, type LinkTokenDocument } from './link-token.model.ts'

/** The data of a link in an email. */
export type LinkToken = Pick<LinkTokenDocument, 'purpose' | 'email' | 'redirectTo'>

/** The tokens of links in emails; only their hashes are stored. */
export function createLinkTokenRepository(connection: Connection) {
  const model = linkTokenModel(connection)
  const live = () => ({ expiresAt: mongoose.trusted({ $gt: new Date() }) })

  return {
    async insert(hash: string, link: LinkToken, expiresAt: Date): Promise<void> {
      await model.create({ _id: hash, ...link, expiresAt })
    },

    /** Reads a token without using it up; returns null if it is unknown, used or expired. */
    async find(hash: string): Promise<(LinkToken & { replaced: boolean }) | null> {
      const linkToken = await model.findOne({ _id: hash, ...live() }).lean<LinkTokenDocument>()
      if (!linkToken) return null
      const { purpose, email, redirectTo, replacedAt } = linkToken
      return { purpose, email, redirectTo, replaced: replacedAt instanceof Date }
    },

    /** Uses up a token of this purpose; returns false if it is unknown, replaced, used or expired. */
    async take(hash: string, purpose: LinkPurpose): Promise<boolean> {
      const taken = await model.deleteOne({ _id: hash, purpose, replacedAt: null, ...live() })
      return taken.deletedCount === 1
    },

    /** Marks the links to an address for one purpose as replaced by a newer one. */
    async replace(email: string, purpose: LinkPurpose): Promise<void> {
      await model.updateMany({ email, purpose, replacedAt: null }, { $set: { replacedAt: new Date() } })
    },

    async deleteByEmail(email: string): Promise<void> {
      await model.deleteMany({ email })
    },
  }
}

export type LinkTokenRepository = ReturnType<typeof createLinkTokenRepository>
