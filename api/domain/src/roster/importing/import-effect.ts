import type { StoredRoster, StoredStudent } from '../stored-roster.ts'

/** The changes by an import to an existing student. */
export interface ImportedChange {
  studentId: string
  fields: { field: 'firstName' | 'lastName' | 'externalId' | 'note'; from: string; to: string }[]
  addedGroupIds: string[]
}

/** The changes of one import, to undo it. */
export interface ImportEffect {
  created: StoredStudent[]
  changed: ImportedChange[]
  createdGroupIds: string[]
  lastNumberBefore: number
  lastNumberAfter: number
}

/** Whether a roster contains any student, group or change of an import. */
export const containsEffect = ({ students, groups }: StoredRoster, effect: ImportEffect): boolean =>
  effect.created.some(({ id }) => students.some((student) => student.id === id)) ||
  effect.createdGroupIds.some((id) => groups.some((group) => group.id === id)) ||
  effect.changed.some(({ studentId, fields, addedGroupIds }) => {
    const student = students.find(({ id }) => id === studentId)
    if (!student) return false
    const hasFields = fields.every(({ field, to }) => student[field] === to)
    return hasFields && addedGroupIds.every((id) => student.groupIds.includes(id))
  })
