interface Run {
  current: Promise<void>
  /** Starts after `current`; all calls until then share it. */
  next: Promise<void> | null
}

/**
 * Coalesces concurrent calls with the same key into two runs: the current one, and one that starts after the last call.
 * A call resolves when a run that started after it has finished.
 */
export function coalesceByKey(sync: (classId: string) => Promise<void>): (classId: string) => Promise<void> {
  const runs = new Map<string, Run>()

  function begin(classId: string): Promise<void> {
    const run: Run = { current: Promise.resolve(), next: null }
    runs.set(classId, run)
    run.current = sync(classId).finally(() => {
      if (!run.next) runs.delete(classId)
    })
    return run.current
  }

  return (classId) => {
    const run = runs.get(classId)
    if (!run) return begin(classId)
    const again = () => begin(classId)
    // Start the next run even if the current one fails.
    run.next ??= run.current.then(again, again)
    return run.next
  }
}
