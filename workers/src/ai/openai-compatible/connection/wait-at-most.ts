import { AppError } from '@classeur/contracts'
import pTimeout from 'p-timeout'

/**
 * Waits for a promise. Throws the signal's reason as soon as it aborts, and `provider-unavailable` after
 * `idleTimeoutMs`. The promise itself isn't cancelled, so the caller must close its source.
 */
export const waitAtMost = <T>(pending: Promise<T>, idleTimeoutMs: number, signal: AbortSignal): Promise<T> =>
  pTimeout(pending, {
    milliseconds: idleTimeoutMs,
    signal,
    fallback() {
      throw new AppError('generations/provider-unavailable', { idleTimeoutMs })
    },
  })

/** The next value of an iterator, under the same conditions. */
export async function nextWithin<T>(
  iterator: AsyncIterator<T>,
  idleTimeoutMs: number,
  signal: AbortSignal,
): Promise<IteratorResult<T>> {
  signal.throwIfAborted()
  return waitAtMost(iterator.next(), idleTimeoutMs, signal)
}
