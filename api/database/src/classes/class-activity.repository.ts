import type { ActivityKind } from '@classeur/contracts'
import mongoose, { type Connection } from 'mongoose'
import { isDuplicateKey } from '../duplicate-key.ts'
import { generationIdFor } from '../generations/generation-id.ts'
import { olderThan } from '../older-than.ts'
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

/** What a person saves again within this time belongs to the same session of work. */
const sessionMs = 30 * 60_000

const fieldsOf = ({ classId, kind, actorId, params = {}, aboutId }: NewActivity) => ({
  ...{ classId, kind, actorId, params },
  ...(aboutId !== undefined && { aboutId }),
})

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

  async function insertOnce(id: string, activity: NewActivity, at: Date): Promise<void> {
    try {
      await model.updateOne({ _id: id }, { $setOnInsert: { ...fieldsOf(activity), at } }, { upsert: true })
    } catch (error) {
      // Another request has inserted it at the same moment.
      if (!isDuplicateKey(error)) throw error
    }
  }

  return {
    touch,

    /** Adds an entry and updates the last activity of class and member, which lists sort by. */
    async add(activity: NewActivity): Promise<void> {
      const at = new Date()
      await model.create({ ...fieldsOf(activity), at })
      await touch(activity.classId, activity.actorId, at)
    },

    /** Like `add`, for work that may be repeated: adds no second entry with the same id. */
    async addOnce(id: string, activity: NewActivity): Promise<void> {
      const at = new Date()
      await insertOnce(id, activity, at)
      await touch(activity.classId, activity.actorId, at)
    },

    /** Like `addOnce`, but doesn't change the last activity of class and member: nobody has worked in the class. */
    async recordOnce(id: string, activity: NewActivity): Promise<void> {
      await insertOnce(id, activity, new Date())
    },

    /**
     * Like `add`, for work that is saved again and again, such as typed comments: a session of a person is one entry,
     * which moves to the time of the latest save.
     */
    async addToSession(activity: NewActivity): Promise<void> {
      const at = new Date()
      const fields = fieldsOf(activity)
      const { matchedCount } = await model.updateOne(
        { ...fields, at: trusted({ $gt: new Date(at.getTime() - sessionMs) }) },
        { $set: { at } },
      )
      if (matchedCount === 0) {
        // Two saves that begin a session at the same moment get the same id.
        const key = `${JSON.stringify(fields)}:${String(Math.floor(at.getTime() / sessionMs))}`
        await insertOnce(generationIdFor(activity.classId, key), activity, at)
      }
      await touch(activity.classId, activity.actorId, at)
    },

    /** Removes the log of a class that doesn't exist any more. */
    async removeOfClass(classId: string): Promise<void> {
      await model.deleteMany({ classId })
    },

    /** One page, newest first; contains one more than `limit` if there is a next page. */
    list(classId: string, position: { at: Date; id: string } | null, limit: number) {
      const after = position && { at: position.at, id: new mongoose.Types.ObjectId(position.id) }
      return model
        .find({ classId, ...olderThan('at', after) })
        .sort({ at: -1, _id: -1 })
        .limit(limit + 1)
        .lean<ClassActivityDocument[]>()
    },
  }
}

export type ClassActivityRepository = ReturnType<typeof createClassActivityRepository>
