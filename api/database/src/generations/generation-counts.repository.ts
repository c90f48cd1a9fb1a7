import { childKinds, GenerationKind, type GenerationState } from '@classeur/contracts'
import type { Connection } from 'mongoose'
import { generationModel } from './generation.model.ts'

const endStates = ['completed', 'failed', 'cancelled', 'flagged'] as const satisfies GenerationState[]
/** The server aborts a count after this time, because no client waits longer. */
const countLimitMs = 5000

/** The number of generations of one kind that ended in one state. */
export interface EndedGenerations {
  kind: GenerationKind
  state: (typeof endStates)[number]
  count: number
}

/** The unsettled generations of one kind in one state. */
export interface OpenGenerations {
  kind: GenerationKind
  state: GenerationState
  count: number
  /** When the oldest generation was created. */
  oldestAt: Date
  /** Credits still reserved: the price less the finished parts. */
  creditsReserved: number
}

const parts = (from: string) => ({ $subtract: [from, '$doneAtStart'] })
const partsToDo = { $max: [1, parts('$step.total')] }
const partsDone = { $min: [parts('$step.done'), partsToDo] }
/** Must match `chargeForParts` in contracts. */
const spent = { $floor: { $divide: [{ $multiply: ['$price', partsDone] }, partsToDo] } }

/** The credits of children are reserved by their parent. */
const reserved = {
  $cond: [
    { $in: ['$kind', childKinds] },
    0,
    { $subtract: ['$price', { $ifNull: ['$children.charged', spent] }] },
  ],
}

/**
 * Counts over the generations of all people, for operators. The cost of counting open generations depends on their
 * number, not on the number of stored ones.
 */
export function createGenerationCounts(connection: Connection) {
  const model = generationModel(connection)

  return {
    /** Counts all queued generations, including those not yet accepted, so that the index alone answers. */
    countWaiting: () => model.countDocuments({ state: 'queued' }).maxTimeMS(countLimitMs),

    /** Accepted generations that aren't settled: queued, running and just ended. */
    async countOpen(): Promise<OpenGenerations[]> {
      const rows = await model
        .aggregate<
          { _id: Pick<OpenGenerations, 'kind' | 'state'> } & Omit<OpenGenerations, 'kind' | 'state'>
        >([
          // A newer version may store kinds unknown to this one during a rolling deployment.
          { $match: { settledAt: null, reservedAt: { $ne: null }, kind: { $in: GenerationKind.options } } },
          {
            $group: {
              _id: { kind: '$kind', state: '$state' },
              count: { $sum: 1 },
              oldestAt: { $min: '$createdAt' },
              creditsReserved: { $sum: reserved },
            },
          },
        ])
        .option({ maxTimeMS: countLimitMs })
      return rows.map(({ _id, ...row }) => ({ ..._id, ...row }))
    },

    /**
     * Counts generations that ended after `since` (null: no lower bound) and until `until` (null: now). The index
     * alone answers.
     */
    async countEnded(since: Date | null, until: Date | null): Promise<EndedGenerations[]> {
      const finishedAt = { $gt: since ?? new Date(0), ...(until && { $lte: until }) }
      const rows = await model
        .aggregate<{ _id: Pick<EndedGenerations, 'kind' | 'state'>; count: number }>([
          { $match: { kind: { $in: GenerationKind.options }, state: { $in: endStates }, finishedAt } },
          { $group: { _id: { kind: '$kind', state: '$state' }, count: { $sum: 1 } } },
        ])
        .option({ maxTimeMS: countLimitMs })
      return rows.map(({ _id, count }) => ({ ..._id, count }))
    },
  }
}

export type GenerationCounts = ReturnType<typeof createGenerationCounts>
