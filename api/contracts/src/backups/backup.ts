import { z } from 'zod'
import { CodedError } from '../errors/problem.ts'
import { ObjectIdString, RequestKey, Timestamp } from '../identifiers.ts'

/** The queue of backups, checks, restores and deletions of accounts. */
export const backupQueue = 'backup'

/** Why a backup was made. `uploaded`: the person's own file; `export`: all data of a person, to take along. */
export const BackupKind = z.enum(['nightly', 'weekly', 'before-restore', 'by-hand', 'uploaded', 'export'])
export type BackupKind = z.infer<typeof BackupKind>

export const BackupState = z.enum(['queued', 'running', 'done', 'failed', 'stopped'])
export type BackupState = z.infer<typeof BackupState>

/** Whether the stored archive was read again and every hash compared. */
export const BackupVerification = z.enum(['unverified', 'checking', 'verified', 'damaged'])
export type BackupVerification = z.infer<typeof BackupVerification>

/** Progress in files and bytes; a total is null until it is known. */
export const FileProgress = z.object({
  files: z.number().int().nonnegative(),
  filesTotal: z.number().int().nonnegative().nullable(),
  bytes: z.number().int().nonnegative(),
  bytesTotal: z.number().int().nonnegative().nullable(),
})
export type FileProgress = z.infer<typeof FileProgress>

/** What an archive contains. */
export const ArchiveCounts = z.object({
  classes: z.number().int().nonnegative(),
  students: z.number().int().nonnegative(),
  exams: z.number().int().nonnegative(),
  marks: z.number().int().nonnegative(),
  lessonPlans: z.number().int().nonnegative(),
  resources: z.number().int().nonnegative(),
  pictures: z.number().int().nonnegative(),
})
export type ArchiveCounts = z.infer<typeof ArchiveCounts>

export const Backup = z.object({
  id: ObjectIdString,
  kind: BackupKind,
  /** Whether the files of pictures and resources are in it; a quick backup has none. */
  withMedia: z.boolean(),
  state: BackupState,
  progress: FileProgress,
  /** The size of the archive; null until it is written. */
  sizeBytes: z.number().int().nonnegative().nullable(),
  counts: ArchiveCounts.nullable(),
  createdAt: Timestamp,
  finishedAt: Timestamp.nullable(),
  verification: BackupVerification,
  verifiedAt: Timestamp.nullable(),
  /** When it is deleted; null if only its owner deletes it. */
  keptUntil: Timestamp.nullable(),
  error: CodedError.nullable(),
  /** Grows with every change, so that a client ignores an older state. */
  seq: z.number().int().nonnegative(),
})
export type Backup = z.infer<typeof Backup>

/** The schedule of a person; times are in their school's time zone. */
export const BackupSchedule = z.object({
  /** A quick backup every night at 02:00. */
  nightly: z.boolean(),
  /** A backup with media every Sunday at 03:00. */
  weekly: z.boolean(),
})
export type BackupSchedule = z.infer<typeof BackupSchedule>

/** The kept backups, newest first, and those being made. */
export const BackupList = z.object({
  backups: z.array(Backup),
  schedule: BackupSchedule,
  /** When the newest own backup that is verified was made. */
  lastVerifiedAt: Timestamp.nullable(),
})
export type BackupList = z.infer<typeof BackupList>

export const CreateBackup = z.strictObject({ withMedia: z.boolean(), requestKey: RequestKey })
export type CreateBackup = z.infer<typeof CreateBackup>

/** `POST /api/account/export`. */
export const ExportAccount = z.strictObject({ requestKey: RequestKey })

/** A link that the browser itself downloads from, with ranges; it needs no other proof and ends soon. */
export const DownloadLink = z.object({ url: z.string(), expiresAt: Timestamp })
export type DownloadLink = z.infer<typeof DownloadLink>

/** A backup changed; clients that show an older `seq` must read it again. Sent to its owner. */
export const BackupChangedEvent = z.object({
  backupId: ObjectIdString,
  seq: z.number().int(),
  state: BackupState,
  progress: FileProgress,
  /** Older workers omit it. */
  kind: BackupKind.optional(),
})
export type BackupChangedEvent = z.infer<typeof BackupChangedEvent>
