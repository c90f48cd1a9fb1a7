import {
  Restore,
  RestoreConflictPage,
  RestoreList,
  isRestoreWorking,
  type RestoreConflict,
  type StartRestore,
} from '@classeur/contracts'
import { queryOptions } from '@tanstack/react-query'
import { http } from '../../../http/client.ts'
import { newest } from '../../../http/newest.ts'

/** How often a working restore is read again, in case its events don't arrive. */
const readAgainMs = 5000

/** The restores of the last 30 days, newest first. */
export const restoresQuery = queryOptions({
  queryKey: ['restores'],
  queryFn: async ({ client, signal }) => {
    const { restores } = await http.get('/api/restores', RestoreList, signal)
    const shown = client.getQueryData<{ restores: Restore[] }>(['restores'])?.restores
    return { restores: restores.map((restore) => newest(restore, shown)) }
  },
  refetchInterval: ({ state }) =>
    state.data?.restores.some((restore) => isRestoreWorking(restore.state)) ? readAgainMs : false,
})

/** One restore with its preview. */
export const restoreQuery = (id: string) =>
  queryOptions({
    queryKey: [...restoresQuery.queryKey, id],
    queryFn: async ({ client, signal, queryKey }) => {
      const shown = client.getQueryData<Restore>(queryKey)
      return newest(await http.get(`/api/restores/${id}`, Restore, signal), shown && [shown])
    },
    refetchInterval: ({ state }) => (state.data && isRestoreWorking(state.data.state) ? readAgainMs : false),
  })

async function readConflicts(id: string, signal: AbortSignal): Promise<RestoreConflict[]> {
  const conflicts: RestoreConflict[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const query = cursor ? `?${new URLSearchParams({ cursor })}` : ''
    const path = `/api/restores/${id}/conflicts${query}`
    const page: RestoreConflictPage = await http.get(path, RestoreConflictPage, signal)
    conflicts.push(...page.conflicts)
    cursor = page.nextCursor
  }
  return conflicts
}

/** All conflicts of a restore: a merge needs a decision about each one. */
export const conflictsQuery = (id: string) =>
  queryOptions({
    queryKey: [...restoresQuery.queryKey, id, 'conflicts'],
    queryFn: ({ signal }) => readConflicts(id, signal),
  })

/** Begins the check of a backup. Nothing is written. */
export const checkBackup = (backupId: string, requestKey: string): Promise<Restore> =>
  http.post('/api/restores', { backupId, requestKey }, Restore)

export const startRestore = (id: string, input: StartRestore): Promise<Restore> =>
  http.post(`/api/restores/${id}/start`, input, Restore)

export const undoRestore = (id: string): Promise<Restore> =>
  http.post(`/api/restores/${id}/undo`, {}, Restore)

export const cancelRestore = (id: string): Promise<void> => http.delete(`/api/restores/${id}`)
