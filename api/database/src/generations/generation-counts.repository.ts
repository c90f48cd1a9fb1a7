import { GenerationKind, type GenerationState } from '@classeur/contracts'
import type { Connection } from 'mongoose'
import { generationModel } from './generation.model.ts'

const endStates = ['completed', 'failed', 'cancelled', 'flagged'] as const satisfies GenerationState[]
/** Nobody waits for a count this long; the server need not go on with it. */
const countLimitMs = 5000

/** How many of a kind ended in a state. */
export interface EndedGenerations {
  kind: GenerationKind
  state: (typeof endStates)[number]
  count: number
}

/** What has not been settled yet, of one kind in one state. */
export interface OpenGenerations {
  kind: GenerationKind
  state: GenerationState
  count: number
  /** When the oldest was accepted. */
  oldestAt: Date
  /** Credits still reserved: the price less the finished parts. */
  creditsReserved: number
}

const parts = (from: string) => ({ $subtract: [from, '$doneAtStart'] })
const partsToDo = { $max: [1, parts('$step.total')] }
const partsDone = { $min: [parts('$step.done'), partsToDo] }
/** As `chargeForParts` in contracts says it. */
const spent = { $floor: { $divide: [{ $multiply: ['$price', partsDone] }, partsToDo] } }

/** Counts over all people's generations, for operators. What they cost grows with what is open, not with what is stored. */
export function createGenerationCounts(connection: Connection) {
  const model = generationModel(connection)

  return {
    /** Everything that waits, also what is being accepted at this moment: the index alone answers. */
    countWaiting: () => model.countDocuments({ state: 'queued' }).maxTimeMS(countLimitMs),

    /** All that is accepted and not settled: waiting, running, and ended a moment ago. */
    async countOpen(): Promise<OpenGenerations[]> {
      const rows = await model
        .aggregate<
          { _id: Pick<OpenGenerations, 'kind' | 'state'> } & Omit<OpenGenerations, 'kind' | 'state'>
        >([
          // A kind of a newer version may be stored while versions are mixed.
          { $match: { settledAt: null, reservedAt: { $ne: null }, kind: { $in: GenerationKind.options } } },
          {
            $group: {
              _id: { kind: '$kind', state: '$state' },
              count: { $sum: 1 },
              oldestAt: { $min: '$createdAt' },
              creditsReserved: { $sum: { $subtract: ['$price', spent] } },
            },
          },
        ])
        .option({ maxTimeMS: countLimitMs })
      return rows.map(({ _id, ...row }) => ({ ..._id, ...row }))
    },

    /** How many ended after `since` (null: ever) and until `until` (null: now). Answered by the index alone. */
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
