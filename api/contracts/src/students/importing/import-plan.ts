import type { ImportDecision, ImportMapping, ImportTable } from '../student-import.ts'
import type { Student, StudentGroup } from '../student.ts'
import type { ImportedFields } from './read-import-row.ts'

/** What an import needs to know of a student, and may change of one. */
export type ImportStudent = Pick<
  Student,
  'id' | 'number' | 'firstName' | 'lastName' | 'externalId' | 'note' | 'groupIds'
> & { isOverLimit?: boolean }
export type ImportGroup = Pick<StudentGroup, 'id' | 'name'>

/** What would change of a student; `group`: a group the student comes into. */
export interface ImportChange {
  field: 'firstName' | 'lastName' | 'externalId' | 'note' | 'group'
  from: string
  to: string
}

/** Why a row is not taken. */
export type ImportRejection =
  | 'no-name'
  | 'too-long'
  /** An earlier row has the same number. */
  | 'duplicate-external-id'
  /** An earlier row has the same name, and no number tells the two apart. */
  | 'duplicate-row'
  /** An earlier row was decided to be the same student, or one has the student's number. */
  | 'student-taken'
  /** The student is beyond what the plan holds, and is only shown. */
  | 'over-limit'

export type ImportOutcome =
  | { status: 'created'; studentId: string }
  | {
      status: 'matched'
      studentId: string
      by: 'external-id' | 'name' | 'decision'
      changes: ImportChange[]
    }
  /** Could be these students of the list, or a new one: somebody has to decide. */
  | { status: 'ambiguous'; candidateIds: string[] }
  | { status: 'rejected'; reason: ImportRejection }
  | { status: 'skipped'; reason: 'empty' | 'decision' }

/** A row of the file, counted from 0 over the whole table, with what becomes of it. */
export type PlannedRow = ImportOutcome & { row: number; fields: ImportedFields }

export interface ImportPlan {
  rows: PlannedRow[]
  /** The list afterwards: who is in it now, then the new ones in the order of the file. */
  students: ImportStudent[]
  groups: ImportGroup[]
  /** Groups that are made, as a part of `groups`. */
  createdGroups: ImportGroup[]
  counts: Record<ImportOutcome['status'], number>
}

export interface ImportInput {
  roster: { students: readonly ImportStudent[]; groups: readonly ImportGroup[] }
  table: ImportTable
  mapping: ImportMapping
  decisions: readonly ImportDecision[]
  /** The highest number ever given; without it the highest of the list. */
  lastNumber?: number
  /** The ids of what is made, by its place in the file or its name; a preview needs no real ones. */
  newId?: (kind: 'student' | 'group', key: string) => string
}
