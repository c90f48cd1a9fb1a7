import { vi } from 'vitest'

/**
 * Repeats an assertion until it passes and returns its value. The time limit only ends assertions that never pass.
 */
export const eventually = <T>(assertion: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(assertion, { timeout: 60_000, interval: 25 })
