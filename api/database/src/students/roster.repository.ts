import type { StoredStudent } from '@classeur/domain/roster'
import mongoose, { type Connection } from 'mongoose'
import { isDuplicateKey } from '../duplicate-key.ts'
import { rosterModel, type RosterDocument } from './roster.model.ts'

const { trusted } = mongoose

const emptyRoster = (classId: string): RosterDocument => ({
  _id: classId,
  version: 0,
  lastNumber: 0,
  students: [],
  groups: [],
})

/** The student lists of classes. */
export function createRosterRepository(connection: Connection) {
  const model = rosterModel(connection)
  return {
    /** The list of a class; an empty one if none is stored. */
    async get(classId: string): Promise<RosterDocument> {
      return (await model.findById(classId).lean<RosterDocument>()) ?? emptyRoster(classId)
    },

    /** The names of all students in the lists of these classes, also of those who left or were deleted. */
    async listNames(classIds: readonly string[]): Promise<Pick<StoredStudent, 'firstName' | 'lastName'>[]> {
      if (classIds.length === 0) return []
      const names = { 'students.firstName': 1, 'students.lastName': 1 }
      const rosters = await model
        .find({ _id: trusted({ $in: classIds }) }, names)
        .lean<Pick<RosterDocument, 'students'>[]>()
      return rosters.flatMap(({ students }) => students)
    },

    /** Replaces the list; `next.version` is the version it is based on. Returns null if the list has changed since. */
    async replace(next: RosterDocument): Promise<RosterDocument | null> {
      const { _id, version, ...fields } = next
      const set = { ...fields, version: version + 1 }
      const changed = await model
        .findOneAndUpdate({ _id, version }, { $set: set }, { returnDocument: 'after' })
        .lean<RosterDocument>()
      if (changed || version > 0) return changed
      try {
        return (await model.create({ _id, ...set })).toObject()
      } catch (error) {
        if (!isDuplicateKey(error)) throw error
        return null
      }
    },

    /** Removes the list of a class that was deleted or couldn't be created. */
    async remove(classId: string): Promise<void> {
      await model.deleteOne({ _id: classId })
    },
  }
}

export type RosterRepository = ReturnType<typeof createRosterRepository>
