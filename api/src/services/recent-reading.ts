/**
 * A value that is read at most once per `lifetimeMs`, and once at a time, however many ask. A reading that failed is
 * not kept: who asks next reads again.
 */
export function createRecentReading<Value>(read: () => Promise<Value>, lifetimeMs: number) {
  let latest: { value: Promise<Value>; at: number; isPending: boolean } | null = null
  return (): Promise<Value> => {
    if (latest && (latest.isPending || Date.now() - latest.at < lifetimeMs)) return latest.value
    const reading = { value: read(), at: Date.now(), isPending: true }
    latest = reading
    reading.value.then(
      () => void (reading.isPending = false),
      () => void (latest = null),
    )
    return reading.value
  }
}
