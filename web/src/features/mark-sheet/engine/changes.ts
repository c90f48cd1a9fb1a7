/** Hears of changes; `keys`: of cells. */
export interface ChangeFollower {
  /** At once: from now on these cells, and the state of the sheet, must be worked out again when somebody asks. */
  onTouched: (keys: readonly string[]) => void
  /** After the outermost batch: now subscribers may be called. */
  onSettled: () => void
}

/**
 * Collects changes of cells and state, so that the parts of an engine needn't know who shows them, and a batch of
 * changes is drawn once.
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

    /** The state of the sheet has changed, and these cells. */
    touch(keys: Iterable<string> = []): void {
      isTouched = true
      const touched = [...keys]
      for (const follower of followers) follower.onTouched(touched)
      settle()
    },

    /** Subscribers are called once, after `task`. */
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
