import mongoose, { type Connection } from 'mongoose'
import { removalUndoSeconds, removedMemberModel } from './removed-member.model.ts'

/** Teachers removed from a class within the last hour. */
export function createRemovedMembers(connection: Connection) {
  const model = removedMemberModel(connection)
  const keyOf = (classId: string, userId: string) => `${classId}:${userId}`
  return {
    async remember(classId: string, userId: string): Promise<void> {
      await model.updateOne({ _id: keyOf(classId, userId) }, { $set: { at: new Date() } }, { upsert: true })
    },

    async has(classId: string, userId: string): Promise<boolean> {
      const since = new Date(Date.now() - removalUndoSeconds * 1000)
      const removal = await model.exists({
        _id: keyOf(classId, userId),
        at: mongoose.trusted({ $gt: since }),
      })
      return removal !== null
    },
  }
}

export type RemovedMembersRepository = ReturnType<typeof createRemovedMembers>
