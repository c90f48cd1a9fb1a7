import pTimeout from 'p-timeout'

/** The value of a promise, or null when it fails or takes longer than `limitMs`: for optional parts of an answer. */
export const answerWithin = <Value>(limitMs: number, answer: Promise<Value>): Promise<Value | null> =>
  pTimeout<Value, null>(answer, { milliseconds: limitMs, fallback: () => null })
    // A server that is away is reported by its own probe, not by each value read from it.
    .catch(() => null)
