import mongoose, { type Connection } from 'mongoose'
import {
  restoreStepId,
  restoreStepModel,
  type RestoreStep,
  type RestoreStepDocument,
  type StepOutcome,
} from './restore-step.model.ts'

const { trusted } = mongoose

/** The journals of restores: what each step changes, written before the first step is applied. */
export function createRestoreJournal(connection: Connection) {
  const model = restoreStepModel(connection)
  const stored = connection.collection<RestoreStepDocument>(model.collection.collectionName)

  return {
    async write(
      restoreId: string,
      attempt: number,
      steps: readonly Omit<RestoreStep, 'outcome'>[],
    ): Promise<void> {
      if (steps.length === 0) return
      await stored.insertMany(
        steps.map((step) => ({
          ...{ _id: restoreStepId(restoreId, attempt, step.seq), restoreId, attempt },
          ...step,
          outcome: null,
        })),
        { ignoreUndefined: true },
      )
    },

    /** The step with this number; null after the last one. */
    read: (restoreId: string, attempt: number, seq: number): Promise<RestoreStep | null> =>
      stored.findOne({ _id: restoreStepId(restoreId, attempt, seq) }),

    async settle(restoreId: string, attempt: number, seq: number, outcome: StepOutcome): Promise<void> {
      await stored.updateOne({ _id: restoreStepId(restoreId, attempt, seq) }, { $set: { outcome } })
    },

    /** Removes steps of attempts that ended before their plan was complete. */
    async removeOthers(restoreId: string, attempt: number | null): Promise<void> {
      await model.deleteMany({ restoreId, attempt: trusted({ $ne: attempt }) })
    },

    async remove(restoreId: string): Promise<void> {
      await model.deleteMany({ restoreId })
    },
  }
}

export type RestoreJournal = ReturnType<typeof createRestoreJournal>
