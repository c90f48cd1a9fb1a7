import { vi } from 'vitest'

/** Repeats an assertion until it passes and returns its value. The limit is for what never becomes true. */
export const eventually = <T>(assertion: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(assertion, { timeout: 60_000, interval: 25 })
