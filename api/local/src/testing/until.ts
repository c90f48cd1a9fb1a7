// eslint-disable-next-line no-restricted-syntax -- the one pause, between two looks at a condition
import { setTimeout as delay } from 'node:timers/promises'

const pollMs = 25

/**
 * Waits until `condition` returns something truthy and returns it. `limitMs` is for what never happens: it is
 * generous, because it must not measure how busy the machine is. The error names what was awaited.
 */
export async function until<T>(
  what: string,
  condition: () => T,
  limitMs = 60_000,
): Promise<Exclude<Awaited<T>, null | undefined | false>> {
  const end = Date.now() + limitMs
  for (;;) {
    // The condition itself may hang; the error then says so, instead of the test's own time limit.
    const hung = new AbortController()
    const value = await Promise.race([
      condition(),
      delay(2 * limitMs, 'hung' as const, { ref: false, signal: hung.signal }),
    ]).finally(() => hung.abort())
    if (value === 'hung') throw new Error(`no answer to: ${what}`)
    if (value) return value as Exclude<Awaited<T>, null | undefined | false>
    if (Date.now() > end) throw new Error(`waited in vain for: ${what}`)
    await delay(pollMs)
  }
}
