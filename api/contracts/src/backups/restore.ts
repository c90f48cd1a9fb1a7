import { z } from 'zod'
import { CodedError } from '../errors/problem.ts'
import { Cursor, ObjectIdString, RequestKey, Timestamp } from '../identifiers.ts'
import { FileProgress } from './backup.ts'

/**
 * `checking` reads every file of the archive, `ready` has a preview, `refused` changed nothing. `failed` has undone
 * itself. `done` can be undone until `undoUntil`.
 */
export const RestoreState = z.enum([
  'checking',
  'ready',
  'refused',
  'cancelled',
  'restoring',
  'done',
  'failed',
  'undoing',
  'undone',
])
export type RestoreState = z.infer<typeof RestoreState>

const writing: ReadonlySet<RestoreState> = new Set(['restoring', 'undoing'])

/** True while a worker writes restored classes, lesson plans and pictures, or undoes a restore. */
export const isRestoreWriting = (state: RestoreState): boolean => writing.has(state)

/** True while a worker checks an archive, restores it, or undoes a restore. */
export const isRestoreWorking = (state: RestoreState): boolean =>
  state === 'checking' || isRestoreWriting(state)

/**
 * `copy` adds new classes, takes lesson plans and pictures out of the trash, and changes nothing else; `merge` adds what
 * is missing and settles conflicts mark by mark; `replace` puts the classes back as they were.
 */
export const RestoreMethod = z.enum(['copy', 'merge', 'replace'])
export type RestoreMethod = z.infer<typeof RestoreMethod>

/** Students, exams and marks: in the archive only, equal, changed here only, changed here and in the archive. */
export const RestoreCounts = z.object({
  new: z.number().int().nonnegative(),
  same: z.number().int().nonnegative(),
  changed: z.number().int().nonnegative(),
  conflicts: z.number().int().nonnegative(),
})
export type RestoreCounts = z.infer<typeof RestoreCounts>

export const RestorePreviewClass = z.object({
  /** The id in the archive. */
  classId: ObjectIdString,
  name: z.string(),
  colour: z.string(),
  /** Whether the class exists here now. `foreign`: it belongs to somebody else now, so only a copy is possible. */
  here: z.enum(['present', 'in-trash', 'gone', 'foreign']),
  counts: RestoreCounts,
  /** Whether restoring the class uses up one of the plan's classes, as a copy or in place. */
  takesSlot: z.object({ copy: z.boolean(), inPlace: z.boolean() }),
})
export type RestorePreviewClass = z.infer<typeof RestorePreviewClass>

export const RestorePreview = z.object({
  classes: z.array(RestorePreviewClass),
  /** What belongs to no class. A copy or a merge adds what is new; a replacement puts back what changed too. */
  lessonPlans: RestoreCounts,
  pictures: RestoreCounts,
  /** Pictures that can't be restored, because their files are neither in the archive nor here. They aren't in `pictures`. */
  picturesWithoutFile: z.number().int().nonnegative(),
  files: z.number().int().nonnegative(),
  /** The classes of the plan that are taken now, and the plan's limit. */
  openClasses: z.number().int().nonnegative(),
  classLimit: z.number().int().nonnegative(),
})
export type RestorePreview = z.infer<typeof RestorePreview>

export const Restore = z.object({
  id: ObjectIdString,
  backupId: ObjectIdString,
  state: RestoreState,
  /** Files and bytes read while checking, documents written while restoring. */
  progress: FileProgress,
  /** Why the archive was refused or the restore failed. */
  error: CodedError.nullable(),
  /** The file of the archive that the refusal is about. */
  refusedFile: z.string().nullable(),
  preview: RestorePreview.nullable(),
  method: RestoreMethod.nullable(),
  classIds: z.array(ObjectIdString),
  snapshotId: ObjectIdString.nullable(),
  /** The classes as they are called afterwards. */
  result: z
    .object({
      classes: z.array(z.object({ classId: ObjectIdString, name: z.string() })),
      counts: RestoreCounts,
      /** Marks that were typed after the preview and stayed, because nobody had decided about them. */
      keptMarks: z.number().int().nonnegative(),
      /** Of an undone or failed restore: what somebody has changed since, so that it stayed. */
      keptDocuments: z.number().int().nonnegative(),
    })
    .nullable(),
  createdAt: Timestamp,
  /** When the archive was made; null until it was opened. An uploaded archive is older than its backup. */
  archivedAt: Timestamp.nullable(),
  finishedAt: Timestamp.nullable(),
  undoUntil: Timestamp.nullable(),
  seq: z.number().int().nonnegative(),
})
export type Restore = z.infer<typeof Restore>

export const RestoreList = z.object({ restores: z.array(Restore) })

/** One side of a conflict, as the mark sheet shows it. */
export const ConflictingMark = z.object({
  /** In hundredths; null for an empty cell or a status. */
  valueHundredths: z.number().int().nullable(),
  status: z.string().nullable(),
  comment: z.string().nullable(),
  changedAt: Timestamp.nullable(),
  changedBy: z.string().nullable(),
})
export type ConflictingMark = z.infer<typeof ConflictingMark>

/** A mark that changed here after the backup was made, and differs from it. */
export const RestoreConflict = z.object({
  id: z.string(),
  classId: ObjectIdString,
  className: z.string(),
  examId: ObjectIdString,
  examTitle: z.string(),
  studentName: z.string(),
  questionLabel: z.string(),
  archived: ConflictingMark,
  here: ConflictingMark,
})
export type RestoreConflict = z.infer<typeof RestoreConflict>

export const RestoreConflictPage = z.object({
  conflicts: z.array(RestoreConflict),
  total: z.number().int().nonnegative(),
  nextCursor: Cursor.nullable(),
})
export type RestoreConflictPage = z.infer<typeof RestoreConflictPage>

/** Begins the check of an archive. */
export const CheckBackup = z.strictObject({ backupId: ObjectIdString, requestKey: RequestKey })
export type CheckBackup = z.infer<typeof CheckBackup>

export const StartRestore = z.strictObject({
  method: RestoreMethod,
  classIds: z.array(ObjectIdString).max(1000),
  /** For a merge: the side that stays, by the id of the conflict; every conflict of the classes must be there. */
  decisions: z.record(z.string(), z.enum(['archived', 'here'])),
})
export type StartRestore = z.infer<typeof StartRestore>

/** A restore changed; clients that show an older `seq` must read it again. Sent to its owner. */
export const RestoreChangedEvent = z.object({
  restoreId: ObjectIdString,
  seq: z.number().int(),
  state: RestoreState,
  progress: FileProgress,
})
export type RestoreChangedEvent = z.infer<typeof RestoreChangedEvent>
