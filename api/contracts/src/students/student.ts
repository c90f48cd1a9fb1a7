import { z } from 'zod'
import { LineOfText } from '../plain-text.ts'
import { ObjectIdString, Timestamp } from '../identifiers.ts'
import { nameProblem, studentTextLimits, type StudentsAction as Action } from '@classeur/domain/roster'

/** A day without a time, as ISO 8601: 2026-09-01. */
export const DayString = z.iso.date()

const Name = LineOfText(studentTextLimits.name)

const fields = {
  firstName: Name,
  lastName: Name,
  /** The school's own number; may be empty, otherwise unique in a class. */
  externalId: LineOfText(studentTextLimits.externalId),
  /** Private to the class's teachers. */
  note: z.string().trim().max(studentTextLimits.note),
  hasNeeds: z.boolean(),
  joinedOn: DayString.nullable(),
  /** The day on which the student left; earlier marks stay. */
  leftOn: DayString.nullable(),
}

/** A student to add; `nameProblem` defines which names are refused. */
export const NewStudent = z
  .strictObject({
    ...fields,
    firstName: fields.firstName.default(''),
    lastName: fields.lastName.default(''),
    externalId: fields.externalId.default(''),
    note: fields.note.default(''),
    hasNeeds: fields.hasNeeds.default(false),
    joinedOn: fields.joinedOn.default(null),
    leftOn: fields.leftOn.default(null),
  })
  .refine((student) => nameProblem(student) === null, { error: 'name' })
export type NewStudent = z.infer<typeof NewStudent>

/**
 * `POST /api/classes/{id}/students`, with a {@link RequestKeyQuery}. `changedIds` in the answer are all students of the
 * request, also those whom an earlier request under the same key added.
 * @throws `students/limit-reached`, `students/duplicate-external-id`
 */
export const AddStudentsRequest = z.strictObject({ students: z.array(NewStudent).min(1).max(500) })
export type AddStudentsRequest = z.infer<typeof AddStudentsRequest>

/** `PATCH /api/classes/{id}/students/{studentId}`: changes only the fields sent. */
export const ChangeStudentRequest = z
  .strictObject({ ...fields, groupIds: z.array(ObjectIdString).max(studentTextLimits.groups) })
  .partial()
export type ChangeStudentRequest = z.infer<typeof ChangeStudentRequest>

/** An action on several students. `delete` can be undone with `restore` for 30 days; marks stay. */
export const StudentsAction = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('delete') }),
  z.strictObject({ action: z.literal('restore') }),
  z.strictObject({ action: z.literal('leave'), on: DayString }),
  z.strictObject({ action: z.literal('return') }),
  z.strictObject({ action: z.literal('add-to-group'), groupId: ObjectIdString }),
  z.strictObject({ action: z.literal('remove-from-group'), groupId: ObjectIdString }),
]) satisfies z.ZodType<Action>
export type StudentsAction = z.infer<typeof StudentsAction>

/** `POST /api/classes/{id}/students/actions`. */
export const ActOnStudentsRequest = z.strictObject({
  ids: z.array(ObjectIdString).min(1).max(2000),
  act: StudentsAction,
})
export type ActOnStudentsRequest = z.infer<typeof ActOnStudentsRequest>

/** A student of a class. `number` is the list number and never changes by itself. */
export const Student = z.object({
  ...fields,
  id: ObjectIdString,
  number: z.number().int().positive(),
  groupIds: z.array(ObjectIdString),
  /** True if the class has more students than the owner's plan allows; the entry in the list is then read-only. */
  isOverLimit: z.boolean(),
  deletedAt: Timestamp.nullable(),
})
export type Student = z.infer<typeof Student>

/** A group. Groups that an exam or a resource has used are kept unchanged and have `usedAt`. */
export const StudentGroup = z.object({
  id: ObjectIdString,
  name: z.string(),
  usedAt: Timestamp.nullable(),
})
export type StudentGroup = z.infer<typeof StudentGroup>

/** `POST /api/classes/{id}/groups`, `PATCH /api/classes/{id}/groups/{groupId}`. */
export const GroupInput = z.strictObject({ name: LineOfText(studentTextLimits.groupName).min(1) })
export type GroupInput = z.infer<typeof GroupInput>

/** `GET /api/classes/{id}/students`. `version` increases with every change; contains no deleted students. */
export const Roster = z.object({
  version: z.number().int(),
  students: z.array(Student),
  groups: z.array(StudentGroup),
  /** The owner's plan limit; null without a limit. Students who have left don't count. */
  limit: z.number().int().nullable(),
})
export type Roster = z.infer<typeof Roster>

/** Response to every change of the roster: the current roster. */
export const RosterChange = z.object({ roster: Roster, changedIds: z.array(ObjectIdString) })
export type RosterChange = z.infer<typeof RosterChange>
