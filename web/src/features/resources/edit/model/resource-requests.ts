import {
  GenerationAccepted,
  Resource,
  ResourceVersion,
  ResourceVersionList,
  RetestCreated,
  type ChangeResourceRequest,
  type RewriteWish,
} from '@classeur/contracts'
import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { http } from '../../../../http/client.ts'
import { requestKeyFor } from '../../../../http/request-keys/request-key.ts'

const pathOf = (id: string) => `/api/resources/${id}`

export const resourceKey = (id: string) => ['resources', 'one', id] as const
export const versionsKey = (id: string) => ['resources', 'versions', id] as const

/** The later of two states of a resource; the read one if neither is. */
export const laterResource = (read: Resource, shown: Resource | undefined): Resource =>
  shown && shown.revision > read.revision ? shown : read

/** One resource, to read and to edit. A read that a saved change overtook doesn't replace the change. */
export const resourceQuery = (id: string) =>
  queryOptions({
    queryKey: resourceKey(id),
    queryFn: async ({ signal, client }) => {
      const read = await http.get(pathOf(id), Resource, signal)
      return laterResource(read, client.getQueryData<Resource>(resourceKey(id)))
    },
  })

/** The versions of a resource, the latest first. */
export const versionsQuery = (id: string) =>
  queryOptions({
    queryKey: versionsKey(id),
    queryFn: ({ signal }) => http.get(`${pathOf(id)}/versions`, ResourceVersionList, signal),
  })

/** One version with all its items. */
export const versionQuery = (id: string, number: number) =>
  queryOptions({
    queryKey: [...versionsKey(id), number],
    queryFn: ({ signal }) => http.get(`${pathOf(id)}/versions/${number}`, ResourceVersion, signal),
  })

/** Rejects with `resources/changed-meanwhile` if somebody has changed the same part since `basedOn`. */
export const changeResource = (id: string, change: ChangeResourceRequest): Promise<Resource> =>
  http.post(`${pathOf(id)}/changes`, change, Resource)

/** Has an item written again. `after` is the last rewrite of this item. Rejects with `resources/cannot-make`. */
export async function rewriteItem(
  id: string,
  itemId: string,
  wish: RewriteWish,
  after: string,
): Promise<GenerationAccepted> {
  const requestKey = await requestKeyFor(after, { id, itemId, wish })
  return http.post(`${pathOf(id)}/items/${itemId}/rewrite`, { requestKey, wish }, GenerationAccepted)
}

/** Decides about a rewritten item. */
export const decideProposal = (
  id: string,
  itemId: string,
  decision: 'accept' | 'keep',
  basedOn: number,
): Promise<Resource> => http.post(`${pathOf(id)}/items/${itemId}/proposal`, { decision, basedOn }, Resource)

/** Makes a version the newest one. */
export const restoreVersion = (id: string, number: number, basedOn: number): Promise<Resource> =>
  http.post(`${pathOf(id)}/versions/${number}/restore`, { basedOn }, Resource)

/** Makes a mini exam with the same skills, or returns the one that was made. */
export const createRetest = (id: string): Promise<z.infer<typeof RetestCreated>> =>
  http.post(`${pathOf(id)}/retest`, {}, RetestCreated)
