import { z } from 'zod'
import { Cursor, ObjectIdString, Timestamp } from '../identifiers.ts'
import { ImageStyle } from '../images/image-request.ts'
import { ResourceKind } from '../resources/item.ts'

/** The kinds of things that wait in the trash after they were deleted. */
export const trashKinds = ['class', 'student', 'exam', 'lesson-plan', 'resource', 'picture'] as const
export const TrashKind = z.enum(trashKinds)
export type TrashKind = z.infer<typeof TrashKind>

const count = z.number().int().nonnegative()

const entry = {
  id: ObjectIdString,
  /** The name of a class, student or picture; the title of the others. */
  title: z.string(),
  deletedAt: Timestamp,
  /** Who deleted it; null if it was deleted before this was recorded, or the account is gone. */
  deletedBy: z.object({ name: z.string(), isSelf: z.boolean() }).nullable(),
  /** After this, nobody can restore it. */
  purgeAt: Timestamp,
}

/** One thing in the trash, with what it belonged to and how much it contains. */
export const TrashEntry = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('class'), ...entry, students: count, exams: count }),
  /** `exams`: those in which the student has marks. */
  z.object({ kind: z.literal('student'), ...entry, className: z.string(), exams: count }),
  /** `papers`: students with marks in it. */
  z.object({ kind: z.literal('exam'), ...entry, className: z.string(), papers: count }),
  /** `className` is null without a class, or if the person can't see it. */
  z.object({
    kind: z.literal('lesson-plan'),
    ...entry,
    className: z.string().nullable(),
    durationMin: count,
  }),
  z.object({
    kind: z.literal('resource'),
    ...entry,
    className: z.string(),
    examTitle: z.string(),
    resourceKind: ResourceKind,
  }),
  z.object({ kind: z.literal('picture'), ...entry, style: ImageStyle.nullable(), sizeBytes: count }),
])
export type TrashEntry = z.infer<typeof TrashEntry>

/** `GET /api/trash`: without a kind, everything. */
export const TrashQuery = z.strictObject({
  kind: TrashKind.optional(),
  cursor: Cursor.optional(),
})
export type TrashQuery = z.infer<typeof TrashQuery>

/** One page of what the person may restore, the first to expire first. */
export const TrashPage = z.object({
  entries: z.array(TrashEntry),
  nextCursor: z.string().nullable(),
  /** How many there are of each kind, whichever kind the page shows. */
  counts: z.record(TrashKind, count),
  /** How much of the person's storage the trash takes. */
  bytes: count,
  /** When the page was read: what is deleted later isn't on it. */
  readAt: Timestamp,
})
export type TrashPage = z.infer<typeof TrashPage>

/** `POST /api/trash/{kind}/{id}/put-back`: undoes a restore. `deletedAt`: of the entry that was restored. */
export const PutBackRequest = z.strictObject({ deletedAt: Timestamp })
export type PutBackRequest = z.infer<typeof PutBackRequest>

/** `DELETE /api/trash`: deletes for good what was in the trash at `readAt`; without a kind, everything. */
export const EmptyTrashQuery = z.strictObject({ kind: TrashKind.optional(), readAt: Timestamp })
export type EmptyTrashQuery = z.infer<typeof EmptyTrashQuery>

/** How many things were deleted for good. */
export const TrashEmptied = z.object({ count })
export type TrashEmptied = z.infer<typeof TrashEmptied>
