import { isFinalState } from '@classeur/contracts'
import mongoose, { type Connection } from 'mongoose'
import { generationModel, type Generation } from '../generations/generation.model.ts'

const { trusted } = mongoose

/** Generations whose attempts may have left files that no picture belongs to. */
export function createStrayFilesRepository(connection: Connection) {
  const model = generationModel(connection)
  return {
    /** Over since before that time, so that nobody writes their files any more. */
    async listOverBefore(before: Date, limit: number): Promise<Generation[]> {
      const marked = await model
        .find({ strayFiles: true, finishedAt: trusted({ $lt: before }) })
        .limit(limit)
        .lean<Generation[]>()
      return marked.filter(({ state }) => isFinalState(state))
    },

    /** Their files are gone. */
    async clear(id: string): Promise<void> {
      await model.updateOne({ _id: id }, { $unset: { strayFiles: 1 } })
    },
  }
}

export type StrayFilesRepository = ReturnType<typeof createStrayFilesRepository>
