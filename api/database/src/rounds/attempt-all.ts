import { isDatabaseUnavailable } from '../is-database-unavailable.ts'

/**
 * Handles the items one after another, each also if an earlier one failed: a file that can't be deleted, or a generation
 * of a newer version, must not keep all others. Without the database, the next round begins again. After `stop`, it
 * begins no further item: while the storage is away, each takes seconds, and the process wants to end.
 * @returns the errors
 */
export async function failuresOfEach<T>(
  items: Iterable<T>,
  handle: (item: T) => Promise<unknown>,
  stop?: AbortSignal,
): Promise<unknown[]> {
  const failures: unknown[] = []
  for (const item of items) {
    if (stop?.aborted) break
    try {
      await handle(item)
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw error
      failures.push(...(error instanceof AggregateError ? (error.errors as unknown[]) : [error]))
    }
  }
  return failures
}

/** @throws AggregateError with these errors, if there are any */
export function throwFailures(failures: readonly unknown[]): void {
  if (failures.length === 0) return
  throw new AggregateError(
    failures,
    failures.length === 1 ? '1 step failed' : `${failures.length} steps failed`,
  )
}

/**
 * Like {@link failuresOfEach}, for a round that ends after these items.
 * @throws AggregateError after the last item, with the errors of those that failed
 */
export async function attemptEach<T>(...of: Parameters<typeof failuresOfEach<T>>): Promise<void> {
  throwFailures(await failuresOfEach(...of))
}

/** The same for the steps of a round. */
export const attemptAll = (steps: Iterable<() => Promise<unknown>>, stop?: AbortSignal): Promise<void> =>
  attemptEach(steps, (step) => step(), stop)
