import {
  AppError,
  GenerationJobPayload,
  generationLock,
  isFinalState,
  hasJob,
  maxGenerationStarts,
  type JobKind,
} from '@classeur/contracts'
import { afterEnd } from '@classeur/queue'
import { isDatabaseUnavailable } from '@classeur/database'
import { UnrecoverableError, type Job } from 'bullmq'
import type { Logger } from 'pino'
import type { GenerationProcessor } from './generation-context.ts'
import { createJobWorker, handBackMs, type JobContext } from './job-worker.ts'
import { runAttempt, type AttemptDependencies } from './run-attempt.ts'

/** More than any plan allows at once; a generation that isn't among these needs two reads instead of one. */
const mostAtOnce = 20
/** Delay before a job is checked again whose owner already runs as many generations as the plan allows. */
const ownerBusyDelayMs = 500
/** Delay before a job is tried again while the database is unreachable; this doesn't use up an attempt. */
const databaseAwayDelayMs = 1000
/** Delay before a job of an unknown kind is checked again; in between, a worker of another version may process it. */
const unknownKindDelayMs = 1000

export interface WorkerDependencies extends Omit<AttemptDependencies, 'log'> {
  processors: Record<JobKind, GenerationProcessor>
  log: Logger
  redisUrl: string
  concurrency: number
  /** Jobs that all workers together start per minute; null for no limit. */
  jobsPerMinute: number | null
}

/** Creates a BullMQ worker for one queue. `stop` accepts no new job and requeues running jobs after `graceMs`. */
export function createGenerationWorker(queueName: string, deps: WorkerDependencies) {
  /** Returns a job's generation and whether its owner may run it now; null if it has ended or doesn't exist. */
  async function look({ generationId: id, ownerId }: GenerationJobPayload) {
    const indexIn = (list: { _id: unknown }[]) => list.findIndex(({ _id }) => String(_id) === id)
    const allowed = ownerId ? await deps.queries.listAllowed(ownerId, mostAtOnce) : []
    const listed = allowed[indexIn(allowed)]
    if (listed) return { generation: listed, mayRun: indexIn(allowed) < listed.ownerLimit }
    const generation = await deps.generations.findById(id)
    if (!generation || isFinalState(generation.state)) return null
    const owners = await deps.queries.listAllowed(generation.ownerId, generation.ownerLimit)
    return { generation, mayRun: indexIn(owners) >= 0 }
  }

  const after = (delayMs: number) => deps.queries.now().getTime() + delayMs

  async function process(job: Job<unknown, void>, context: JobContext): Promise<void> {
    const { signal, putBack, rateLimit } = context
    const payload = GenerationJobPayload.safeParse(job.data)
    if (!payload.success) throw new UnrecoverableError('payload is not one of ours')
    const id = payload.data.generationId
    const seen = await look(payload.data)
    if (!seen) return
    const { generation, mayRun } = seen
    const log = deps.log.child({ generationId: id, reqId: generation.requestId })
    if (!hasJob(generation.kind)) return putBack(after(unknownKindDelayMs))
    if (!mayRun) return putBack(after(ownerBusyDelayMs))
    const claimed = await deps.generations.claim(id, generation.kind, maxGenerationStarts)
    if (!claimed) {
      const error = { code: 'generations/worker-lost', params: {} } as const
      const ended =
        generation.attempt >= maxGenerationStarts
          ? await deps.generations.end(id, { state: 'failed', error })
          : null
      if (ended) await afterEnd(deps, ended)
      return
    }
    log.info({ attempt: claimed.attempt, kind: claimed.kind }, 'generation started')
    const attemptsLeft = job.attemptsMade + 1 < (job.opts.attempts ?? 1)
    const outcome = await runAttempt(
      { ...deps, log },
      deps.processors[generation.kind],
      claimed,
      signal,
      attemptsLeft,
    )
    log.info({ attempt: claimed.attempt, outcome: outcome.kind }, 'generation attempt ended')
    if (outcome.kind === 'handed-back') return putBack(after(0))
    if (outcome.kind === 'failed') throw new UnrecoverableError(outcome.error.code)
    if (outcome.kind !== 'again') return
    if (outcome.rateLimitedForMs === null) throw outcome.error
    return rateLimit(outcome.rateLimitedForMs)
  }

  async function processLogged(job: Job<unknown, void>, context: JobContext): Promise<void> {
    try {
      await process(job, context)
    } catch (error) {
      if (isDatabaseUnavailable(error)) {
        deps.log.warn({ err: error, jobId: job.id }, 'database unavailable; job returned to the queue')
        return context.putBack(after(databaseAwayDelayMs))
      }
      if (error instanceof AppError)
        deps.log.warn(
          { err: error.cause ?? error, code: error.code, jobId: job.id },
          'attempt failed; will retry',
        )
      throw error
    }
  }

  return createJobWorker(processLogged, {
    queue: queueName,
    redisUrl: deps.redisUrl,
    concurrency: deps.concurrency,
    lock: generationLock,
    maxStalledCount: generationLock.maxStalledCount,
    ...(deps.jobsPerMinute && { limiter: { max: deps.jobsPerMinute, duration: 60_000 } }),
    handBackMs,
    log: deps.log,
    logNames: { worker: 'worker', job: 'job' },
  })
}
