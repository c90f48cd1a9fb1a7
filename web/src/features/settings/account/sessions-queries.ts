import { SessionList } from '@classeur/contracts'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { http } from '../../../http/client.ts'

/** The person's sessions. */
export const sessionsQuery = queryOptions({
  queryKey: ['auth', 'sessions'],
  queryFn: ({ signal }) => http.get('/api/auth/sessions', SessionList, signal),
})

/**
 * Ends one session, or all but the current one if no id is given, then refetches the list: after a failure too, because
 * another device may have ended the session.
 */
export function useEndSessions(): (id?: string) => Promise<void> {
  const client = useQueryClient()
  return async (id) => {
    try {
      await http.delete(id === undefined ? '/api/auth/sessions' : `/api/auth/sessions/${id}`)
    } finally {
      await client.invalidateQueries({ queryKey: sessionsQuery.queryKey })
    }
  }
}
