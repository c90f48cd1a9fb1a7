import { it, TestRunner } from 'vitest'

/** One line of the fault table: what was done, what is promised, and what came out. */
export interface FaultRow {
  id: string
  fault: string
  promised: string
  repetitions: number
  /** What the test measured; empty when it failed before. */
  measured: string
  /** Something took longer than promised. The table says so; no test fails of it, because machines are busy. */
  late?: true
}

declare module 'vitest' {
  interface TaskMeta {
    fault?: FaultRow
  }
}

/** Repetitions of each fault: the full number with `npm run test:faults`, few inside `npm test`. */
export const repetitions = (full: number, short = 1): number => (process.env.FAULTS === 'full' ? full : short)

/** Cases that are tried with `npm run test:faults` alone. */
export const inFull = <T>(...cases: T[]): T[] => (process.env.FAULTS === 'full' ? cases : [])

/** A test that runs with `npm run test:faults` alone. */
export const itInFull = it.runIf(process.env.FAULTS === 'full')

/** Begins the line of the test that runs; the reporter prints all of them when everything is over. */
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

/**
 * Times of the repetitions of one fault, in ms. A time over `promisedMs` marks the line of the table as late.
 */
export function stopwatch(row: FaultRow, promisedMs: number) {
  const times: number[] = []
  return {
    add(ms: number): void {
      times.push(ms)
      if (ms > promisedMs) row.late = true
    },
    /** For the table: the longest one, and the median where there are several. */
    text(): string {
      const sorted = [...times].sort((a, b) => a - b)
      const longest = seconds(sorted.at(-1) ?? 0)
      if (sorted.length < 3) return longest
      return `${longest} at most, ${seconds(sorted[Math.floor(sorted.length / 2)] ?? 0)} in the middle`
    },
  }
}
