import { pointsOn20 } from '@classeur/domain/exams'
import type { Language, SchoolRole, Term } from '@classeur/contracts'
import mongoose, { type Connection } from 'mongoose'
import { isDuplicateKey } from '../duplicate-key.ts'
import { createGroupedFind } from '../grouped/grouped-find.ts'
import { schoolModel, type SchoolDocument } from './school.model.ts'

const { trusted } = mongoose

const zoneWithoutProfile = 'UTC'

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

  /** Returns null if there is no such school. */
  const moveUnchanged = (userId: string, timeZone: string): Promise<SchoolDocument | null> =>
    model.findOneAndUpdate(
      {
        $and: [{ 'members.userId': userId }, { members: trusted({ $size: 1 }) }],
        ...{ version: 1, timeZone: zoneWithoutProfile },
      },
      { $set: { timeZone }, $inc: { version: 1 } },
      after,
    )

  return {
    findByMember,

    async findById(id: string): Promise<SchoolDocument | null> {
      const [school] = await findMany(new mongoose.Types.ObjectId(id))
      return school ?? null
    },

    /**
     * Returns the school of a person; creates one for a person without a school, once. If the school was created
     * without a time zone and nobody has changed its settings, this sets `timeZone`.
     */
    async ensureOwn(
      userId: string,
      name: string,
      language: Language,
      timeZone?: string,
    ): Promise<SchoolDocument> {
      const moved = timeZone === undefined ? null : await moveUnchanged(userId, timeZone)
      const existing = moved ?? (await findByMember(userId))
      if (existing) return existing
      const createdAt = new Date()
      try {
        const school = await model.create({
          members: [{ userId, role: 'admin', joinedAt: createdAt }],
          ...{
            name,
            language,
            timeZone: timeZone ?? zoneWithoutProfile,
            defaultScale: pointsOn20,
            createdAt,
          },
        })
        return school.toObject()
      } catch (error) {
        if (!isDuplicateKey(error)) throw error
        // A concurrent request created the school.
        return (await findByMember(userId)) as SchoolDocument
      }
    },

    /** Changes a school; returns null if it doesn't exist or isn't at the given `version`. */
    change: (id: string, set: Partial<SchoolDocument>, version?: number): Promise<SchoolDocument | null> =>
      model.findOneAndUpdate(
        { _id: id, ...(version !== undefined && { version }) },
        { $set: set, $inc: { version: 1 } },
        after,
      ),

    /** Adds former terms to a school, or replaces those with the same ids. Safe to repeat. */
    async keepTerms(id: string, terms: readonly Term[]): Promise<void> {
      for (const term of terms) {
        const { matchedCount } = await model.updateOne(
          { _id: id, 'formerTerms.id': term.id },
          { $set: { 'formerTerms.$': term } },
        )
        if (matchedCount > 0) continue
        await model.updateOne(
          { _id: id, 'formerTerms.id': trusted({ $ne: term.id }) },
          { $push: { formerTerms: term } },
        )
      }
    },

    /** Returns null if the person isn't a member, or the school would have no administrator left. */
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

    /** Returns null if the person isn't a member, or the school would have no administrator left. */
    removeMember: (id: string, userId: string): Promise<SchoolDocument | null> =>
      model.findOneAndUpdate(
        { _id: id, $and: [{ 'members.userId': userId }, { members: trusted(withAnotherAdmin(userId)) }] },
        { $pull: { members: { userId } }, $inc: { version: 1 } },
        after,
      ),

    /** Deletes the school of a person who is its only member; returns null if there is none. */
    removeOwn: (userId: string): Promise<SchoolDocument | null> =>
      model
        .findOneAndDelete({ 'members.userId': userId, members: trusted({ $size: 1 }) })
        .lean<SchoolDocument>(),

    /**
     * Returns null if the school doesn't exist or the person is a member already, `elsewhere` if they belong to
     * another school.
     */
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
