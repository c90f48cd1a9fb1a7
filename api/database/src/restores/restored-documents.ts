import mongoose, { type Connection } from 'mongoose'
import { isDuplicatesOnly } from '../duplicates-only.ts'
import { markChangeArchiveModel } from '../marks/archive/index.ts'
import { userModel } from '../users/user.model.ts'
import {
  plainOf,
  storedIdOf,
  storedOf,
  type PlainDocument,
  type RestoredCollection,
} from './restored-collections.ts'

const { trusted } = mongoose

/** A change of some fields of a document. */
export interface FieldChange {
  /** The values that the document must still have. */
  condition: Record<string, unknown>
  set: Record<string, unknown>
  unset?: readonly string[]
  increase?: Record<string, number>
}

/** Reads and writes whole documents for a restore. Everything that is written was checked or read before. */
export function createRestoredDocuments(connection: Connection) {
  // The documents were checked by the schemas of archives, which are stricter than those of the models.
  const stored = (collection: RestoredCollection) => connection.collection(collection)
  const idsOf = (collection: RestoredCollection, ids: readonly string[]) =>
    ids.map((id) => storedIdOf(collection, id)) as never[]

  return {
    async find(collection: RestoredCollection, id: string): Promise<PlainDocument | null> {
      const document = await stored(collection).findOne({ _id: storedIdOf(collection, id) as never })
      return document ? (plainOf(document) as PlainDocument) : null
    },

    async list(collection: RestoredCollection, ids: readonly string[]): Promise<PlainDocument[]> {
      if (ids.length === 0) return []
      const documents = await stored(collection)
        .find({ _id: { $in: idsOf(collection, ids) } })
        .toArray()
      return documents.map((document) => plainOf(document) as PlainDocument)
    },

    /** The documents of a class in a collection that has the field `classId`. */
    async listOfClass(collection: RestoredCollection, classId: string): Promise<PlainDocument[]> {
      const documents = await stored(collection).find({ classId }).toArray()
      return documents.map((document) => plainOf(document) as PlainDocument)
    },

    /** Adds documents; those that exist already stay as they are. */
    async add(collection: RestoredCollection, documents: readonly PlainDocument[]): Promise<void> {
      if (documents.length === 0) return
      try {
        await stored(collection).insertMany(
          documents.map((document) => storedOf(collection, document)),
          { ordered: false },
        )
      } catch (error) {
        if (!isDuplicatesOnly(error)) throw error
      }
    },

    /** Adds a document. @throws an error for which `isDuplicateKey` is true, also if another unique field is taken */
    async addOne(collection: RestoredCollection, document: PlainDocument): Promise<void> {
      await stored(collection).insertOne(storedOf(collection, document))
    },

    /** Changes fields, if the document still meets the condition. Returns whether it did. */
    async change(
      collection: RestoredCollection,
      id: string,
      { condition, set, unset = [], increase = {} }: FieldChange,
    ): Promise<boolean> {
      const has = (fields: object) => Object.keys(fields).length > 0
      const update = {
        ...(has(set) && { $set: set }),
        ...(unset.length > 0 && { $unset: Object.fromEntries(unset.map((field) => [field, 1])) }),
        ...(has(increase) && { $inc: increase }),
      }
      if (!has(update)) return true
      const { matchedCount } = await stored(collection).updateOne(
        { ...condition, _id: storedIdOf(collection, id) as never },
        update,
      )
      return matchedCount > 0
    },

    /** Removes documents; exams with what was archived of their log meanwhile. */
    async remove(collection: RestoredCollection, ids: readonly string[]): Promise<void> {
      if (ids.length === 0) return
      if (collection === 'exams')
        await markChangeArchiveModel(connection).deleteMany({ examId: trusted({ $in: [...ids] }) })
      await stored(collection).deleteMany({ _id: { $in: idsOf(collection, ids) } })
    },

    /** The names of a person's own classes, without those in the trash. */
    async classNamesOf(ownerId: string): Promise<string[]> {
      const ownClasses = await stored('classes')
        .find({ ownerId, deletedAt: null })
        .project({ name: 1 })
        .toArray()
      return ownClasses.map(({ name }) => String(name))
    },

    /** Whether a person has an account here. */
    async isPersonHere(userId: string): Promise<boolean> {
      return (await userModel(connection).exists({ _id: userId })) !== null
    },

    /** Of these students, those whose search entry belongs to another class. */
    async listStudentsElsewhere(classId: string, studentIds: readonly string[]): Promise<string[]> {
      const entries = await connection
        .collection<{ _id: string; classId: string; targetId: string }>('search_entries')
        .find({ _id: { $in: studentIds.map((id) => `student:${id}`) } })
        .project<{ classId: string; targetId: string }>({ classId: 1, targetId: 1 })
        .toArray()
      return entries.filter((entry) => entry.classId !== classId).map(({ targetId }) => targetId)
    },
  }
}

export type RestoredDocuments = ReturnType<typeof createRestoredDocuments>
