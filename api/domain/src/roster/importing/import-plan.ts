import type { NameProblem } from '../names/name-problem.ts'
import type { ImportDecision, ImportMapping, ImportTable } from './import-table.ts'
import type { Student } from '../student.ts'
import type { ImportedFields } from './read-import-row.ts'

/** The fields of a student that an import reads and may change. */
export type ImportStudent = Pick<
  Student,
  'id' | 'number' | 'firstName' | 'lastName' | 'externalId' | 'note' | 'groupIds'
> & { isOverLimit?: boolean }
export interface ImportGroup {
  id: string
  name: string
}

/** A change of a student; `group`: a group that the student joins. */
export interface ImportChange {
  field: 'firstName' | 'lastName' | 'externalId' | 'note' | 'group'
  from: string
  to: string
}

/** Why a row is rejected. */
export type ImportRejection =
  | 'no-name'
  /** `too-long` also applies to other texts than names. */
  | NameProblem
  /** An earlier row has the same number. */
  | 'duplicate-external-id'
  /** An earlier row has the same name, and no number distinguishes them. */
  | 'duplicate-row'
  /** An earlier row was decided to be the same student, or has the student's number. */
  | 'student-taken'
  /** The student exceeds the owner's plan and is read-only. */
  | 'over-limit'

/** Set if the row has the number of a student with another name: the number stays with that student. */
export interface NumberHolder {
  numberHolderId?: string
}

export type ImportOutcome =
  | ({ status: 'created'; studentId: string } & NumberHolder)
  | ({
      status: 'matched'
      studentId: string
      by: 'external-id' | 'name' | 'decision'
      changes: ImportChange[]
    } & NumberHolder)
  /** The row may be one of these students or a new one; the teacher must decide. */
  | ({ status: 'ambiguous'; candidateIds: string[] } & NumberHolder)
  | { status: 'rejected'; reason: ImportRejection }
  | { status: 'skipped'; reason: 'empty' | 'decision' }

/** The outcome of a row; `row` counts from 0 over the whole table. */
export type PlannedRow = ImportOutcome & { row: number; fields: ImportedFields }

export interface ImportPlan {
  rows: PlannedRow[]
  /** The roster afterwards: the current students, then the new ones in the order of the file. */
  students: ImportStudent[]
  groups: ImportGroup[]
  /** New groups, a subset of `groups`. */
  createdGroups: ImportGroup[]
  counts: Record<ImportOutcome['status'], number>
}

export interface ImportInput {
  roster: { students: readonly ImportStudent[]; groups: readonly ImportGroup[] }
  table: ImportTable
  mapping: ImportMapping
  decisions: readonly ImportDecision[]
  /** The highest number ever used; default: the highest in the roster. */
  lastNumber?: number
  /** Ids for new students and groups, by row or name; a preview needs no real ids. */
  newId?: (kind: 'student' | 'group', key: string) => string
}
