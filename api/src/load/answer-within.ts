import pTimeout from 'p-timeout'

/**
 * Returns the value of a promise, or null if it fails or takes longer than `limitMs`. For optional parts of a
 * response.
 */
export const answerWithin = <Value>(limitMs: number, answer: Promise<Value>): Promise<Value | null> =>
  pTimeout<Value, null>(answer, { milliseconds: limitMs, fallback: () => null })
    // The server's own probe reports an outage, so don't report it for each value too.
    .catch(() => null)
