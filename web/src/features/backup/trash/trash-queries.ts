import { TrashPage, type TrashEntry, type TrashKind } from '@classeur/contracts'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { z } from 'zod'
import { http } from '../../../http/client.ts'

export const trashKey = ['trash'] as const
/** The trash as a filter shows it. */
export type TrashFilter = TrashKind | 'all'

const nothing = z.unknown()
const pathOf = ({ kind, id }: Pick<TrashEntry, 'kind' | 'id'>) => `/api/trash/${kind}/${id}`

export const trashQuery = (filter: TrashFilter) =>
  infiniteQueryOptions({
    queryKey: [...trashKey, filter],
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams({
        ...(filter !== 'all' && { kind: filter }),
        ...(pageParam !== null && { cursor: pageParam }),
      })
      return http.get(`/api/trash?${query.toString()}`, TrashPage, signal)
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  })

export const restoreEntry = (entry: TrashEntry): Promise<unknown> =>
  http.post(`${pathOf(entry)}/restore`, {}, nothing)

/** Undoes a restore: the entry waits in the trash as it did before. */
export const putBackEntry = (entry: TrashEntry): Promise<unknown> =>
  http.post(`${pathOf(entry)}/put-back`, { deletedAt: entry.deletedAt }, nothing)

export const deleteEntryForGood = (entry: TrashEntry): Promise<void> => http.delete(pathOf(entry))

/** Deletes for good what the filter shows. `readAt`: when the trash was read; later deletions stay. */
export const emptyTrash = (filter: TrashFilter, readAt: string): Promise<void> => {
  const query = new URLSearchParams({ ...(filter !== 'all' && { kind: filter }), readAt })
  return http.delete(`/api/trash?${query.toString()}`)
}
