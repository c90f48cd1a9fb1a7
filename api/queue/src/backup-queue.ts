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
import { Queue, QueueEventsProducer } from 'bullmq'
import pTimeout from 'p-timeout'
import { producerConnection } from './connection.ts'

const longestAnswerMs = 1000
const streamLength = 2000

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
  const connection = producerConnection(redisUrl)
  const queue = new Queue<BackupJobPayload | undefined, void, string>(backupQueue, {
    connection,
    defaultJobOptions: jobOptions,
    streams: { events: { maxLen: streamLength } },
  })
  const events = new QueueEventsProducer(backupQueue, { connection })
  queue.on('error', onError)
  events.on('error', onError)

  /** A failure is reported but not thrown: rounds add lost jobs, and clients read again. */
  const attempt = async (command: Promise<unknown>): Promise<void> => {
    try {
      await pTimeout(command, { milliseconds: longestAnswerMs, message: 'Redis does not answer' })
    } catch (error) {
      onError(error as Error)
    }
  }

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
    publish: (event: BackupStreamEvent): Promise<void> =>
      attempt(
        events.publishEvent({ eventName: backupStreamEvent, body: JSON.stringify(event) }, streamLength),
      ),

    /** Tells every api replica what a restore changed for everybody who has it open. */
    publishRestored: (event: RestoredStreamEvent): Promise<void> =>
      attempt(
        events.publishEvent({ eventName: restoredStreamEvent, body: JSON.stringify(event) }, streamLength),
      ),

    /** Tells every api replica which sessions ended with their account. */
    publishEnded: (sessionIds: readonly string[]): Promise<void> =>
      attempt(
        events.publishEvent(
          { eventName: endedSessionsStreamEvent, body: JSON.stringify({ sessionIds }) },
          streamLength,
        ),
      ),

    /** Asks the api, which sends mails, to remind the person of a deletion. */
    publishReminder: (key: string): Promise<void> =>
      attempt(
        events.publishEvent(
          { eventName: deletionReminderStreamEvent, body: JSON.stringify({ key }) },
          streamLength,
        ),
      ),

    /** Asks the api, which sends mails, to tell the person that their export is ready. */
    publishExportReady: (backupId: string): Promise<void> =>
      attempt(
        events.publishEvent(
          { eventName: exportReadyStreamEvent, body: JSON.stringify({ backupId }) },
          streamLength,
        ),
      ),

    async close(): Promise<void> {
      const giveUp = (one: Queue | QueueEventsProducer) => void one.disconnect().catch(onError)
      await Promise.all([queue, events].map((one) => one.close().catch(() => giveUp(one))))
    },
  }
}

export type BackupQueue = ReturnType<typeof createBackupQueue>
