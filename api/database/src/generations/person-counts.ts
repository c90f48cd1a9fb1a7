import { childKinds, type GenerationState } from '@classeur/contracts'
import type { Connection } from 'mongoose'
import { createGroup } from '../grouped/create-group.ts'
import { isDatabaseUnavailable } from '../is-database-unavailable.ts'
import { requestHashOf } from './generation-id.ts'
import { generationModel, type Generation } from './generation.model.ts'
import { leaveOutKinds } from './leave-out-kinds.ts'

/** A request counts once, however many children it has. */
const oneEach = leaveOutKinds(childKinds)
const unfinished: GenerationState[] = ['queued', 'active']

interface FlaggedRow extends Pick<Generation, 'ownerId' | 'requestHash' | 'createdAt'> {
  finishedAt: Date
  /** Only for pictures. */
  request?: unknown
}

/**
 * Equal for flagged generations that count as one violation: the same typed input on one day. Each picture of a request
 * has a hash of its own, because the hash contains the picture's number.
 */
const violationOf = ({ requestHash, createdAt, request }: FlaggedRow): string => {
  const typed = request === undefined ? requestHash : requestHashOf('image', request)
  return `${createdAt.toISOString().slice(0, 10)}:${typed}`
}

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
      const isPicture = { $eq: ['$kind', 'image'] }
      const projection = {
        ...{ ownerId: 1, requestHash: 1, createdAt: 1, finishedAt: 1 },
        request: { $cond: [isPicture, '$input.request', '$$REMOVE'] },
      }
      const rows = await collection.find<FlaggedRow>(filter, { projection }).toArray()
      return asked.map(({ ownerId, since }) => {
        const mine = rows.filter((row) => row.ownerId === ownerId && row.finishedAt >= since)
        return { value: new Set(mine.map(violationOf)).size }
      })
    },
  })

  return {
    countUnfinished,
    /** Counts a person's flagged requests since a date: five in thirty days block further requests. */
    countFlaggedSince: (ownerId: string, since: Date): Promise<number> => countFlagged({ ownerId, since }),
  }
}
