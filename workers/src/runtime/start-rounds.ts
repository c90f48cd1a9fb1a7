import type { Logger } from 'pino'

/** Repeats a round with pauses in between; a failed round is logged and doesn't stop the next one. */
export function startRounds(round: () => Promise<void>, pauseMs: number, log: Logger) {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()

  const tick = () => {
    running = round()
      .catch((error: unknown) => log.error({ err: error }, 'round failed'))
      .then(() => {
        if (!stopped) timer = setTimeout(tick, pauseMs * (0.75 + Math.random() / 2))
      })
  }
  tick()

  return async function stop(): Promise<void> {
    stopped = true
    clearTimeout(timer)
    await running
  }
}
