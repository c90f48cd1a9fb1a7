/** npm forwards the terminal's Ctrl-C, so one keypress arrives twice within milliseconds. */
const sameKeypressMs = 400

/** Calls `onFirst` for the first termination signal and `onSecond` if the person repeats it. */
export function onEndSignals(onFirst: () => void, onSecond: () => void): void {
  let firstAt: number | undefined
  const heard = (): void => {
    if (firstAt === undefined) {
      firstAt = Date.now()
      onFirst()
    } else if (Date.now() - firstAt > sameKeypressMs) {
      onSecond()
    }
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, heard)
}
