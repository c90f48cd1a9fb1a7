import { z } from 'zod'
import { LineOfText } from '../plain-text.ts'
import { GradingScale } from '../exams/grading-scale.ts'
import { Cursor, ObjectIdString, Timestamp } from '../identifiers.ts'
import { ClassResults } from './class-results.ts'
import { ClassRole } from './roles.ts'

/** The colours a class can have; the web maps each to a pair of tokens for light and dark. */
export const classColours = ['board', 'sky', 'sun', 'pen', 'plum', 'teal', 'sand', 'slate'] as const
export const ClassColour = z.enum(classColours)
export type ClassColour = z.infer<typeof ClassColour>

const fields = {
  name: LineOfText(80).min(1),
  /** Such as "Year 6" or "4e". */
  level: LineOfText(60),
  subjects: z.array(LineOfText(60).min(1)).max(12),
  /** Free text, such as "2026–27". */
  schoolYear: LineOfText(20),
  colour: ClassColour,
  /** Null: the school's scale. */
  scale: GradingScale.nullable(),
  /** Whether the school's student number identifies students; join links then ask for it. */
  usesExternalIds: z.boolean(),
  /** Whether editors may release and reopen exams, like the owner. */
  editorsMayRelease: z.boolean(),
}

/** `POST /api/classes`. @throws `classes/limit-reached` if the plan has no free slot */
export const CreateClassRequest = z.strictObject({
  ...fields,
  level: fields.level.default(''),
  subjects: fields.subjects.default([]),
  schoolYear: fields.schoolYear.default(''),
  colour: fields.colour.default('board'),
  scale: fields.scale.default(null),
  usesExternalIds: fields.usesExternalIds.default(false),
  editorsMayRelease: fields.editorsMayRelease.default(false),
})
export type CreateClassRequest = z.infer<typeof CreateClassRequest>

/** `PATCH /api/classes/{id}`: changes only the fields sent. `editorsMayRelease` requires `class:grant-release`. */
export const ChangeClassRequest = z.strictObject(fields).partial()
export type ChangeClassRequest = z.infer<typeof ChangeClassRequest>

/** `POST /api/classes/{id}/duplicate`: never copies marks or exams. */
export const DuplicateClassRequest = z.strictObject({ name: fields.name, withStudents: z.boolean() })
export type DuplicateClassRequest = z.infer<typeof DuplicateClassRequest>

/** Why a class is read-only: archived by its owner, or beyond the owner's plan. */
export const ReadOnlyReason = z.enum(['archived', 'over-limit'])
export type ReadOnlyReason = z.infer<typeof ReadOnlyReason>

const counts = {
  students: z.number().int(),
  exams: z.number().int(),
  /** Number of cells without a value or status in all exams in marking. */
  cellsToEnter: z.number().int(),
}

const summary = {
  id: ObjectIdString,
  ...fields,
  /** The requester's role; null for a school administrator who isn't a member. */
  role: ClassRole.nullable(),
  ownerName: z.string(),
  counts: z.object(counts),
  /** Null until an exam is reviewed. */
  results: ClassResults.nullable(),
  lastActivityAt: Timestamp,
  archivedAt: Timestamp.nullable(),
  deletedAt: Timestamp.nullable(),
  /** Whether it is the sample class of onboarding, which takes no plan slot. */
  isSample: z.boolean(),
  readOnly: ReadOnlyReason.nullable(),
}

/** One class in a list. */
export const ClassCard = z.object(summary)
export type ClassCard = z.infer<typeof ClassCard>

/**
 * `GET /api/classes/{id}`, and the response to every change of a class: `POST …/archive`, `…/unarchive`, `…/restore` (the
 * last two throw `classes/limit-reached`). `DELETE /api/classes/{id}` answers 204. `version` increases with every change of
 * the class itself.
 */
export const SchoolClass = z.object({
  ...summary,
  schoolId: ObjectIdString.nullable(),
  /** The scale in use: the class's own, otherwise the school's, otherwise points out of 20. */
  effectiveScale: GradingScale,
  memberCount: z.number().int(),
  version: z.number().int(),
  /** Maximum number of students in the owner's plan; null without a limit. */
  studentLimit: z.number().int().nullable(),
  createdAt: Timestamp,
})
export type SchoolClass = z.infer<typeof SchoolClass>

/** `GET /api/classes`: latest activity first. `q` searches name, level and subjects. */
export const ClassQuery = z.strictObject({
  state: z.enum(['active', 'archived', 'deleted']).default('active'),
  q: LineOfText(100).optional(),
  cursor: Cursor.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(24),
})
export const ClassPage = z.object({
  classes: z.array(ClassCard),
  nextCursor: Cursor.nullable(),
  /** Number of active classes that count towards the plan, and the plan's limit. */
  used: z.number().int(),
  limit: z.number().int().nullable(),
})
export type ClassPage = z.infer<typeof ClassPage>

/** The number of days within which a deleted class can be restored. */
export const trashDays = 30
