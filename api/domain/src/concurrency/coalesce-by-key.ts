interface Run {
  current: Promise<void>
  /** Starts after `current`; all calls until then share it. */
  next: Promise<void> | null
}

/**
 * Coalesces concurrent calls with the same key into two runs: the current one, and one that starts after the last call.
 * A call resolves when a run that started after it has finished.
 */
export function coalesceByKey(sync: (key: string) => Promise<void>): (key: string) => Promise<void> {
  const runs = new Map<string, Run>()

  function begin(key: string): Promise<void> {
    const run: Run = { current: Promise.resolve(), next: null }
    runs.set(key, run)
    run.current = sync(key).finally(() => {
      if (!run.next) runs.delete(key)
    })
    return run.current
  }

  return (key) => {
    const run = runs.get(key)
    if (!run) return begin(key)
    const again = () => begin(key)
    // Start the next run even if the current one fails.
    run.next ??= run.current.then(again, again)
    return run.next
  }
}

/** Coalesces all concurrent calls, as {@link coalesceByKey} does for one key. */
export function coalesce(run: () => Promise<void>): () => Promise<void> {
  const call = coalesceByKey(run)
  return () => call('')
}
