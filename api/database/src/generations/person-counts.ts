import { childKinds, type GenerationState } from '@classeur/contracts'
import type { Connection } from 'mongoose'
import { createGroup } from '../grouped/create-group.ts'
import { isDatabaseUnavailable } from '../is-database-unavailable.ts'
import { generationModel, type Generation } from './generation.model.ts'
import { leaveOutKinds } from './leave-out-kinds.ts'

/** A request counts once, however many children it has. */
const oneEach = leaveOutKinds(childKinds)
const unfinished: GenerationState[] = ['queued', 'active']

/**
 * The counts that decide whether a person may request another generation. Every request needs them, so calls are
 * grouped.
 */
export function createPersonCounts(connection: Connection) {
  const { collectionName } = generationModel(connection).collection
  const collection = connection.collection<Generation>(collectionName)

  const countUnfinished = createGroup<string, number>({
    isShared: isDatabaseUnavailable,
    async run(ownerIds) {
      const mine = { ownerId: { $in: [...new Set(ownerIds)] }, reservedAt: { $ne: null }, ...oneEach }
      const rows = await collection
        .aggregate<{ _id: string; count: number }>([
          { $match: { ...mine, state: { $in: unfinished } } },
          { $group: { _id: '$ownerId', count: { $sum: 1 } } },
        ])
        .toArray()
      const counts = new Map(rows.map(({ _id, count }) => [_id, count]))
      return ownerIds.map((ownerId) => ({ value: counts.get(ownerId) ?? 0 }))
    },
  })

  const countFlagged = createGroup<{ ownerId: string; since: Date }, number>({
    isShared: isDatabaseUnavailable,
    async run(asked) {
      const earliest = new Date(Math.min(...asked.map(({ since }) => since.getTime())))
      const filter = {
        ownerId: { $in: [...new Set(asked.map(({ ownerId }) => ownerId))] },
        ...oneEach,
        state: 'flagged' as const,
        'error.code': 'generations/prompt-flagged',
        finishedAt: { $gte: earliest },
      }
      const projection = { ownerId: 1, finishedAt: 1 }
      const rows = await collection
        .find<{ ownerId: string; finishedAt: Date }>(filter, { projection })
        .toArray()
      return asked.map(({ ownerId, since }) => ({
        value: rows.filter((row) => row.ownerId === ownerId && row.finishedAt >= since).length,
      }))
    },
  })

  return {
    countUnfinished,
    /** Counts a person's flagged prompts since a date: five in thirty days block further requests. */
    countFlaggedSince: (ownerId: string, since: Date): Promise<number> => countFlagged({ ownerId, since }),
  }
}
