const longestRestMs = 60_000

/**
 * Caches a value for `lifetimeMs` and never reads it twice at the same time. Doesn't cache failures. With a
 * `restFactor`, a slow reading is cached for that many times its duration (at most a minute), so that reading never
 * becomes the server's main work.
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
