import mongoose, { type Connection } from 'mongoose'
import { isDuplicateKey } from '../duplicate-key.ts'
import { joinLinkModel, type JoinLinkDocument } from './join-link.model.ts'

const { trusted } = mongoose

export type NewJoinLink = Omit<JoinLinkDocument, '_id' | 'paused' | 'uses' | 'removedUserIds'>
export type JoinLinkChanges = Partial<
  Pick<JoinLinkDocument, 'role' | 'openUntil' | 'expiresAt' | 'maxUses' | 'paused'>
>

/** The links by which students and teachers come into a class. */
export function createJoinLinkRepository(connection: Connection) {
  const model = joinLinkModel(connection)
  const after = { returnDocument: 'after', lean: true } as const

  return {
    /** Null when the class has one for this audience. */
    async insert(fields: NewJoinLink): Promise<JoinLinkDocument | null> {
      try {
        return (await model.create(fields)).toObject()
      } catch (error) {
        if (!isDuplicateKey(error)) throw error
        return null
      }
    },

    list: (classId: string) => model.find({ classId }).sort({ audience: 1 }).lean<JoinLinkDocument[]>(),

    findById: (classId: string, id: string) => model.findOne({ _id: id, classId }).lean<JoinLinkDocument>(),

    findByToken: (token: string) => model.findOne({ token }).lean<JoinLinkDocument>(),

    /** Null when it is gone. */
    change: (id: string, changes: JoinLinkChanges): Promise<JoinLinkDocument | null> =>
      model.findOneAndUpdate({ _id: id }, { $set: changes }, after),

    /** A new address, counted from nought; the old one is dead at once. */
    reset: (id: string, token: string): Promise<JoinLinkDocument | null> =>
      model.findOneAndUpdate({ _id: id }, { $set: { token, uses: 0 } }, after),

    /**
     * Counts one use if the link still admits somebody: what is asked and what is counted is one write, so the last
     * use is given away once. Null when it does not, or the address was reset meanwhile. `joins`: who comes in by
     * it without being asked about; null for somebody who was taken out of the class.
     */
    use: (token: string, now: Date, joins?: string): Promise<JoinLinkDocument | null> =>
      model.findOneAndUpdate(
        {
          token,
          paused: false,
          ...(joins !== undefined && { removedUserIds: trusted({ $ne: joins }) }),
          $and: [
            { $or: [{ expiresAt: null }, { expiresAt: trusted({ $gt: now }) }] },
            { $or: [{ maxUses: null }, { $expr: trusted({ $lt: ['$uses', '$maxUses'] }) }] },
          ],
        },
        { $inc: { uses: 1 } },
        after,
      ),

    /** Remembers with the teachers' link of a class, if it has one, who was taken out of it. */
    async noteRemoved(classId: string, userId: string): Promise<void> {
      await model.updateOne({ classId, audience: 'teachers' }, { $addToSet: { removedUserIds: userId } })
    },

    /** Somebody of the class let this person in again: what {@link noteRemoved} remembers is over. */
    async forgetRemoved(classId: string, userId: string): Promise<void> {
      await model.updateOne({ classId, audience: 'teachers' }, { $pull: { removedUserIds: userId } })
    },

    /** Takes a use back that came to nothing. */
    async giveBack(token: string): Promise<void> {
      await model.updateOne({ token, uses: trusted({ $gt: 0 }) }, { $inc: { uses: -1 } })
    },
  }
}

export type JoinLinkRepository = ReturnType<typeof createJoinLinkRepository>
