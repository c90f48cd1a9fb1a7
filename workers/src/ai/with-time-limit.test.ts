import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { getEventListeners } from 'node:events'
import { expect, it } from 'vitest'
import { withTimeLimit } from './with-time-limit.ts'

const never = () => new Promise<never>(() => undefined)
const untilAborted = (limited: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    limited.addEventListener('abort', () => reject(limited.reason as Error))
  })

it('the time limit ends slow work, even after a garbage collection', async () => {
  setFlagsFromString('--expose-gc')
  const collectGarbage = runInNewContext('gc') as () => void
  const result = withTimeLimit(60, new AbortController().signal, (limited) => {
    // Timers fire in the order of their times, also on a busy machine: the collection always comes before the limit.
    setTimeout(collectGarbage, 10)
    return untilAborted(limited)
  })
  await expect(result).rejects.toMatchObject({
    code: 'generations/provider-unavailable',
    params: { timeoutMs: 60 },
  })
})

it('an abort reaches the work with its reason, and no work starts after an abort', async () => {
  const reason = new Error('cancelled')
  const cancelling = new AbortController()
  const result = withTimeLimit(60_000, cancelling.signal, untilAborted)
  cancelling.abort(reason)
  await expect(result).rejects.toBe(reason)
  await expect(withTimeLimit(60_000, cancelling.signal, never)).rejects.toBe(reason)
})

it('no listener remains on the caller’s signal', async () => {
  const { signal } = new AbortController()
  await withTimeLimit(60_000, signal, () => Promise.resolve('done'))
  await expect(withTimeLimit(60_000, signal, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(getEventListeners(signal, 'abort')).toHaveLength(0)
})
