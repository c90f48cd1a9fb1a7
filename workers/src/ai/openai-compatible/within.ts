import { AppError } from '@classeur/contracts'

/**
 * What a promise brings; throws the signal's reason as soon as it aborts, and `provider-unavailable` after
 * `idleTimeoutMs`. The promise is left behind then: the caller closes what it waits for.
 */
export async function within<T>(pending: Promise<T>, idleTimeoutMs: number, signal: AbortSignal): Promise<T> {
  // When the interruption wins, a later failure of the abandoned promise has nobody left to tell.
  pending.catch(() => undefined)
  signal.throwIfAborted()
  let interrupt: (reason: unknown) => void
  const interruption = new Promise<never>((_resolve, reject) => {
    interrupt = reject
  })
  const onAbort = () => interrupt(signal.reason)
  const onIdle = () => interrupt(new AppError('generations/provider-unavailable', { idleTimeoutMs }))
  signal.addEventListener('abort', onAbort, { once: true })
  const timer = setTimeout(onIdle, idleTimeoutMs)
  try {
    return await Promise.race([pending, interruption])
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', onAbort)
  }
}
