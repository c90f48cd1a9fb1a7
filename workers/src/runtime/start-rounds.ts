import type { Logger } from 'pino'

/**
 * Repeats a round with pauses in between; a failed round is logged and doesn't stop the next one. The signal says that
 * the process waits for the round to end.
 */
export function startRounds(round: (stop: AbortSignal) => Promise<void>, pauseMs: number, log: Logger) {
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()

  const tick = () => {
    running = round(stopping.signal)
      .catch((error: unknown) => log.error({ err: error }, 'round failed'))
      .then(() => {
        if (!stopping.signal.aborted) timer = setTimeout(tick, pauseMs * (0.75 + Math.random() / 2))
      })
  }
  tick()

  return async function stop(): Promise<void> {
    stopping.abort()
    clearTimeout(timer)
    await running
  }
}
