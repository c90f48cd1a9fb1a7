import type { Timers } from '../sheet-ports.ts'

/** Storage that doesn't respond must not block typed marks. */
const longestWaitMs = 3000

/** Returns the result of `task`, or rejects if it takes too long. */
export const withinTime = <T>(timers: Pick<Timers, 'after'>, task: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const stop = timers.after(longestWaitMs, () => reject(new Error('storage does not answer')))
    task.then(resolve, reject).finally(stop)
  })
