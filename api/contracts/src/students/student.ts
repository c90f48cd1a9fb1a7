import { z } from 'zod'
import { ObjectIdString, Timestamp } from '../identifiers.ts'

/** A day without a time, as ISO 8601: 2026-09-01. */
export const DayString = z.iso.date()

/** Most characters of each text, and most groups of one student. */
export const studentTextLimits = { name: 80, externalId: 40, note: 2000, groups: 20, groupName: 60 }

const Name = z.string().trim().max(studentTextLimits.name)

const fields = {
  firstName: Name,
  lastName: Name,
  /** The school's own number; empty when there is none. Unique in a class when it is not. */
  externalId: z.string().trim().max(studentTextLimits.externalId),
  /** Private to the class's teachers. */
  note: z.string().trim().max(studentTextLimits.note),
  hasNeeds: z.boolean(),
  joinedOn: DayString.nullable(),
  /** Set: left; the marks until then stay. */
  leftOn: DayString.nullable(),
}

const named = (student: { firstName?: string | undefined; lastName?: string | undefined }) =>
  Boolean(student.firstName) || Boolean(student.lastName)

/** A student to add; at least one of the names. */
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
  .refine(named, { error: 'name' })
export type NewStudent = z.infer<typeof NewStudent>

/** `POST /api/classes/{id}/students`. @throws `students/limit-reached`, `students/duplicate-external-id` */
export const AddStudentsRequest = z.strictObject({ students: z.array(NewStudent).min(1).max(500) })
export type AddStudentsRequest = z.infer<typeof AddStudentsRequest>

/** `PATCH /api/classes/{id}/students/{studentId}`: only what is sent changes. */
export const ChangeStudentRequest = z
  .strictObject({ ...fields, groupIds: z.array(ObjectIdString).max(studentTextLimits.groups) })
  .partial()
export type ChangeStudentRequest = z.infer<typeof ChangeStudentRequest>

/** What is done to several students at once. `delete` can be undone with `restore` for 30 days; marks stay. */
export const StudentsAction = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('delete') }),
  z.strictObject({ action: z.literal('restore') }),
  z.strictObject({ action: z.literal('leave'), on: DayString }),
  z.strictObject({ action: z.literal('return') }),
  z.strictObject({ action: z.literal('add-to-group'), groupId: ObjectIdString }),
  z.strictObject({ action: z.literal('remove-from-group'), groupId: ObjectIdString }),
])
export type StudentsAction = z.infer<typeof StudentsAction>

/** `POST /api/classes/{id}/students/actions`. */
export const ActOnStudentsRequest = z.strictObject({
  ids: z.array(ObjectIdString).min(1).max(2000),
  act: StudentsAction,
})
export type ActOnStudentsRequest = z.infer<typeof ActOnStudentsRequest>

/** A student of a class. `number` is the place in the list and never changes by itself. */
export const Student = z.object({
  ...fields,
  id: ObjectIdString,
  number: z.number().int().positive(),
  groupIds: z.array(ObjectIdString),
  /** Beyond what the owner's plan holds: shown, not changed. */
  isOverLimit: z.boolean(),
  deletedAt: Timestamp.nullable(),
})
export type Student = z.infer<typeof Student>

/** A group that was used for an exam or a resource is kept as it was then; `usedAt` says that it was. */
export const StudentGroup = z.object({
  id: ObjectIdString,
  name: z.string(),
  usedAt: Timestamp.nullable(),
})
export type StudentGroup = z.infer<typeof StudentGroup>

/** `POST /api/classes/{id}/groups`, `PATCH /api/classes/{id}/groups/{groupId}`. */
export const GroupInput = z.strictObject({ name: z.string().trim().min(1).max(studentTextLimits.groupName) })
export type GroupInput = z.infer<typeof GroupInput>

/** `GET /api/classes/{id}/students`. `version` grows with every change; deleted students are left out. */
export const Roster = z.object({
  version: z.number().int(),
  students: z.array(Student),
  groups: z.array(StudentGroup),
  /** What the owner's plan allows; null without a limit. Who has left does not count. */
  limit: z.number().int().nullable(),
})
export type Roster = z.infer<typeof Roster>

/** Answer to every change of the list: the list as it is now. */
export const RosterChange = z.object({ roster: Roster, changedIds: z.array(ObjectIdString) })
export type RosterChange = z.infer<typeof RosterChange>

/** Still in the class on that day (ISO 8601): neither deleted nor left by then. Only those count for a plan. */
export const isInClass = (student: { deletedAt: unknown; leftOn: string | null }, today: string): boolean =>
  student.deletedAt === null && (student.leftOn === null || student.leftOn > today)
