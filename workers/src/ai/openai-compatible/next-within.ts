import { within } from './within.ts'

/**
 * The next value of an iterator; throws the signal's reason as soon as it aborts, and `provider-unavailable`
 * after `idleTimeoutMs` of silence. The pending `next()` is left behind: the caller closes its source.
 */
export async function nextWithin<T>(
  iterator: AsyncIterator<T>,
  idleTimeoutMs: number,
  signal: AbortSignal,
): Promise<IteratorResult<T>> {
  signal.throwIfAborted()
  return within(iterator.next(), idleTimeoutMs, signal)
}
