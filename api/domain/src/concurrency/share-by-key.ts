/** Calls with the same key share one run and its result while it lasts. */
export function shareByKey<Result>(): (key: string, run: () => Promise<Result>) => Promise<Result> {
  const running = new Map<string, Promise<Result>>()
  return (key, run) => {
    const same = running.get(key)
    if (same) return same
    const started = run().finally(() => running.delete(key))
    running.set(key, started)
    return started
  }
}
