import { trusted, Types, type Connection } from 'mongoose'
import { createGroupedFind } from '../grouped/grouped-find.ts'
import { sessionModel, type SessionDocument } from './session.model.ts'

/** A live session; `id` is the `sid` claim of its access tokens. */
export interface Session extends Omit<SessionDocument, '_id'> {
  id: string
}

export type NewSession = Pick<
  Session,
  'userId' | 'familyHash' | 'tokenHash' | 'device' | 'sealedIdToken' | 'createdAt' | 'expiresAt'
> &
  Partial<Pick<Session, 'issuerSid'>>

export type SessionRepository = ReturnType<typeof createSessionRepository>

/** Sessions that began before `issuerSid` was kept do not have the field. */
const toSession = ({ _id, issuerSid, ...session }: SessionDocument): Session => ({
  id: _id.toString(),
  issuerSid: issuerSid ?? null,
  ...session,
})
/** Filters are sanitised against operators that came with a value; this one is ours. */
const after = (at: Date) => trusted({ $gt: at })
const isId = (id: string) => Types.ObjectId.isValid(id)

/** Sessions that have passed `expiresAt` are treated as gone, whether or not the server has removed them yet. */
export function createSessionRepository(connection: Connection) {
  const sessions = sessionModel(connection)
  const { collectionName } = sessions.collection
  const find = createGroupedFind<SessionDocument, Types.ObjectId>(connection, collectionName, '_id')
  return {
    async create(session: NewSession): Promise<Session> {
      const created = await sessions.create({ ...session, previous: null, lastUsedAt: session.createdAt })
      return toSession(created.toObject())
    },

    async findByFamily(familyHash: string, at: Date): Promise<Session | null> {
      const found = await sessions.findOne({ familyHash, expiresAt: after(at) }).lean()
      return found && toSession(found)
    },

    /** Replaces the valid token; false when it is not the valid one any more (another refresh was first). */
    async rotate(
      id: string,
      from: string,
      next: { tokenHash: string; sealedSuccessor: string; at: Date },
    ): Promise<boolean> {
      const { tokenHash, sealedSuccessor, at } = next
      const previous = { tokenHash: from, sealedSuccessor, replacedAt: at }
      const { modifiedCount } = await sessions.updateOne(
        { _id: id, tokenHash: from },
        { $set: { tokenHash, previous, lastUsedAt: at } },
      )
      return modifiedCount === 1
    },

    async isLive(id: string, userId: string, at = new Date()): Promise<boolean> {
      if (!isId(id)) return false
      // After a restart everybody connects at once: asked for in groups.
      const [found] = await find(new Types.ObjectId(id))
      return found !== undefined && found.userId === userId && found.expiresAt > at
    },

    async findById(id: string, at = new Date()): Promise<Session | null> {
      if (!isId(id)) return null
      const found = await sessions.findOne({ _id: id, expiresAt: after(at) }).lean()
      return found && toSession(found)
    },

    /** The person's live sessions, last used first. */
    async listByUser(userId: string, at = new Date()): Promise<Session[]> {
      const found = await sessions
        .find({ userId, expiresAt: after(at) })
        .sort({ lastUsedAt: -1 })
        .limit(100)
        .lean()
      return found.map(toSession)
    },

    /**
     * Live sessions that came from one session at the issuer, a hundred at most. With a person, also those of theirs
     * that do not know which session at the issuer they came from.
     */
    async listByIssuerSid(issuerSid: string, userId: string | null, at = new Date()): Promise<Session[]> {
      const origin =
        userId === null ? { issuerSid } : { userId, issuerSid: trusted({ $in: [issuerSid, null] }) }
      const found = await sessions
        .find({ ...origin, expiresAt: after(at) })
        .limit(100)
        .lean()
      return found.map(toSession)
    },

    /** Ends one session; true when it was there. */
    async end(id: string): Promise<boolean> {
      return (await sessions.deleteOne({ _id: id })).deletedCount === 1
    },
  }
}
