import { GenerationKind, type ErrorCode } from '@classeur/contracts'
import mongoose, { type Connection } from 'mongoose'
import { generationModel, type Generation } from './generation.model.ts'

const { trusted } = mongoose

/** A failed generation, without the person's input or any results. */
export type FailedGeneration = Pick<
  Generation,
  '_id' | 'ownerId' | 'kind' | 'attempt' | 'requestId' | 'createdAt' | 'finishedAt'
> & { error: { code: ErrorCode } }

const projection = {
  ownerId: 1,
  kind: 1,
  attempt: 1,
  requestId: 1,
  createdAt: 1,
  finishedAt: 1,
  'error.code': 1,
}

/** Failed generations, for operators. */
export function createFailedGenerations(connection: Connection) {
  const model = generationModel(connection)

  /**
   * The latest failures with one of the codes since `since`, newest first. `after`: continues after this one. Uses the
   * index of kinds and states.
   */
  return (
    codes: readonly ErrorCode[],
    since: Date,
    limit: number,
    after: Pick<FailedGeneration, '_id' | 'finishedAt'> | null = null,
  ): Promise<FailedGeneration[]> => {
    const older = after && [
      { finishedAt: trusted({ $lt: after.finishedAt }) },
      { finishedAt: after.finishedAt, _id: trusted({ $lt: after._id }) },
    ]
    return model
      .find(
        {
          kind: trusted({ $in: GenerationKind.options }),
          state: 'failed',
          finishedAt: trusted({ $gte: since, ...(after && { $lte: after.finishedAt }) }),
          'error.code': trusted({ $in: [...codes] }),
          ...(older && { $or: older }),
        },
        projection,
      )
      .sort({ finishedAt: -1, _id: -1 })
      .limit(limit)
      .lean<FailedGeneration[]>()
  }
}

export type ListFailedGenerations = ReturnType<typeof createFailedGenerations>
