import type { Connection } from 'mongoose'
import { isDuplicateKey } from '../duplicate-key.ts'
import { attemptCounterModel } from './attempt-counter.model.ts'

/** Counters that all replicas see and that survive a restart. */
export function createAttemptCounters(connection: Connection) {
  const model = attemptCounterModel(connection)

  const incrementOnce = (key: string, expiresAt: Date) =>
    model
      .findOneAndUpdate(
        { _id: key },
        { $inc: { count: 1 }, $setOnInsert: { expiresAt } },
        { upsert: true, returnDocument: 'after' },
      )
      .lean()

  return {
    /** Adds one and returns the sum. The first call decides when the counter is forgotten. */
    async increment(key: string, expiresAt: Date): Promise<number> {
      try {
        return (await incrementOnce(key, expiresAt)).count
      } catch (error) {
        // Two first calls at once: the loser finds the counter of the winner.
        if (!isDuplicateKey(error)) throw error
        return (await incrementOnce(key, expiresAt)).count
      }
    },

    async reset(key: string): Promise<void> {
      await model.deleteOne({ _id: key })
    },
  }
}

export type AttemptCounters = ReturnType<typeof createAttemptCounters>
