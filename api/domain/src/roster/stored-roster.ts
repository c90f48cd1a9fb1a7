import type { Student } from './student.ts'

/** A student in the list of a class. Days are ISO 8601 dates without a time. */
export interface StoredStudent extends Omit<Student, 'isOverLimit'> {
  hasNeeds: boolean
  joinedOn: string | null
  leftOn: string | null
  /** When the student was deleted. Deleted students are hidden and keep their marks. */
  deletedAt: Date | null
  /** Who deleted the student last. Missing in students that an older version deleted. */
  deletedBy?: string
}

/** A group of students. `usedAt`: when an exam or a resource first used it; null if none has. */
export interface StoredGroup {
  id: string
  name: string
  usedAt: Date | null
}

/** A used group as it was before it changed, kept for documents that refer to it. */
export interface KeptGroup extends StoredGroup {
  studentIds: string[]
}

/** The students and groups of one class, with those that screens don't show. */
export interface StoredRoster {
  version: number
  /** The highest list number ever assigned. */
  lastNumber: number
  students: StoredStudent[]
  groups: StoredGroup[]
  keptGroups?: KeptGroup[]
}
