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
  Partial<Pick<Session, 'issuerSid' | 'authenticatedAt'>>

export type SessionRepository = ReturnType<typeof createSessionRepository>

/** Sessions that are older than `issuerSid` or `authenticatedAt` don't have the field. */
const toSession = ({ _id, issuerSid, authenticatedAt, ...session }: SessionDocument): Session => ({
  id: _id.toString(),
  issuerSid: issuerSid ?? null,
  authenticatedAt: authenticatedAt ?? null,
  ...session,
})
/** Mongoose removes operators from filter values because they may come from requests; this one is trusted. */
const after = (at: Date) => trusted({ $gt: at })
const isId = (id: string) => Types.ObjectId.isValid(id)

/** Sessions. Those past `expiresAt` are treated as deleted, even if the server hasn't removed them yet. */
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
      const session = await sessions.findOne({ familyHash, expiresAt: after(at) }).lean()
      return session && toSession(session)
    },

    /**
     * Replaces the valid token and moves the end of the session; returns false if `from` is no longer the valid one
     * because another refresh was first.
     */
    async rotate(
      id: string,
      from: string,
      next: { tokenHash: string; sealedSuccessor: string; at: Date; expiresAt: Date },
    ): Promise<boolean> {
      const { tokenHash, sealedSuccessor, at, expiresAt } = next
      const previous = { tokenHash: from, sealedSuccessor, replacedAt: at }
      const { modifiedCount } = await sessions.updateOne(
        { _id: id, tokenHash: from },
        { $set: { tokenHash, previous, lastUsedAt: at, expiresAt } },
      )
      return modifiedCount === 1
    },

    async isLive(id: string, userId: string, at = new Date()): Promise<boolean> {
      if (!isId(id)) return false
      // After a restart all clients connect at once, so these reads are grouped.
      const [session] = await find(new Types.ObjectId(id))
      return session !== undefined && session.userId === userId && session.expiresAt > at
    },

    async findById(id: string, at = new Date()): Promise<Session | null> {
      if (!isId(id)) return null
      const session = await sessions.findOne({ _id: id, expiresAt: after(at) }).lean()
      return session && toSession(session)
    },

    /** The person's live sessions, most recently used first. */
    async listByUser(userId: string, at = new Date()): Promise<Session[]> {
      const ofUser = await sessions
        .find({ userId, expiresAt: after(at) })
        .sort({ lastUsedAt: -1 })
        .limit(100)
        .lean()
      return ofUser.map(toSession)
    },

    /**
     * At most a hundred live sessions with this session at the issuer. With a `userId`, only sessions of that person,
     * including those without an `issuerSid`.
     */
    async listByIssuerSid(issuerSid: string, userId: string | null, at = new Date()): Promise<Session[]> {
      const origin =
        userId === null ? { issuerSid } : { userId, issuerSid: trusted({ $in: [issuerSid, null] }) }
      const ended = await sessions
        .find({ ...origin, expiresAt: after(at) })
        .limit(100)
        .lean()
      return ended.map(toSession)
    },

    /** Ends a session; returns whether it existed. */
    async end(id: string): Promise<boolean> {
      return (await sessions.deleteOne({ _id: id })).deletedCount === 1
    },
  }
}
