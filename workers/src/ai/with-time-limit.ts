import { AppError } from '@classeur/contracts'

/**
 * A signal that aborts when the given one does, with its reason, or after `timeoutMs`, with `provider-unavailable`.
 * Call `end` when the work is over. Doesn't combine `AbortSignal.any` with `AbortSignal.timeout`: nothing references
 * that timeout, so it never fires after a garbage collection (nodejs/node#57736).
 */
export function limitSignal(timeoutMs: number, signal?: AbortSignal): { signal: AbortSignal; end(): void } {
  signal?.throwIfAborted()
  const limited = new AbortController()
  const onAbort = () => limited.abort(signal?.reason)
  const onTimeout = () => limited.abort(new AppError('generations/provider-unavailable', { timeoutMs }))
  const timer = setTimeout(onTimeout, timeoutMs)
  signal?.addEventListener('abort', onAbort, { once: true })
  return {
    signal: limited.signal,
    end() {
      clearTimeout(timer)
      signal?.removeEventListener('abort', onAbort)
    },
  }
}

/** Runs `work` with a signal of {@link limitSignal}. */
export async function withTimeLimit<T>(
  timeoutMs: number,
  signal: AbortSignal | undefined,
  work: (limited: AbortSignal) => Promise<T>,
): Promise<T> {
  const limited = limitSignal(timeoutMs, signal)
  try {
    return await work(limited.signal)
  } finally {
    limited.end()
  }
}
