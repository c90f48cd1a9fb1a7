interface Run {
  current: Promise<void>
  /** Begins after `current`; everybody who asks meanwhile shares it. */
  next: Promise<void> | null
}

/**
 * Brings search up to date with a class. Many calls at once (thirty students one by one) become two runs: the one under
 * way, and one that begins after the last of the calls. Resolves when what was true at the call has been written.
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
    // One run that failed says nothing about the next one.
    run.next ??= run.current.then(again, again)
    return run.next
  }
}
