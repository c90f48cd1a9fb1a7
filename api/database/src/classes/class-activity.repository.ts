import type { ActivityKind } from '@classeur/contracts'
import mongoose, { type Connection } from 'mongoose'
import { classActivityModel, type ClassActivityDocument } from './class-activity.model.ts'
import { classModel } from './class.model.ts'

const { trusted } = mongoose

export interface NewActivity {
  classId: string
  kind: ActivityKind
  /** Empty if the action wasn't by a signed-in person. */
  actorId: string
  params?: Record<string, string | number>
  /** The person whom `params.name` names. */
  aboutId?: string
}

/** The activity logs of classes. */
export function createClassActivityRepository(connection: Connection) {
  const model = classActivityModel(connection)
  const classes = classModel(connection)

  /** Updates the last activity of class and member, which lists sort by. */
  async function touch(classId: string, actorId: string, at = new Date()): Promise<void> {
    await classes.updateOne({ _id: classId }, { $max: { lastActivityAt: at } })
    await classes.updateOne(
      { _id: classId, 'members.userId': actorId },
      { $set: { 'members.$.lastActivityAt': at } },
    )
  }

  return {
    touch,

    /** Adds an entry and updates the last activity of class and member, which lists sort by. */
    async add({ classId, kind, actorId, params = {}, aboutId }: NewActivity): Promise<void> {
      const at = new Date()
      await model.create({ classId, kind, actorId, params, at, ...(aboutId !== undefined && { aboutId }) })
      await touch(classId, actorId, at)
    },

    /** One page, newest first; contains one more than `limit` if there is a next page. */
    list(classId: string, position: { at: Date; id: string } | null, limit: number) {
      return model
        .find({
          classId,
          ...(position && {
            $or: [
              { at: trusted({ $lt: position.at }) },
              { at: position.at, _id: trusted({ $lt: new mongoose.Types.ObjectId(position.id) }) },
            ],
          }),
        })
        .sort({ at: -1, _id: -1 })
        .limit(limit + 1)
        .lean<ClassActivityDocument[]>()
    },
  }
}

export type ClassActivityRepository = ReturnType<typeof createClassActivityRepository>
