import type { Connection } from 'mongoose'
import { isDuplicateKey } from '../duplicate-key.ts'
import { errorTypeLibraryModel, type ErrorTypeLibraryDocument } from './error-type-library.model.ts'

/** The error types that schools have added. */
export function createErrorTypeLibraryRepository(connection: Connection) {
  const model = errorTypeLibraryModel(connection)
  return {
    /** The error types of a school; an empty list if it has added none. */
    async get(schoolId: string): Promise<ErrorTypeLibraryDocument> {
      const library = await model.findById(schoolId).lean<ErrorTypeLibraryDocument>()
      return library ?? { _id: schoolId, version: 0, types: [] }
    },

    /**
     * Replaces the list; `version` is the version the new list is based on. Returns null if the list has changed since.
     */
    async replace({
      _id,
      version,
      types,
    }: ErrorTypeLibraryDocument): Promise<ErrorTypeLibraryDocument | null> {
      const set = { types, version: version + 1 }
      const changed = await model
        .findOneAndUpdate({ _id, version }, { $set: set }, { returnDocument: 'after' })
        .lean<ErrorTypeLibraryDocument>()
      if (changed || version > 0) return changed
      try {
        return (await model.create({ _id, ...set })).toObject()
      } catch (error) {
        if (!isDuplicateKey(error)) throw error
        return null
      }
    },

    /** Deletes the error types of a deleted school. */
    async remove(schoolId: string): Promise<void> {
      await model.deleteOne({ _id: schoolId })
    },
  }
}

export type ErrorTypeLibraryRepository = ReturnType<typeof createErrorTypeLibraryRepository>
