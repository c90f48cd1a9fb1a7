import type { Logger } from 'pino'
import pTimeout from 'p-timeout'
import { DeadlineError, ShutdownError, SupersededError } from '../runtime/interruptions.ts'

/** How often a run shows that it is alive, which also detects that it was stopped or superseded. */
const heartbeatIntervalMs = 700
/** How long aborted work may take to close what it opened, so that nothing is written after what it wrote is deleted. */
const windDownMs = 2000

export interface FencedRun {
  /** Writes a sign of life under the attempt's number; false if the attempt no longer counts. */
  beat: () => Promise<boolean>
  shutdown: AbortSignal
  limitMs: number
  log: Pick<Logger, 'warn'>
}

/**
 * Runs one claimed attempt with signs of life, a time limit and the worker's shutdown.
 * @throws SupersededError, DeadlineError or ShutdownError as soon as one of them happens, else what `work` throws
 */
export async function runFenced<Result>(
  { beat, shutdown, limitMs, log }: FencedRun,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController()
  const onShutdown = () => controller.abort(new ShutdownError())
  if (shutdown.aborted) onShutdown()
  shutdown.addEventListener('abort', onShutdown)
  const deadline = setTimeout(() => controller.abort(new DeadlineError()), limitMs)
  const heartbeat = setInterval(() => {
    beat().then(
      (alive) => alive || controller.abort(new SupersededError()),
      // A failed beat may be a short database outage. Every write is fenced anyway, so wait for the next beat.
      (error: unknown) => log.warn({ err: error }, 'heartbeat failed'),
    )
  }, heartbeatIntervalMs)
  const working = work(controller.signal)
  try {
    // Even work that doesn't listen to the signal can't hold the attempt.
    return await pTimeout(working, { milliseconds: Infinity, signal: controller.signal })
  } catch (error) {
    const cause: unknown = controller.signal.aborted ? controller.signal.reason : error
    controller.abort(cause)
    await pTimeout(
      working.catch(() => undefined),
      { milliseconds: windDownMs, message: false },
    )
    throw cause
  } finally {
    clearInterval(heartbeat)
    clearTimeout(deadline)
    shutdown.removeEventListener('abort', onShutdown)
  }
}
