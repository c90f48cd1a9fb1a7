import {
  backupQueue,
  backupRounds,
  backupStreamEvent,
  deletionReminderStreamEvent,
  endedSessionsStreamEvent,
  exportReadyStreamEvent,
  type BackupJobName,
  type BackupJobPayload,
  type BackupRound,
  type BackupStreamEvent,
  restoredStreamEvent,
  type RestoredStreamEvent,
} from '@classeur/contracts'
import { createEventQueue } from './event-queue.ts'

/** The document decides how often a run starts; BullMQ repeats a failed one a few times, then the rounds add it again. */
const jobOptions = {
  attempts: 3,
  backoff: { type: 'exponential', delay: 1000, jitter: 0.5 },
  removeOnComplete: true,
  removeOnFail: true,
} as const

/** 02:00 in a time zone is at a half hour in some. */
const everyHalfHour = '0,30 * * * *'
const scheduledPriority = 10

/** One job per document and name, so that a repeated request adds nothing. */
const backupJobId = (name: BackupJobName, id: string): string => `${name}-${id}`

/** The queue of backups, restores and deletions of accounts, and the stream that tells api replicas what changed. */
export function createBackupQueue(redisUrl: string, onError: (error: Error) => void) {
  const { queue, attempt, publish, close } = createEventQueue<BackupJobPayload | undefined>(
    backupQueue,
    redisUrl,
    { jobOptions, onError },
  )

  async function scheduleRound(name: BackupRound): Promise<void> {
    const existing = await queue.getJobScheduler(name)
    if (existing?.pattern === everyHalfHour) return
    await queue.upsertJobScheduler(name, { pattern: everyHalfHour }, { name, opts: jobOptions })
  }

  return {
    queue,

    /** Adds the job of a stored document; an existing job stays unchanged. */
    add: (
      name: BackupJobName,
      id: string,
      { delayMs = 0, isScheduled = false }: { delayMs?: number; isScheduled?: boolean } = {},
    ): Promise<void> =>
      attempt(
        queue.add(
          name,
          { version: 1, id },
          {
            jobId: backupJobId(name, id),
            delay: delayMs,
            // Nobody waits for a scheduled backup, so those that people asked for overtake it.
            ...(isScheduled && { priority: scheduledPriority }),
          },
        ),
      ),

    /** Has the rounds run every half hour, by one worker, however many workers say so. */
    async scheduleRounds(): Promise<void> {
      for (const name of backupRounds) await attempt(scheduleRound(name))
    },

    /** Tells every api replica what changed for a person. */
    publish: (event: BackupStreamEvent): Promise<void> => publish(backupStreamEvent, event),

    /** Tells every api replica what a restore changed for everybody who has it open. */
    publishRestored: (event: RestoredStreamEvent): Promise<void> => publish(restoredStreamEvent, event),

    /** Tells every api replica which sessions ended with their account. */
    publishEnded: (sessionIds: readonly string[]): Promise<void> =>
      publish(endedSessionsStreamEvent, { sessionIds }),

    /** Asks the api, which sends mails, to remind the person of a deletion. */
    publishReminder: (key: string): Promise<void> => publish(deletionReminderStreamEvent, { key }),

    /** Asks the api, which sends mails, to tell the person that their export is ready. */
    publishExportReady: (backupId: string): Promise<void> => publish(exportReadyStreamEvent, { backupId }),

    close,
  }
}

export type BackupQueue = ReturnType<typeof createBackupQueue>
