import {
  importFields,
  maxImportColumns,
  type ImportDecision as Decision,
  type ImportMapping as Mapping,
} from '@classeur/domain/roster'
import { z } from 'zod'
import { LineOfText } from '../plain-text.ts'
import { ObjectIdString, Timestamp } from '../identifiers.ts'
import { DayString, Roster } from './student.ts'

/** The possible contents of a column. */
export const ImportField = z.enum(importFields)
export type ImportField = z.infer<typeof ImportField>

/** Clients don't upload larger files, and the api refuses them with `imports/too-large`. */
export const maxImportFileBytes = 20 * 1024 * 1024
export const maxImportRows = 5000
const Cell = z.string().max(2000)

/** The rows of the file as text. The first row may be a header. */
export const ImportTable = z.object({ rows: z.array(z.array(Cell).max(maxImportColumns)).max(maxImportRows) })
export type ImportTable = z.infer<typeof ImportTable>

/**
 * `POST /api/import-files`: a CSV or XLSX file of at most 20 MB as the body, sent as `text/csv`, as
 * `application/octet-stream` or as a workbook; the content determines the format. Returns text and stores nothing.
 * Cells are trimmed and cut at 2,000 characters, days are ISO 8601, empty lines are kept except at the end.
 * @throws `imports/unreadable`, `imports/too-large`, `imports/too-many-rows`, `imports/busy`
 */
export const ImportFileContent = z.object({
  format: z.enum(['csv', 'xlsx']),
  /** The encoding of a CSV file: `utf-8`, `utf-16le`, `utf-16be`, `windows-1252`, `windows-1256`. */
  encoding: z.string().nullable(),
  delimiter: z.string().nullable(),
  sheets: z.array(z.object({ name: z.string(), ...ImportTable.shape })).min(1),
})
export type ImportFileContent = z.infer<typeof ImportFileContent>

/** How to read the rows. `firstDataRow` counts from 0; the rows before it are headers. */
export const ImportMapping = z.strictObject({
  columns: z.array(ImportField).max(maxImportColumns),
  firstDataRow: z.number().int().min(0).max(20),
  /** For `fullName`: the order of names in rows that don't imply one ("Last, First" always does). */
  nameOrder: z.enum(['last-first', 'first-last']),
}) satisfies z.ZodType<Mapping>
export type ImportMapping = z.infer<typeof ImportMapping>

/** A teacher's decision on an ambiguous row: it is one of the students, a new one, or skipped. */
export const ImportDecision = z.strictObject({
  row: z.number().int().min(0),
  choice: z.union([
    z.strictObject({ kind: z.literal('student'), studentId: ObjectIdString }),
    z.strictObject({ kind: z.literal('new') }),
    z.strictObject({ kind: z.literal('skip') }),
  ]),
}) satisfies z.ZodType<Decision>
export type ImportDecision = z.infer<typeof ImportDecision>

/** `POST /api/classes/{id}/imports`. @throws `students/roster-changed` (preview again), `students/import-undecided` */
export const ImportStudentsRequest = z.strictObject({
  rosterVersion: z.number().int(),
  fileName: LineOfText(200),
  table: z.strictObject(ImportTable.shape),
  mapping: ImportMapping,
  decisions: z.array(ImportDecision).max(maxImportRows),
  /** The first day of the new students in the class; earlier exams don't apply to them. Null: from the beginning. */
  joinedOn: DayString.nullable().default(null),
})
export type ImportStudentsRequest = z.infer<typeof ImportStudentsRequest>

/** An import of a class and its effects; it can be undone for 30 days. */
export const StudentImport = z.object({
  id: ObjectIdString,
  fileName: z.string(),
  by: z.string(),
  at: Timestamp,
  created: z.number().int(),
  changed: z.number().int(),
  undoneAt: Timestamp.nullable(),
  undoableUntil: Timestamp,
})
export type StudentImport = z.infer<typeof StudentImport>

/** `GET /api/classes/{id}/imports`, newest first. */
export const StudentImportList = z.object({ imports: z.array(StudentImport) })
/** Response to an import and to its undo. */
export const ImportResult = z.object({ import: StudentImport, roster: Roster })
export type ImportResult = z.infer<typeof ImportResult>
