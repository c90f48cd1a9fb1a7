import { z } from 'zod'
import { GradingScale } from '../exams/grading-scale.ts'
import { Cursor, ObjectIdString, Timestamp } from '../identifiers.ts'
import { ClassRole } from './roles.ts'

/** The colours a class can have; the web maps each to a pair of tokens for light and dark. */
export const classColours = ['board', 'sky', 'sun', 'pen', 'plum', 'teal', 'sand', 'slate'] as const
export const ClassColour = z.enum(classColours)
export type ClassColour = z.infer<typeof ClassColour>

const Line = (max: number) => z.string().trim().max(max)

const fields = {
  name: Line(80).min(1),
  /** Such as "Year 6" or "4e". */
  level: Line(60),
  subjects: z.array(Line(60).min(1)).max(12),
  /** As people write it: "2026–27". */
  schoolYear: Line(20),
  colour: ClassColour,
  /** Null: that of the school. */
  scale: GradingScale.nullable(),
  /** Students are told apart by a number of the school's; join links ask for it. */
  usesExternalIds: z.boolean(),
}

/** `POST /api/classes`. @throws `classes/limit-reached` when the plan has no room */
export const CreateClassRequest = z.strictObject({
  ...fields,
  level: fields.level.default(''),
  subjects: fields.subjects.default([]),
  schoolYear: fields.schoolYear.default(''),
  colour: fields.colour.default('board'),
  scale: fields.scale.default(null),
  usesExternalIds: fields.usesExternalIds.default(false),
})
export type CreateClassRequest = z.infer<typeof CreateClassRequest>

/** `PATCH /api/classes/{id}`: only what is sent changes. */
export const ChangeClassRequest = z.strictObject(fields).partial()
export type ChangeClassRequest = z.infer<typeof ChangeClassRequest>

/** `POST /api/classes/{id}/duplicate`: never takes marks or exams along. */
export const DuplicateClassRequest = z.strictObject({ name: fields.name, withStudents: z.boolean() })
export type DuplicateClassRequest = z.infer<typeof DuplicateClassRequest>

/** Why nothing can be written: archived by its owner, or more than the owner's plan holds. */
export const ReadOnlyReason = z.enum(['archived', 'over-limit'])
export type ReadOnlyReason = z.infer<typeof ReadOnlyReason>

const counts = {
  students: z.number().int(),
  exams: z.number().int(),
  /** Cells of all exams being marked that hold neither a value nor a status. */
  cellsToEnter: z.number().int(),
}

const summary = {
  id: ObjectIdString,
  ...fields,
  /** The role of whoever asks; null for an administrator of the school who is no member. */
  role: ClassRole.nullable(),
  ownerName: z.string(),
  counts: z.object(counts),
  lastActivityAt: Timestamp,
  archivedAt: Timestamp.nullable(),
  deletedAt: Timestamp.nullable(),
  /** The sample class of onboarding: does not count for the plan, one click deletes it. */
  isSample: z.boolean(),
  readOnly: ReadOnlyReason.nullable(),
}

/** One class in a list. */
export const ClassCard = z.object(summary)
export type ClassCard = z.infer<typeof ClassCard>

/**
 * `GET /api/classes/{id}`, and the answer to every change of a class: `POST …/archive`, `…/unarchive`, `…/restore` (the
 * last two throw `classes/limit-reached`). `DELETE /api/classes/{id}` answers 204. `version` grows with every change of
 * the class itself.
 */
export const SchoolClass = z.object({
  ...summary,
  schoolId: ObjectIdString.nullable(),
  /** The scale in use: its own, else that of the school, else points on 20. */
  effectiveScale: GradingScale,
  memberCount: z.number().int(),
  version: z.number().int(),
  /** How many students the owner's plan allows; null without a limit. */
  studentLimit: z.number().int().nullable(),
  createdAt: Timestamp,
})
export type SchoolClass = z.infer<typeof SchoolClass>

/** `GET /api/classes`: latest activity first. `q` searches name, level and subjects. */
export const ClassQuery = z.strictObject({
  state: z.enum(['active', 'archived', 'deleted']).default('active'),
  q: z.string().trim().max(100).optional(),
  cursor: Cursor.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(24),
})
export const ClassPage = z.object({
  classes: z.array(ClassCard),
  nextCursor: Cursor.nullable(),
  /** Active classes that count for the plan, and how many the plan allows. */
  used: z.number().int(),
  limit: z.number().int().nullable(),
})
export type ClassPage = z.infer<typeof ClassPage>

/** How long what was deleted can be brought back. */
export const trashDays = 30
