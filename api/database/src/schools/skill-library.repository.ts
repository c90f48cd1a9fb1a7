import type { Connection } from 'mongoose'
import { isDuplicateKey } from '../duplicate-key.ts'
import { skillLibraryModel, type SkillLibraryDocument } from './skill-library.model.ts'

/** The skills of the schools. */
export function createSkillLibraryRepository(connection: Connection) {
  const model = skillLibraryModel(connection)
  return {
    /** The skills of a school; none before anybody added one. */
    async get(schoolId: string): Promise<SkillLibraryDocument> {
      const found = await model.findById(schoolId).lean<SkillLibraryDocument>()
      return found ?? { _id: schoolId, version: 0, skills: [] }
    },

    /** Replaces the tree `next` was made from (`next.version` is that one's version); null when it has changed meanwhile. */
    async replace({ _id, version, skills }: SkillLibraryDocument): Promise<SkillLibraryDocument | null> {
      const set = { skills, version: version + 1 }
      const changed = await model
        .findOneAndUpdate({ _id, version }, { $set: set }, { returnDocument: 'after' })
        .lean<SkillLibraryDocument>()
      if (changed || version > 0) return changed
      try {
        return (await model.create({ _id, ...set })).toObject()
      } catch (error) {
        if (!isDuplicateKey(error)) throw error
        return null
      }
    },

    /** For a school that is no more. */
    async remove(schoolId: string): Promise<void> {
      await model.deleteOne({ _id: schoolId })
    },
  }
}

export type SkillLibraryRepository = ReturnType<typeof createSkillLibraryRepository>
