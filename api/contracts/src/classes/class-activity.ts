import { z } from 'zod'
import { Cursor, ObjectIdString, Timestamp } from '../identifiers.ts'

/** The logged activities, visible to all members. The web's i18n files contain their texts under the same keys. */
export const ActivityKind = z.enum([
  'class-created',
  'class-changed',
  'class-archived',
  'class-unarchived',
  'class-deleted',
  'class-restored',
  /** The owner chose which classes stay open within the plan's limit; this class is, or isn't, one of them. */
  'class-made-writable',
  'class-made-read-only',
  'students-added',
  'students-changed',
  'students-removed',
  'students-restored',
  'students-deleted-for-good',
  'students-imported',
  'import-undone',
  'groups-changed',
  'member-invited',
  'invitation-revoked',
  'member-joined',
  'member-left',
  'member-removed',
  'role-changed',
  'transfer-offered',
  'transfer-withdrawn',
  'transfer-declined',
  'ownership-transferred',
  'join-link-created',
  'join-link-changed',
  'join-link-reset',
  'join-request-accepted',
  'join-request-declined',
  'exam-created',
  'exam-changed',
  'exam-structure-changed',
  'exam-status-changed',
  'exam-deleted',
  'exam-restored',
  'exam-deleted-for-good',
  'need-groups-changed',
  'aggregation-chosen',
  'overall-comments-changed',
  'resources-requested',
  'resource-deleted',
  'resource-restored',
  'resource-deleted-for-good',
  /** `backupAt`: when the backup was made, ISO 8601. */
  'backup-restored',
  'restore-undone',
])
export type ActivityKind = z.infer<typeof ActivityKind>

/** One entry in the activity log of a class; `params` are the values for its text (names, numbers), never ids. */
export const ClassActivity = z.object({
  id: ObjectIdString,
  kind: ActivityKind,
  /** Display name of the person who acted; empty for a student's request and for a deleted account. */
  by: z.string(),
  /** Whether the person who acted has deleted their account. */
  byFormerColleague: z.boolean().optional(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  at: Timestamp,
})
export type ClassActivity = z.infer<typeof ClassActivity>

/** `GET /api/classes/{id}/activity`, newest first. */
export const ActivityQuery = z.strictObject({ cursor: Cursor.optional() })
export const ActivityPage = z.object({ activities: z.array(ClassActivity), nextCursor: Cursor.nullable() })
export type ActivityPage = z.infer<typeof ActivityPage>
