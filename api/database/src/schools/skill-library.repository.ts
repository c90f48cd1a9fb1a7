import type { Connection } from 'mongoose'
import { isDuplicateKey } from '../duplicate-key.ts'
import { skillLibraryModel, type SkillLibraryDocument } from './skill-library.model.ts'

/** The skills of the schools. */
export function createSkillLibraryRepository(connection: Connection) {
  const model = skillLibraryModel(connection)
  return {
    /** The skills of a school; an empty tree if there is none. */
    async get(schoolId: string): Promise<SkillLibraryDocument> {
      const library = await model.findById(schoolId).lean<SkillLibraryDocument>()
      return library ?? { _id: schoolId, version: 0, skills: [] }
    },

    /** The names of these skills, by id; skills that no longer exist are missing. Reads nothing without ids or a school. */
    async namesOf(schoolId: string | null, skillIds: readonly string[]): Promise<Record<string, string>> {
      if (skillIds.length === 0 || !schoolId) return {}
      const asked = new Set(skillIds)
      const library = await model.findById(schoolId).lean<SkillLibraryDocument>()
      return Object.fromEntries(
        (library?.skills ?? []).filter(({ id }) => asked.has(id)).map(({ id, name }) => [id, name]),
      )
    },

    /**
     * Replaces the tree; `version` is the version the new tree is based on. Returns null if the tree has changed
     * since.
     */
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

    /** Deletes the skills of a deleted school. */
    async remove(schoolId: string): Promise<void> {
      await model.deleteOne({ _id: schoolId })
    },
  }
}

export type SkillLibraryRepository = ReturnType<typeof createSkillLibraryRepository>
