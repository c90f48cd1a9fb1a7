const longestRestMs = 60_000

/**
 * A value that is read at most once per `lifetimeMs`, and once at a time, however many ask. A reading that failed is
 * not kept: who asks next reads again. With a `restFactor`, one that took long serves that many times longer (a minute
 * at most), so that reading never becomes the server's main work.
 */
export function createRecentReading<Value>(read: () => Promise<Value>, lifetimeMs: number, restFactor = 0) {
  let latest: { value: Promise<Value>; until: number } | null = null
  return (): Promise<Value> => {
    const startedAt = Date.now()
    if (latest && startedAt < latest.until) return latest.value
    const reading = { value: read(), until: Infinity }
    latest = reading
    reading.value.then(
      () => {
        const restMs = Math.min(longestRestMs, restFactor * (Date.now() - startedAt))
        reading.until = startedAt + Math.max(lifetimeMs, restMs)
      },
      () => void (latest = null),
    )
    return reading.value
  }
}
