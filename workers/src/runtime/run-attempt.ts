import { AppError, errorCatalogue, maxGenerationStarts, type CodedError } from '@classeur/contracts'
import {
  isDatabaseUnavailable,
  type CreditLedger,
  type Generation,
  type GenerationQueries,
  type GenerationRepository,
} from '@classeur/database'
import { afterEnd, publishGeneration, type EndingDependencies, type GenerationQueues } from '@classeur/queue'
import pTimeout from 'p-timeout'
import { ZodError } from 'zod'
import { createReport } from './create-report.ts'
import type { GenerationProcessor } from './generation-context.ts'
import { DeadlineError, ShutdownError, SupersededError } from './interruptions.ts'

/** How often an attempt sends a heartbeat, which also detects that it was cancelled or superseded. */
const heartbeatIntervalMs = 700
/** A provider's requested pause stops the whole queue, so it is limited to these bounds. */
const rateLimitMs = { shortest: 100, asUsual: 5000, longest: 60_000 }

export interface AttemptDependencies extends Omit<EndingDependencies, 'queries'> {
  queries: Pick<GenerationQueries, 'listAllowed' | 'now'>
  generations: GenerationRepository
  ledger: CreditLedger
  queues: GenerationQueues
  log: { info(fields: object, message: string): void; warn(fields: object, message: string): void }
}

/** How an attempt ended; `again` contains the reason and the pause that the provider requested. */
export type AttemptOutcome =
  | { kind: 'over' }
  | { kind: 'failed'; error: CodedError }
  | { kind: 'again'; error: AppError; rateLimitedForMs: number | null }
  | { kind: 'handed-back' }
  | { kind: 'superseded' }

/**
 * Runs one claimed attempt with heartbeat, time limit and shutdown, and classifies the error that ended it.
 * `mayRetry`: whether a temporary failure allows another attempt.
 */
export async function runAttempt(
  deps: AttemptDependencies,
  processor: GenerationProcessor,
  claimed: Generation,
  shutdown: AbortSignal,
  mayRetry: boolean,
): Promise<AttemptOutcome> {
  const id = String(claimed._id)
  const { attempt } = claimed
  const controller = new AbortController()
  const onShutdown = () => controller.abort(new ShutdownError())
  if (shutdown.aborted) onShutdown()
  shutdown.addEventListener('abort', onShutdown)

  let deadline: NodeJS.Timeout | undefined
  const onDeadline = (deadlineAt: Date | null) => {
    clearTimeout(deadline)
    if (controller.signal.aborted) return
    const leftMs = (deadlineAt?.getTime() ?? Infinity) - deps.queries.now().getTime()
    deadline = setTimeout(() => controller.abort(new DeadlineError()), Math.max(0, leftMs))
  }
  onDeadline(claimed.deadlineAt)
  const report = createReport(deps, claimed, { onFailure: (error) => controller.abort(error), onDeadline })
  const beat = async () => {
    if (performance.now() - report.lastWriteAt() < heartbeatIntervalMs) return
    const alive = await deps.generations.heartbeat(id, attempt)
    if (!alive) controller.abort(new SupersededError())
  }
  const heartbeat = setInterval(() => {
    // A failed beat may be a short database outage. Every write is fenced anyway, so wait for the next beat.
    beat().catch((error: unknown) => deps.log.warn({ err: error }, 'heartbeat failed'))
  }, heartbeatIntervalMs)

  try {
    const { signal } = controller
    await publishGeneration(deps.queues, claimed)
    await startParent(deps, claimed)
    if (attempt > 1) await report.begun()
    // Even a processor that doesn't listen to the signal can't hold the attempt.
    const result = await pTimeout(processor({ generation: claimed, signal, report }), {
      milliseconds: Infinity,
      signal,
    })
    const rest = await report.close()
    const completed = { state: 'completed', ...rest, stepDone: claimed.step.total, ...result } as const
    const ended = await deps.generations.finish(id, attempt, completed)
    if (!ended) return { kind: 'superseded' }
    await afterEnd(deps, ended)
    return { kind: 'over' }
  } catch (thrown) {
    const cause: unknown = controller.signal.aborted ? controller.signal.reason : thrown
    controller.abort(cause)
    // A failed write is either the cause itself, or recurs in the next write.
    await report.close().catch(() => undefined)
    return await conclude(deps, claimed, cause, mayRetry)
  } finally {
    clearInterval(heartbeat)
    clearTimeout(deadline)
    shutdown.removeEventListener('abort', onShutdown)
  }
}

/** The parent runs from the first start of one of its children; a worker may have died before it said so. */
async function startParent({ family, queues }: AttemptDependencies, { parentId }: Generation) {
  const started = parentId === undefined ? null : await family.start(parentId)
  if (started) await publishGeneration(queues, started)
}

async function conclude(
  deps: AttemptDependencies,
  claimed: Generation,
  cause: unknown,
  mayRetry: boolean,
): Promise<AttemptOutcome> {
  const id = String(claimed._id)
  const { attempt } = claimed
  if (cause instanceof SupersededError) return { kind: 'superseded' }
  if (cause instanceof ShutdownError || isDatabaseUnavailable(cause)) {
    const returned = await deps.generations.handBack(id, attempt, 'waiting')
    if (returned) await publishGeneration(deps.queues, returned)
    return { kind: 'handed-back' }
  }
  const error = cause instanceof DeadlineError ? new AppError('generations/timed-out') : asAppError(cause)
  const rateLimited = error.code === 'generations/provider-rate-limited'
  // Retrying doesn't help if this version can't read the stored input.
  const isPermanent = cause instanceof DeadlineError || cause instanceof ZodError
  const passes = errorCatalogue[error.code].retryable && !isPermanent
  const startsLeft = attempt < maxGenerationStarts
  if (passes && startsLeft && (mayRetry || rateLimited)) {
    const returned = await deps.generations.handBack(id, attempt, 'waiting-for-provider')
    if (!returned) return { kind: 'superseded' }
    await publishGeneration(deps.queues, returned)
    return { kind: 'again', error, rateLimitedForMs: rateLimited ? pauseFor(error) : null }
  }
  const coded = { code: error.code, params: error.params }
  const state = error.code.endsWith('-flagged') ? 'flagged' : 'failed'
  const ended = await deps.generations.finish(id, attempt, { state, error: coded })
  if (!ended) return { kind: 'superseded' }
  await afterEnd(deps, ended)
  return state === 'flagged' ? { kind: 'over' } : { kind: 'failed', error: coded }
}

function pauseFor({ params: { retryAfterMs } }: AppError): number {
  const asked = typeof retryAfterMs === 'number' ? retryAfterMs : rateLimitMs.asUsual
  return Math.min(Math.max(asked, rateLimitMs.shortest), rateLimitMs.longest)
}

const asAppError = (cause: unknown) =>
  cause instanceof AppError && cause.code.startsWith('generations/')
    ? cause
    : new AppError('generations/internal', {}, { cause })
