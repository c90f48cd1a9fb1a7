import type { EditedObjective } from '@classeur/contracts'
import mongoose, { type Connection } from 'mongoose'
import { databaseNow } from '../clock.ts'
import { olderThan } from '../older-than.ts'
import { generationModel, type Generation } from './generation.model.ts'

const { trusted } = mongoose

/** Position in the list of a person's proposals, newest first. */
interface ProposalPosition {
  at: Date
  id: string
}

/** A completed proposal of objectives, as the history lists it. */
export type ObjectiveProposal = Pick<Generation, '_id' | 'title' | 'input' | 'createdAt'>

const proposals = {
  kind: 'lesson-objectives',
  state: 'completed',
  reservedAt: trusted({ $ne: null }),
} as const

/** Completed proposals of objectives: the teacher's edits, and a person's list of pending proposals. */
export function createObjectiveEdits(connection: Connection) {
  const model = generationModel(connection)

  return {
    /** Saves version `basedOn + 1`; returns null if `basedOn` is no longer the stored version. 0 is the original. */
    save: (id: string, basedOn: number, objectives: readonly EditedObjective[]) =>
      model
        .findOneAndUpdate(
          {
            _id: id,
            ...proposals,
            ...(basedOn === 0
              ? { objectiveEdits: trusted({ $exists: false }) }
              : { 'objectiveEdits.version': basedOn }),
          },
          { $set: { objectiveEdits: { version: basedOn + 1, objectives } } },
          { returnDocument: 'after' },
        )
        .lean<Generation>(),

    /** Records that a lesson plan was made from a person's proposal. Idempotent. */
    async markPlanned(ownerId: string, id: string): Promise<void> {
      await model.updateOne(
        { _id: id, ownerId, ...proposals, plannedAt: trusted({ $exists: false }) },
        { $set: { plannedAt: databaseNow(connection) } },
      )
    },

    /** At most `limit` proposals of a person that no lesson plan was made from, after a position, newest first. */
    list(ownerId: string, after: ProposalPosition | null, limit: number): Promise<ObjectiveProposal[]> {
      const position = after && { at: after.at, id: new mongoose.Types.ObjectId(after.id) }
      return model
        .find(
          {
            ownerId,
            ...proposals,
            plannedAt: trusted({ $exists: false }),
            ...olderThan('createdAt', position),
          },
          { title: 1, input: 1, createdAt: 1 },
        )
        .sort({ createdAt: -1, _id: -1 })
        .limit(limit)
        .lean<ObjectiveProposal[]>()
    },
  }
}

export type ObjectiveEditsRepository = ReturnType<typeof createObjectiveEdits>
