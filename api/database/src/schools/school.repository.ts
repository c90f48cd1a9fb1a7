import { pointsOn20 } from '@classeur/domain/exams'
import type { Language, SchoolRole } from '@classeur/contracts'
import mongoose, { type Connection } from 'mongoose'
import { isDuplicateKey } from '../duplicate-key.ts'
import { createGroupedFind } from '../grouped/grouped-find.ts'
import { schoolModel, type SchoolDocument } from './school.model.ts'

const { trusted } = mongoose

/** The schools. */
export function createSchoolRepository(connection: Connection) {
  const model = schoolModel(connection)
  const after = { returnDocument: 'after', lean: true } as const
  const findMany = createGroupedFind<SchoolDocument, SchoolDocument['_id']>(
    connection,
    model.collection.collectionName,
    '_id',
  )

  const findByMember = (userId: string) => model.findOne({ 'members.userId': userId }).lean<SchoolDocument>()

  /** The school if it has an administrator besides this person. */
  const withAnotherAdmin = (userId: string) => ({
    $elemMatch: { role: 'admin', userId: { $ne: userId } },
  })

  return {
    findByMember,

    async findById(id: string): Promise<SchoolDocument | null> {
      const [school] = await findMany(new mongoose.Types.ObjectId(id))
      return school ?? null
    },

    /** The school of a person; somebody who has none gets one of their own, once. */
    async ensureOwn(userId: string, name: string, language: Language): Promise<SchoolDocument> {
      const known = await findByMember(userId)
      if (known) return known
      const createdAt = new Date()
      try {
        const school = await model.create({
          members: [{ userId, role: 'admin', joinedAt: createdAt }],
          ...{ name, language, timeZone: 'UTC', defaultScale: pointsOn20, createdAt },
        })
        return school.toObject()
      } catch (error) {
        if (!isDuplicateKey(error)) throw error
        // Two requests at once: the other one made it.
        return (await findByMember(userId)) as SchoolDocument
      }
    },

    /** Changes a school; null when it is gone, or, with a `version`, when that is not its version any more. */
    change: (id: string, set: Partial<SchoolDocument>, version?: number): Promise<SchoolDocument | null> =>
      model.findOneAndUpdate(
        { _id: id, ...(version !== undefined && { version }) },
        { $set: set, $inc: { version: 1 } },
        after,
      ),

    /** Null for nobody of this school, and when it would be left without an administrator. */
    changeRole: (id: string, userId: string, role: SchoolRole): Promise<SchoolDocument | null> =>
      model.findOneAndUpdate(
        {
          _id: id,
          $and: [
            { 'members.userId': userId },
            ...(role === 'admin' ? [] : [{ members: trusted(withAnotherAdmin(userId)) }]),
          ],
        },
        { $set: { 'members.$[member].role': role }, $inc: { version: 1 } },
        { ...after, arrayFilters: [{ 'member.userId': userId }] },
      ),

    /** Null for nobody of this school, and when it would be left without an administrator. */
    removeMember: (id: string, userId: string): Promise<SchoolDocument | null> =>
      model.findOneAndUpdate(
        { _id: id, $and: [{ 'members.userId': userId }, { members: trusted(withAnotherAdmin(userId)) }] },
        { $pull: { members: { userId } }, $inc: { version: 1 } },
        after,
      ),

    /** Takes away the school of somebody who is alone in it; null when there is none. */
    removeOwn: (userId: string): Promise<SchoolDocument | null> =>
      model
        .findOneAndDelete({ 'members.userId': userId, members: trusted({ $size: 1 }) })
        .lean<SchoolDocument>(),

    /** Null when the school is gone or the person is in it; `elsewhere` for somebody who belongs to another one. */
    async addMember(id: string, userId: string): Promise<SchoolDocument | 'elsewhere' | null> {
      const joined = { userId, role: 'member', joinedAt: new Date() } as const
      try {
        return await model.findOneAndUpdate(
          { _id: id, 'members.userId': trusted({ $ne: userId }) },
          { $push: { members: joined }, $inc: { version: 1 } },
          after,
        )
      } catch (error) {
        if (!isDuplicateKey(error)) throw error
        return 'elsewhere'
      }
    },
  }
}

export type SchoolRepository = ReturnType<typeof createSchoolRepository>
