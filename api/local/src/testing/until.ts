// eslint-disable-next-line no-restricted-syntax -- the only pause: the interval between two checks
import { setTimeout as delay } from 'node:timers/promises'

const pollMs = 25

/**
 * Waits until `condition` returns a truthy value and returns it. `limitMs` only ends conditions that never become
 * true; it is generous, because it must not depend on the machine's load. The error names the awaited condition.
 */
export async function until<T>(
  what: string,
  condition: () => T,
  limitMs = 60_000,
): Promise<Exclude<Awaited<T>, null | undefined | false>> {
  const end = Date.now() + limitMs
  for (;;) {
    // The condition itself may hang; this error reports it before the test's own time limit.
    const hung = new AbortController()
    const value = await Promise.race([
      condition(),
      delay(2 * limitMs, 'hung' as const, { ref: false, signal: hung.signal }),
    ]).finally(() => hung.abort())
    if (value === 'hung') throw new Error(`no answer to: ${what}`)
    if (value) return value as Exclude<Awaited<T>, null | undefined | false>
    if (Date.now() > end) throw new Error(`timed out waiting for: ${what}`)
    await delay(pollMs)
  }
}
