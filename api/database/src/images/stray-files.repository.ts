import { isFinalState } from '@classeur/contracts'
import mongoose, { type Connection } from 'mongoose'
import { generationModel, type Generation } from '../generations/generation.model.ts'

const { trusted } = mongoose

/** Generations whose attempts may have left files that belong to no picture. */
export function createStrayFilesRepository(connection: Connection) {
  const model = generationModel(connection)
  return {
    /** Generations that ended before that time, so that no process writes their files any more. */
    async listOverBefore(before: Date, limit: number): Promise<Generation[]> {
      const marked = await model
        .find({ strayFiles: true, finishedAt: trusted({ $lt: before }) })
        .limit(limit)
        .lean<Generation[]>()
      return marked.filter(({ state }) => isFinalState(state))
    },

    /** Call this after deleting the files. */
    async clear(id: string): Promise<void> {
      await model.updateOne({ _id: id }, { $unset: { strayFiles: 1 } })
    },
  }
}

export type StrayFilesRepository = ReturnType<typeof createStrayFilesRepository>
