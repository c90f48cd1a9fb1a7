import type { Connection } from 'mongoose'
import { isDuplicateKey } from '../duplicate-key.ts'
import { attemptCounterModel, type AttemptCount } from './attempt-counter.model.ts'

export type { AttemptCount } from './attempt-counter.model.ts'

/** Counters that all replicas share and that survive a restart. */
export function createAttemptCounters(connection: Connection) {
  const model = attemptCounterModel(connection)

  return {
    find: (key: string): Promise<AttemptCount | null> => model.findById(key, { _id: 0 }).lean<AttemptCount>(),

    /** Writes the next state and returns true, or returns false if the count has changed since `seen` was read. */
    async advance(key: string, seen: AttemptCount | null, next: AttemptCount): Promise<boolean> {
      if (seen) {
        // The count alone doesn't identify a state, because it restarts at 1 once the attempts have expired.
        const unchanged = { _id: key, count: seen.count, expiresAt: seen.expiresAt }
        return (await model.updateOne(unchanged, { $set: next })).matchedCount === 1
      }
      try {
        await model.create({ _id: key, ...next })
        return true
      } catch (error) {
        if (isDuplicateKey(error)) return false
        throw error
      }
    },

    async reset(key: string): Promise<void> {
      await model.deleteOne({ _id: key })
    },
  }
}

export type AttemptCounters = ReturnType<typeof createAttemptCounters>
