import {
  AccountActivityKind,
  AccountActivityPage,
  AccountDeletionState,
  DeletionPreview,
} from '@classeur/contracts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { refreshAnew, useAuth } from '../session/auth-session.ts'
import { http } from '../client.ts'

/** Leaves out entries of kinds that only a newer version has texts for. */
async function readActivities(path: string, signal: AbortSignal): Promise<AccountActivityPage> {
  const page = await http.get(path, AccountActivityPage, signal)
  const activities = page.activities.filter(({ kind }) => AccountActivityKind.safeParse(kind).success)
  return { ...page, activities }
}

/** The log of the person's account, the latest entries first. */
export const accountActivityQuery = infiniteQueryOptions({
  queryKey: ['account', 'activity'],
  queryFn: ({ pageParam, signal }) => {
    const query = pageParam === null ? '' : `?${new URLSearchParams({ cursor: pageParam }).toString()}`
    return readActivities(`/api/account/activity${query}`, signal)
  },
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.nextCursor,
})

/** What the deletion of the account would remove. */
export const deletionPreviewQuery = queryOptions({
  queryKey: ['account', 'deletion', 'preview'],
  queryFn: ({ signal }) => http.get('/api/account/deletion/preview', DeletionPreview, signal),
  // Colleagues accept classes and the plan changes, so the page never shows old numbers.
  staleTime: 0,
})

/** When the account will be deleted; null unless the person has asked for it. The session knows it on every screen. */
export function useDeletionDue(): string | null {
  const auth = useAuth()
  return auth.status === 'signed-in' ? (auth.user.deletionDueAt ?? null) : null
}

/** Refreshes the session after an error too, because the server may have stored the change before it failed. */
async function changeDeletion(change: Promise<unknown>): Promise<void> {
  try {
    await change
  } catch (error) {
    await refreshAnew().catch(() => undefined)
    throw error
  }
  await refreshAnew()
}

/** Asks for the deletion of the account. The address must be the person's. */
export const requestDeletion = (email: string): Promise<void> =>
  changeDeletion(http.post('/api/account/deletion', { email }, AccountDeletionState))

/** Withdraws the request. */
export const keepAccount = (): Promise<void> => changeDeletion(http.delete('/api/account/deletion'))

/** Offers the ownership of a class to a colleague, who accepts it in the class. */
export const offerClass = (classId: string, userId: string): Promise<void> =>
  http.put(`/api/classes/${classId}/transfer`, { userId }, z.unknown()).then(() => undefined)

/** Takes back such an offer. */
export const withdrawOffer = (classId: string): Promise<void> =>
  http.delete(`/api/classes/${classId}/transfer`)
