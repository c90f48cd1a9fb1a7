import { z } from 'zod'
import { ObjectIdString } from '../identifiers.ts'
import { MarksWritten } from '../marks/sheet-presence.ts'
import { BackupChangedEvent } from './backup.ts'
import { RestoreChangedEvent } from './restore.ts'

/** The jobs of the queue `backup`; each is about one document, which is the truth about its state. */
export const backupJobNames = [
  'make',
  'verify',
  'check',
  'restore',
  'undo',
  'export',
  'delete-account',
] as const
export type BackupJobName = (typeof backupJobNames)[number]

/** The payload of every job that is about a document: its id. Workers read the rest from the document. */
export const BackupJobPayload = z.object({ version: z.literal(1), id: ObjectIdString })
export type BackupJobPayload = z.infer<typeof BackupJobPayload>

/** The rounds that start scheduled backups: one scheduler each, however many workers run. */
export const backupRounds = ['nightly-round', 'weekly-round'] as const
export type BackupRound = (typeof backupRounds)[number]

/** A run that a worker started this often without an end fails. */
export const maxBackupStarts = 5

/** Name of the custom event on the queue's event stream that carries {@link BackupStreamEvent}. */
export const backupStreamEvent = 'backup'

/** Name of the custom event on the same stream that carries {@link EndedSessionsEvent}. */
export const endedSessionsStreamEvent = 'sessions-ended'

/** Sessions that a worker ended with their account; every api replica closes their sockets and refuses their tokens. */
export const EndedSessionsEvent = z.object({ sessionIds: z.array(ObjectIdString) })
export type EndedSessionsEvent = z.infer<typeof EndedSessionsEvent>

/** Name of the custom event on the same stream that carries {@link DeletionReminderEvent}. */
export const deletionReminderStreamEvent = 'deletion-reminder'

/** The deletion with this key ends soon and its person wasn't reminded; one api replica sends the mail. */
export const DeletionReminderEvent = z.object({ key: ObjectIdString })
export type DeletionReminderEvent = z.infer<typeof DeletionReminderEvent>

/** Name of the custom event on the same stream that carries {@link ExportReadyEvent}. */
export const exportReadyStreamEvent = 'export-ready'

/** An export can be downloaded and its person wasn't told by mail; one api replica sends it. */
export const ExportReadyEvent = z.object({ backupId: ObjectIdString })
export type ExportReadyEvent = z.infer<typeof ExportReadyEvent>

/** What changed for a person; api replicas forward it to the person's room. */
export const BackupStreamEvent = z.discriminatedUnion('name', [
  z.object({ name: z.literal('backup:changed'), ownerId: ObjectIdString, payload: BackupChangedEvent }),
  z.object({ name: z.literal('restore:changed'), ownerId: ObjectIdString, payload: RestoreChangedEvent }),
])
export type BackupStreamEvent = z.infer<typeof BackupStreamEvent>

/** Name of the custom event on the queue's event stream that carries {@link RestoredStreamEvent}. */
export const restoredStreamEvent = 'restored'

/** What a restore changed for everybody who has it open; api replicas forward it to their rooms. */
export const RestoredStreamEvent = z.discriminatedUnion('name', [
  z.object({
    name: z.literal('class:restored'),
    classId: ObjectIdString,
    memberIds: z.array(ObjectIdString),
  }),
  z.object({ name: z.literal('marks:restored'), payload: MarksWritten }),
])
export type RestoredStreamEvent = z.infer<typeof RestoredStreamEvent>
