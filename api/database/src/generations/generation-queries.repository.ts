import {
  childKinds,
  type GenerationKind,
  type GenerationState,
  type ResourceReference,
} from '@classeur/contracts'
import type { CreditAccount } from '@classeur/domain/credits'
import mongoose, { type Connection } from 'mongoose'
import { databaseNow } from '../clock.ts'
import { generationModel, type Generation } from './generation.model.ts'
import { leaveOutKinds } from './leave-out-kinds.ts'
import { createListAllowed } from './list-allowed.ts'
import { createPersonCounts } from './person-counts.ts'

const { trusted } = mongoose
const unfinished = trusted({ $in: ['queued', 'active'] satisfies GenerationState[] })
const ended = trusted({ $in: ['completed', 'failed', 'cancelled', 'flagged'] satisfies GenerationState[] })
const accepted = trusted({ $ne: null })
const before = (date: Date) => trusted({ $lt: date })

/** The title, outcome and owner of a generation. */
export type GenerationName = Pick<
  Generation,
  '_id' | 'ownerId' | 'kind' | 'title' | 'state' | 'lessonPlanId'
> & { input?: Partial<ResourceReference> }

/** Where a generation of resources belongs. */
const reference = { 'input.examId': 1, 'input.markId': 1, 'input.resourceId': 1, 'input.itemId': 1 }

/** Queries over generations: a person's lists, queue positions, and those for the reconciler. */
export function createGenerationQueries(connection: Connection) {
  const model = generationModel(connection)
  const mine = (ownerId: string) => ({ ownerId, reservedAt: accepted, ...leaveOutKinds(childKinds) })

  return {
    /** The clock that all processes share; the times of documents and of the queries below are in this clock. */
    now: () => databaseNow(connection),

    listAllowed: createListAllowed(connection),

    /** A person's waiting and running generations, oldest first, without children. */
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

    /** The waiting and running rewrites of a lesson plan's sections, oldest first. */
    listRewrites: (lessonPlanId: string): Promise<Generation[]> =>
      model
        .find({ kind: 'lesson-section', lessonPlanId, state: unfinished, reservedAt: accepted })
        .sort({ createdAt: 1, _id: 1 })
        .lean<Generation[]>(),

    /** The waiting and running rewrites of a resource's items, oldest first. */
    listItemRewrites: (resourceId: string): Promise<Generation[]> =>
      model
        .find({
          ...{ kind: 'resource-item', 'input.resourceId': resourceId },
          ...{ state: unfinished, reservedAt: accepted },
        })
        .sort({ createdAt: 1, _id: 1 })
        .lean<Generation[]>(),

    ...createPersonCounts(connection),

    /** Number of generations that wait before this virtual start time, counted up to `limit`. */
    async countAhead(kinds: readonly GenerationKind[], orderMs: number, limit: number): Promise<number> {
      // Reads entries instead of counting them, because a count visits all index entries despite a limit.
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

    /** States by id; deleted generations are missing from the map. */
    async statesOf(ids: readonly string[]): Promise<Map<string, GenerationState>> {
      const rows = await model
        .find({ _id: trusted({ $in: [...ids] }) }, { state: 1 })
        .lean<Pick<Generation, '_id' | 'state'>[]>()
      return new Map(rows.map((row) => [String(row._id), row.state]))
    },

    /** Titles and outcomes by id, for the wallet; deleted generations are missing from the map. */
    async namesOf(ids: readonly string[]): Promise<Map<string, GenerationName>> {
      const rows = await model
        .find(
          { _id: trusted({ $in: [...ids] }) },
          { ownerId: 1, kind: 1, title: 1, state: 1, lessonPlanId: 1, ...reference },
        )
        .lean<GenerationName[]>()
      return new Map(rows.map((row) => [String(row._id), row]))
    },

    /** Ids of a person's generations that an account pays. */
    async listPaidBy(ownerId: string, payerId: CreditAccount): Promise<Set<string>> {
      const rows = await model.find({ ownerId, payerId }, { _id: 1 }).lean()
      return new Set(rows.map(({ _id }) => String(_id)))
    },

    /** Durations in ms of the last `limit` completed generations of a kind. */
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

    /** Generations that were inserted but neither accepted nor refused, because their request crashed. */
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

    /** Unfinished generations without an update or a check since `since`; their job may be missing. */
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
