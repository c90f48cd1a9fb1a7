/** npm hands the terminal's Ctrl-C on, so one keypress arrives twice within moments. */
const sameKeypressMs = 400

/** Calls `onFirst` for the first signal to end, `onSecond` when the person insists. */
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
