import { AppError } from '@classeur/contracts'

/**
 * Runs `work` with a signal that aborts when the given one does, with its reason, or after `timeoutMs`, with
 * `provider-unavailable`. Doesn't combine `AbortSignal.any` with `AbortSignal.timeout`: nothing references that
 * timeout, so it never fires after a garbage collection (nodejs/node#57736).
 */
export async function withTimeLimit<T>(
  timeoutMs: number,
  signal: AbortSignal | undefined,
  work: (limited: AbortSignal) => Promise<T>,
): Promise<T> {
  signal?.throwIfAborted()
  const limited = new AbortController()
  const onAbort = () => limited.abort(signal?.reason)
  const onTimeout = () => limited.abort(new AppError('generations/provider-unavailable', { timeoutMs }))
  const timer = setTimeout(onTimeout, timeoutMs)
  signal?.addEventListener('abort', onAbort, { once: true })
  try {
    return await work(limited.signal)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', onAbort)
  }
}
