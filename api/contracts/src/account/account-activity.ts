import { z } from 'zod'
import { Cursor, ObjectIdString, Timestamp } from '../identifiers.ts'

/** What the log of an account contains. The web's i18n files contain their texts under the same keys. */
export const AccountActivityKind = z.enum([
  'signed-in',
  'sign-in-failed',
  'signed-out',
  'session-ended',
  'signed-out-elsewhere',
  'file-downloaded',
  'backup-requested',
  'backup-downloaded',
  'backup-deleted',
  'restored',
  'restore-undone',
  'class-role-changed',
  'class-joined',
  'class-left',
  'school-role-changed',
  'school-invited',
  'school-joined',
  'school-left',
  'school-removed',
  'class-deleted',
  'students-deleted',
  'exam-deleted',
  'lesson-plan-deleted',
  'resource-deleted',
  'picture-deleted',
  'class-restored',
  'students-restored',
  'exam-restored',
  'lesson-plan-restored',
  'resource-restored',
  'picture-restored',
  'deleted-for-good',
  'export-requested',
  'export-downloaded',
  'deletion-requested',
  'deletion-withdrawn',
])
export type AccountActivityKind = z.infer<typeof AccountActivityKind>

/** The files whose download is logged, by what they contain. */
export const DownloadedFile = z.enum([
  'marks',
  'gradebook',
  'reports',
  'lesson-plan',
  'resource',
  'picture',
  'receipt',
  'orders',
  'wallet',
  'other',
])
export type DownloadedFile = z.infer<typeof DownloadedFile>

/** Values for the text of an entry: names of classes, roles, devices. Never ids. */
export const ActivityDetails = z.record(z.string(), z.union([z.string(), z.number()]))
export type ActivityDetails = z.infer<typeof ActivityDetails>

/** One entry in the log of an account, which only its owner sees. */
export const AccountActivity = z.object({
  id: ObjectIdString,
  /** An {@link AccountActivityKind}. Clients skip other kinds, which a newer server may send. */
  kind: z.string(),
  details: ActivityDetails,
  at: Timestamp,
})
export type AccountActivity = z.infer<typeof AccountActivity>

/** `GET /api/account/activity`, newest first. */
export const AccountActivityQuery = z.strictObject({ cursor: Cursor.optional() })
export const AccountActivityPage = z.object({
  activities: z.array(AccountActivity),
  nextCursor: Cursor.nullable(),
})
export type AccountActivityPage = z.infer<typeof AccountActivityPage>

/** How long an entry is kept. */
export const accountActivityDays = 365
