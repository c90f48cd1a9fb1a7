/** The pause after the first incomplete round; it doubles with each further one. */
const firstPauseMs = 2000
/** Also the pause after a complete round, because another process may have left something. */
const longestPauseMs = 5 * 60_000

/**
 * Runs rounds with growing pauses until one is complete.
 * @param round returns whether it is complete; must not reject
 */
export function createLogoutRounds(round: () => Promise<boolean>) {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | null = null
  let incompleteRounds = 0

  const schedule = (pauseMs: number): void => {
    clearTimeout(timer)
    if (!stopped) timer = setTimeout(run, pauseMs)
  }

  function run(): void {
    running = round().then((isComplete) => {
      running = null
      const pauseMs = isComplete ? longestPauseMs : firstPauseMs * 2 ** incompleteRounds
      incompleteRounds = isComplete ? 0 : incompleteRounds + 1
      schedule(Math.min(pauseMs, longestPauseMs))
    })
  }

  /** Begins with the first pause again. */
  function soon(): void {
    if (running) return void running.then(soon)
    incompleteRounds = 1
    schedule(firstPauseMs)
  }

  return {
    start: run,
    soon,

    /** Resolves when the running round has ended; `isStopped` lets it end early. */
    async stop(): Promise<void> {
      stopped = true
      clearTimeout(timer)
      await running
    },
    isStopped: (): boolean => stopped,
  }
}
