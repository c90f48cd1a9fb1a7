import mongoose, { type Connection } from 'mongoose'
import { isDuplicateKey } from '../duplicate-key.ts'
import { joinRequestModel, type JoinRequestDocument } from './join-request.model.ts'

const { trusted } = mongoose

/** After this time, an interrupted decision can be made again. */
const claimMs = 30_000

export type NewJoinRequest = Pick<
  JoinRequestDocument,
  'classId' | 'audience' | 'userId' | 'firstName' | 'lastName' | 'externalId' | 'askedKey' | 'role'
>

/** Requests to join a class. */
export function createJoinRequestRepository(connection: Connection) {
  const model = joinRequestModel(connection)

  return {
    /** Returns null if the person already has an open request. */
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

    /** Open requests of one class, oldest first. */
    listOpen: (classId: string) =>
      model.find({ classId, state: 'open' }).sort({ at: 1, _id: 1 }).limit(500).lean<JoinRequestDocument[]>(),

    /** Open requests of several classes, oldest first. */
    listOpenIn: (classIds: readonly string[], limit: number) =>
      model
        .find({ classId: trusted({ $in: classIds }), state: 'open' })
        .sort({ at: 1, _id: 1 })
        .limit(limit)
        .lean<JoinRequestDocument[]>(),

    findById: (classId: string, id: string) =>
      model.findOne({ _id: id, classId }).lean<JoinRequestDocument>(),

    /** Claims an open request to decide it; returns null if it is decided or someone else has claimed it. */
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

    /** Reopens a claimed request whose decision failed. */
    async release(id: string): Promise<void> {
      await model.updateOne({ _id: id, state: 'open' }, { $set: { claimedAt: null } })
    },

    /** Closes a request and deletes the requester's data. */
    async finish(id: string, state: 'accepted' | 'declined'): Promise<void> {
      const forgotten = { firstName: '', lastName: '', externalId: '', userId: '', askedKey: `decided:${id}` }
      await model.updateOne({ _id: id }, { $set: { ...forgotten, state, decidedAt: new Date() } })
    },

    /** Deletes a request that should not have been stored. */
    async remove(id: string): Promise<void> {
      await model.deleteOne({ _id: id })
    },
  }
}

export type JoinRequestRepository = ReturnType<typeof createJoinRequestRepository>
