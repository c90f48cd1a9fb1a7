import { isDatabaseUnavailable } from '@classeur/database'

/**
 * Runs the steps one after another, each also if an earlier one failed: a file that can't be deleted must not keep all
 * others. Without the database, the next round begins again. After `stop`, it begins no further step: while the storage
 * is away, each takes seconds, and the process wants to end.
 * @throws AggregateError after the last step, with the errors of those that failed
 */
export async function attemptAll(
  steps: Iterable<() => Promise<unknown>>,
  stop: AbortSignal | undefined,
): Promise<void> {
  const failures: unknown[] = []
  for (const step of steps) {
    if (stop?.aborted) break
    try {
      await step()
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw error
      failures.push(...(error instanceof AggregateError ? (error.errors as unknown[]) : [error]))
    }
  }
  if (failures.length === 0) return
  throw new AggregateError(
    failures,
    failures.length === 1 ? '1 step failed' : `${failures.length} steps failed`,
  )
}
