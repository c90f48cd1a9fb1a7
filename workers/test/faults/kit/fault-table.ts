import { it, TestRunner } from 'vitest'

/** One row of the fault table: the fault, the promised behaviour, and the measured result. */
export interface FaultRow {
  id: string
  fault: string
  promised: string
  repetitions: number
  /** The measurement; empty if the test failed earlier. */
  measured: string
  /**
   * Something took longer than promised. The table shows it, but no test fails because of it, since machines
   * can be busy.
   */
  late?: true
}

declare module 'vitest' {
  interface TaskMeta {
    fault?: FaultRow
  }
}

/** Repetitions of each fault: the full number for `npm run test:faults`, few for `npm test`. */
export const repetitions = (full: number, short = 1): number => (process.env.FAULTS === 'full' ? full : short)

/** Cases that run only in `npm run test:faults` and `npm run test:deep`. */
export const inFull = <T>(...cases: T[]): T[] => (process.env.FAULTS === 'full' ? cases : [])

/** A test that runs only in `npm run test:faults` and `npm run test:deep`. */
export const itInFull = it.runIf(process.env.FAULTS === 'full')

/** Starts the table row of the running test; the reporter prints all rows at the end. */
export function faultRow(
  row: Omit<FaultRow, 'measured' | 'repetitions' | 'late'> & { repetitions?: number },
): FaultRow {
  const begun: FaultRow = { repetitions: 1, ...row, measured: '' }
  const test = TestRunner.getCurrentTest()
  if (!test) throw new Error('a line of the fault table belongs to a test')
  test.meta.fault = begun
  return begun
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

/** Collects the durations of one fault's repetitions, in ms. A duration over `promisedMs` marks the row as late. */
export function stopwatch(row: FaultRow, promisedMs: number) {
  const times: number[] = []
  return {
    add(ms: number): void {
      times.push(ms)
      if (ms > promisedMs) row.late = true
    },
    /** For the table: the longest duration, and the median if there are at least three. */
    text(): string {
      const sorted = [...times].sort((a, b) => a - b)
      const longest = seconds(sorted.at(-1) ?? 0)
      if (sorted.length < 3) return longest
      return `at most ${longest} (median ${seconds(sorted[Math.floor(sorted.length / 2)] ?? 0)})`
    },
  }
}
