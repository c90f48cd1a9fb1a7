import type { Timers } from '../sheet-ports.ts'

/** Storage that does not answer must not hold up what is typed. */
const longestWaitMs = 3000

/** The result of `task`; rejects when it takes longer than a person can wait. */
export const withinTime = <T>(timers: Pick<Timers, 'after'>, task: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const stop = timers.after(longestWaitMs, () => reject(new Error('storage does not answer')))
    task.then(resolve, reject).finally(stop)
  })
