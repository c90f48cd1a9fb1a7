import type { GenerationKind, GenerationState } from '@classeur/contracts'
import mongoose, { type Connection } from 'mongoose'
import { databaseNow } from '../clock.ts'
import { generationModel, type Generation } from './generation.model.ts'
import { createListAllowed } from './list-allowed.ts'
import { createPersonCounts } from './person-counts.ts'

const { trusted } = mongoose
const unfinished = trusted({ $in: ['queued', 'active'] satisfies GenerationState[] })
const ended = trusted({ $in: ['completed', 'failed', 'cancelled', 'flagged'] satisfies GenerationState[] })
const accepted = trusted({ $ne: null })
const before = (date: Date) => trusted({ $lt: date })

/** Reads over generations: the person's lists, places in the queue, and what the reconciler looks for. */
export function createGenerationQueries(connection: Connection) {
  const model = generationModel(connection)
  const mine = (ownerId: string) => ({ ownerId, reservedAt: accepted })

  return {
    /** The time that all processes agree on; what the reads below take and what documents carry is of this clock. */
    now: () => databaseNow(connection),

    listAllowed: createListAllowed(connection),

    /** Waiting and running ones of a person, oldest first. */
    listUnfinished: (ownerId: string, limit: number) =>
      model
        .find({ ...mine(ownerId), state: unfinished })
        .sort({ createdAt: 1, _id: 1 })
        .limit(limit)
        .lean<Generation[]>(),

    listEnded: (ownerId: string, limit: number) =>
      model
        .find({ ...mine(ownerId), state: ended })
        .sort({ createdAt: -1 })
        .limit(limit)
        .lean<Generation[]>(),

    ...createPersonCounts(connection),

    /** How many wait in front of this virtual start time; no more than `limit` are counted. */
    async countAhead(kinds: readonly GenerationKind[], orderMs: number, limit: number): Promise<number> {
      // Read, not counted: a count looks at every entry of the index before it heeds a limit.
      const rows = await model
        .find(
          {
            kind: trusted({ $in: [...kinds] }),
            state: 'queued',
            reservedAt: accepted,
            orderMs: trusted({ $lt: orderMs }),
          },
          { _id: 1 },
        )
        .limit(limit)
        .lean()
      return rows.length
    },

    countActive: (kinds: readonly GenerationKind[]) =>
      model.countDocuments({ kind: trusted({ $in: [...kinds] }), state: 'active' }),

    /** State by id; ids that are gone are missing. */
    async statesOf(ids: readonly string[]): Promise<Map<string, GenerationState>> {
      const rows = await model
        .find({ _id: trusted({ $in: [...ids] }) }, { state: 1 })
        .lean<Pick<Generation, '_id' | 'state'>[]>()
      return new Map(rows.map((row) => [String(row._id), row.state]))
    },

    /** Durations in ms of the last `limit` completed ones of a kind. */
    async lastDurationsMs(kind: GenerationKind, limit: number): Promise<number[]> {
      const rows = await model
        .find({ kind, state: 'completed' }, { startedAt: 1, finishedAt: 1 })
        .sort({ finishedAt: -1 })
        .limit(limit)
        .lean<Pick<Generation, 'startedAt' | 'finishedAt'>[]>()
      return rows.flatMap((row) =>
        row.startedAt && row.finishedAt ? [row.finishedAt.getTime() - row.startedAt.getTime()] : [],
      )
    },

    /** Inserted but never accepted or refused: their request died in between. */
    listUnreserved: (createdBefore: Date, limit: number) =>
      model
        .find({ reservedAt: null, createdAt: before(createdBefore), state: 'queued' })
        .limit(limit)
        .lean<Generation[]>(),

    listUnsettled: (finishedBefore: Date, limit: number) =>
      model
        .find({ settledAt: null, finishedAt: before(finishedBefore) })
        .limit(limit)
        .lean<Generation[]>(),

    listOverdue: (now: Date, limit: number) =>
      model
        .find({ state: unfinished, deadlineAt: before(now) })
        .limit(limit)
        .lean<Generation[]>(),

    /** Unfinished, silent since `since`, not looked at since `since`: their job may be missing. */
    listSilent: (since: Date, limit: number) =>
      model
        .find({
          state: unfinished,
          reservedAt: accepted,
          checkedAt: before(since),
          $or: [{ heartbeatAt: null }, { heartbeatAt: before(since) }],
        })
        .sort({ checkedAt: 1 })
        .limit(limit)
        .lean<Generation[]>(),

    async markChecked(ids: readonly string[]): Promise<void> {
      await model.updateMany(
        { _id: trusted({ $in: [...ids] }) },
        { $set: { checkedAt: databaseNow(connection) } },
      )
    },
  }
}

export type GenerationQueries = ReturnType<typeof createGenerationQueries>
