/** The possible contents of a column. */
export const importFields = [
  'ignore',
  'firstName',
  'lastName',
  'fullName',
  'externalId',
  'group',
  'note',
] as const
export type ImportField = (typeof importFields)[number]

export const maxImportColumns = 40

/** The rows of the file as text. The first row may be a header. */
export interface ImportTable {
  rows: string[][]
}

/** How to read the rows. `firstDataRow` counts from 0; the rows before it are headers. */
export interface ImportMapping {
  columns: ImportField[]
  firstDataRow: number
  /** For `fullName`: the order of names in rows that don't imply one ("Last, First" always does). */
  nameOrder: 'last-first' | 'first-last'
}

/** A teacher's decision on an ambiguous row: it is one of the students, a new one, or skipped. */
export interface ImportDecision {
  row: number
  choice: { kind: 'student'; studentId: string } | { kind: 'new' } | { kind: 'skip' }
}
