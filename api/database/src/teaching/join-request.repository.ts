import mongoose, { type Connection } from 'mongoose'
import { isDuplicateKey } from '../duplicate-key.ts'
import { joinRequestModel, type JoinRequestDocument } from './join-request.model.ts'

const { trusted } = mongoose

/** After this long a decision that was cut off can be made again. */
const claimMs = 30_000

export type NewJoinRequest = Pick<
  JoinRequestDocument,
  'classId' | 'audience' | 'userId' | 'firstName' | 'lastName' | 'externalId' | 'askedKey' | 'role'
>

/** Those who ask to be let into a class. */
export function createJoinRequestRepository(connection: Connection) {
  const model = joinRequestModel(connection)

  return {
    /** Null when the same is asked already. */
    async insert(fields: NewJoinRequest): Promise<JoinRequestDocument | null> {
      try {
        return (await model.create({ ...fields, at: new Date() })).toObject()
      } catch (error) {
        if (!isDuplicateKey(error)) throw error
        return null
      }
    },

    isAsked: async (classId: string, askedKey: string): Promise<boolean> =>
      (await model.exists({ classId, askedKey })) !== null,

    countOpen: (classId: string): Promise<number> => model.countDocuments({ classId, state: 'open' }),

    /** Oldest first. */
    listOpen: (classId: string) =>
      model.find({ classId, state: 'open' }).sort({ at: 1, _id: 1 }).limit(500).lean<JoinRequestDocument[]>(),

    findById: (classId: string, id: string) =>
      model.findOne({ _id: id, classId }).lean<JoinRequestDocument>(),

    /** Takes an open one for deciding it; null when it is decided, or somebody else is deciding it. */
    claim: (id: string, now: Date) =>
      model
        .findOneAndUpdate(
          {
            _id: id,
            state: 'open',
            $or: [{ claimedAt: null }, { claimedAt: trusted({ $lt: new Date(now.getTime() - claimMs) }) }],
          },
          { $set: { claimedAt: now } },
          { returnDocument: 'after' },
        )
        .lean<JoinRequestDocument>(),

    /** The decision came to nothing: it is open as before. */
    async release(id: string): Promise<void> {
      await model.updateOne({ _id: id, state: 'open' }, { $set: { claimedAt: null } })
    },

    /** Ends it and forgets who asked. */
    async finish(id: string, state: 'accepted' | 'declined'): Promise<void> {
      const forgotten = { firstName: '', lastName: '', externalId: '', userId: '', askedKey: `decided:${id}` }
      await model.updateOne({ _id: id }, { $set: { ...forgotten, state, decidedAt: new Date() } })
    },

    /** One that must not have been stored. */
    async remove(id: string): Promise<void> {
      await model.deleteOne({ _id: id })
    },
  }
}

export type JoinRequestRepository = ReturnType<typeof createJoinRequestRepository>
