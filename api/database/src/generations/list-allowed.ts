import { parentKinds, type GenerationState } from '@classeur/contracts'
import type { Connection } from 'mongoose'
import { createGroup } from '../grouped/create-group.ts'
import { isDatabaseUnavailable } from '../is-database-unavailable.ts'
import { generationModel, type Generation } from './generation.model.ts'
import { leaveOutKinds } from './leave-out-kinds.ts'

const fields = {
  ...{ ownerId: 1, kind: 1, state: 1, orderMs: 1, paid: 1, createdAt: 1 },
  ...{ ownerLimit: 1, attempt: 1, requestId: 1 },
} as const

/** The fields needed to add a generation to its queue or remove it. */
export type AllowedGeneration = Pick<Generation, '_id' | keyof typeof fields>

const order = { state: 1, createdAt: 1, _id: 1 } as const
const unfinished: GenerationState[] = ['active', 'queued']

/**
 * Lists up to `limit` unfinished generations of a person that may run now. Running ones come first ('active' sorts
 * before 'queued'), even if an older one is accepted later; then the oldest queued ones. Every job calls this, so
 * calls are grouped.
 */
export function createListAllowed(connection: Connection) {
  const { collectionName } = generationModel(connection).collection
  const collection = connection.collection<Generation>(collectionName)

  const allowed = createGroup<{ ownerId: string; limit: number }, AllowedGeneration[]>({
    isShared: isDatabaseUnavailable,
    async run(asked) {
      const filter = {
        ownerId: { $in: [...new Set(asked.map(({ ownerId }) => ownerId))] },
        state: { $in: unfinished },
        reservedAt: { $ne: null },
        // Parents have no job.
        ...leaveOutKinds(parentKinds),
      }
      const [only] = asked
      const cursor = collection.find<AllowedGeneration>(filter, { projection: fields }).sort(order)
      const rows = await (only && asked.length === 1 ? cursor.limit(only.limit) : cursor).toArray()
      return asked.map(({ ownerId, limit }) => ({
        value: rows.filter((row) => row.ownerId === ownerId).slice(0, limit),
      }))
    },
  })
  return (ownerId: string, limit: number): Promise<AllowedGeneration[]> => allowed({ ownerId, limit })
}
