import { AppError } from '@classeur/contracts'

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
  let interrupt: (reason: unknown) => void
  const interruption = new Promise<never>((_resolve, reject) => {
    interrupt = reject
  })
  const onAbort = () => interrupt(signal.reason)
  const onIdle = () => interrupt(new AppError('generations/provider-unavailable', { idleTimeoutMs }))
  signal.addEventListener('abort', onAbort, { once: true })
  const timer = setTimeout(onIdle, idleTimeoutMs)
  const next = iterator.next()
  // When the interruption wins, a later failure of the abandoned read has nobody left to tell.
  next.catch(() => undefined)
  try {
    return await Promise.race([next, interruption])
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', onAbort)
  }
}
