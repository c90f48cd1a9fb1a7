import mongoose from 'mongoose'
import { failuresOfEach, throwFailures } from './attempt-all.ts'

/** A round that meets more candidates that it can't handle is cut off, so that it doesn't take for ever. */
const mostTriesPerHandled = 10

export interface Candidates<T> {
  /** Finds at most so many candidates, only those that the filter selects. */
  list: (untried: { _id: unknown }, limit: number) => Promise<T[]>
  /** How many are handled in a round. */
  limit: number
  stop?: AbortSignal | undefined
}

/**
 * Handles at most `limit` candidates of a query. A candidate that fails, or isn't handled, doesn't count, and the round
 * goes on with the next ones; otherwise, the first candidates could keep all others from being handled in every round.
 * Returns the ids of those that were handled.
 * @param handle returns false if the candidate couldn't be handled yet
 * @throws AggregateError after the round, with the errors of the candidates that failed
 */
export async function attemptCandidates<T extends { _id: unknown }>(
  { list, limit, stop }: Candidates<T>,
  handle: (candidate: T) => Promise<boolean>,
): Promise<string[]> {
  const tried: unknown[] = []
  const failures: unknown[] = []
  const handled: string[] = []
  const attempt = async (candidate: T) => {
    tried.push(candidate._id)
    if (await handle(candidate)) handled.push(String(candidate._id))
  }
  while (handled.length < limit && tried.length < limit * mostTriesPerHandled && !stop?.aborted) {
    const missing = limit - handled.length
    const candidates = await list({ _id: mongoose.trusted({ $nin: tried }) }, missing)
    failures.push(...(await failuresOfEach(candidates, attempt, stop)))
    if (candidates.length < missing) break
  }
  throwFailures(failures)
  return handled
}
