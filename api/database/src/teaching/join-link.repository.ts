import mongoose, { type Connection } from 'mongoose'
import { isDuplicateKey } from '../duplicate-key.ts'
import { joinLinkModel, type JoinLinkDocument } from './join-link.model.ts'

const { trusted } = mongoose

export type NewJoinLink = Omit<JoinLinkDocument, '_id' | 'paused' | 'uses' | 'removedUserIds'>
export type JoinLinkChanges = Partial<
  Pick<JoinLinkDocument, 'role' | 'openUntil' | 'expiresAt' | 'maxUses' | 'paused'>
>

/** The links for students and teachers to join a class. */
export function createJoinLinkRepository(connection: Connection) {
  const model = joinLinkModel(connection)
  const after = { returnDocument: 'after', lean: true } as const

  return {
    /** Returns null if the class has a link for this audience already. */
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

    /** Returns null if it no longer exists. */
    change: (id: string, changes: JoinLinkChanges): Promise<JoinLinkDocument | null> =>
      model.findOneAndUpdate({ _id: id }, { $set: changes }, after),

    /** Sets a new address, which invalidates the old one, and resets the count of uses. */
    reset: (id: string, token: string): Promise<JoinLinkDocument | null> =>
      model.findOneAndUpdate({ _id: id }, { $set: { token, uses: 0 } }, after),

    /**
     * Counts one use if the link is still open. Checking and counting are one write, so the last use is counted once.
     * Returns null if the link is closed or its address was reset. `joins`: the person who joins without approval;
     * the result is null if they were removed from the class.
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

    /** Records a removed member in the teachers' link of a class, if there is one. */
    async noteRemoved(classId: string, userId: string): Promise<void> {
      await model.updateOne({ classId, audience: 'teachers' }, { $addToSet: { removedUserIds: userId } })
    },

    /** Deletes the record of {@link noteRemoved} after a teacher admitted the person again. */
    async forgetRemoved(classId: string, userId: string): Promise<void> {
      await model.updateOne({ classId, audience: 'teachers' }, { $pull: { removedUserIds: userId } })
    },

    /** Uncounts a use after joining failed. */
    async giveBack(token: string): Promise<void> {
      await model.updateOne({ token, uses: trusted({ $gt: 0 }) }, { $inc: { uses: -1 } })
    },
  }
}

export type JoinLinkRepository = ReturnType<typeof createJoinLinkRepository>
