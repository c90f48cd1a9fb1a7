import { pointsOn20, type Language } from '@classeur/contracts'
import type { Connection } from 'mongoose'
import { isDuplicateKey } from '../duplicate-key.ts'
import { createGroupedFind } from '../grouped/grouped-find.ts'
import { schoolModel, type SchoolDocument } from './school.model.ts'

/** The schools. */
export function createSchoolRepository(connection: Connection) {
  const model = schoolModel(connection)
  const findMany = createGroupedFind<SchoolDocument, SchoolDocument['_id']>(
    connection,
    model.collection.collectionName,
    '_id',
  )

  const findByMember = (userId: string) => model.findOne({ 'members.userId': userId }).lean<SchoolDocument>()

  return {
    findByMember,

    async findById(id: string): Promise<SchoolDocument | null> {
      const [school] = await findMany(new model.base.Types.ObjectId(id))
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
  }
}

export type SchoolRepository = ReturnType<typeof createSchoolRepository>
