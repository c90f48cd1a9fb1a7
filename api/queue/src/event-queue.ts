import { Queue, QueueEventsProducer, type JobsOptions } from 'bullmq'
import pTimeout from 'p-timeout'
import { producerConnection } from './connection.ts'

/** A queue that has never connected waits for Redis indefinitely; a request must not. */
const longestAnswerMs = 1000

/** Number of events in a queue's stream, enough for a replica that misses a few seconds. Each may contain a draft. */
const streamLength = 2000

/** @throws TimeoutError when Redis doesn't answer in time; the command may still be carried out */
export const answerOf = <Answer>(command: Promise<Answer>): Promise<Answer> =>
  pTimeout(command, { milliseconds: longestAnswerMs, message: 'Redis does not answer' })

/** A queue for one kind of payload, and its stream, whose events every api replica forwards. */
export function createEventQueue<Payload>(
  name: string,
  redisUrl: string,
  { jobOptions, onError }: { jobOptions: JobsOptions; onError: (error: Error) => void },
) {
  const connection = producerConnection(redisUrl)
  const queue = new Queue<Payload, void, string>(name, {
    connection,
    defaultJobOptions: jobOptions,
    streams: { events: { maxLen: streamLength } },
  })
  const events = new QueueEventsProducer(name, { connection })
  queue.on('error', onError)
  events.on('error', onError)

  /** A failure is reported but not thrown: rounds add lost jobs, and clients read again. */
  const attempt = async (command: Promise<unknown>): Promise<void> => {
    try {
      await answerOf(command)
    } catch (error) {
      onError(error as Error)
    }
  }

  return {
    queue,
    attempt,

    /** Sends an event to every api replica. Events are only hints, so a failure is reported but not thrown. */
    publish: (eventName: string, event: unknown): Promise<void> =>
      attempt(events.publishEvent({ eventName, body: JSON.stringify(event) }, streamLength)),

    /** Ends the connections, also if the server is unavailable. */
    async close(): Promise<void> {
      // `close` fails if the server is unavailable. Don't wait for `disconnect`: while a connection is
      // reconnecting, it never resolves.
      const giveUp = (one: Queue | QueueEventsProducer) => void one.disconnect().catch(onError)
      await Promise.all([queue, events].map((one) => one.close().catch(() => giveUp(one))))
    },
  }
}
