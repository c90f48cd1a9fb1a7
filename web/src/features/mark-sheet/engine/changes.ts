/** Receives changes. `keys` are the keys of cells. */
export interface ChangeFollower {
  /** Runs immediately: discard the computed views of these cells and of the sheet's state. */
  onTouched: (keys: readonly string[]) => void
  /** Runs after the outermost batch: subscribers may be called now. */
  onSettled: () => void
}

/**
 * Collects changes of cells and state. The parts of an engine then needn't know the view, and a batch of changes is
 * rendered once.
 */
export function createChanges() {
  const followers: ChangeFollower[] = []
  let depth = 0
  let isTouched = false

  function settle(): void {
    if (depth > 0 || !isTouched) return
    isTouched = false
    for (const follower of followers) follower.onSettled()
  }

  return {
    follow: (follower: ChangeFollower) => void followers.push(follower),

    /** Call this when the state of the sheet and these cells have changed. */
    touch(keys: Iterable<string> = []): void {
      isTouched = true
      const touched = [...keys]
      for (const follower of followers) follower.onTouched(touched)
      settle()
    },

    /** Calls subscribers once, after `task`. */
    batch<T>(task: () => T): T {
      depth += 1
      try {
        return task()
      } finally {
        depth -= 1
        settle()
      }
    },
  }
}

export type Changes = ReturnType<typeof createChanges>
