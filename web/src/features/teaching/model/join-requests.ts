import { JoinInvitation, JoinResult, type AskToJoinRequest } from '@classeur/contracts'
import { queryOptions } from '@tanstack/react-query'
import { http } from '../../../http/client.ts'

const at = (token: string, rest = '') => `/api/join/${encodeURIComponent(token)}${rest}`

/** Who invites to what. Rejects with `join/not-available`. */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['join', token],
    queryFn: ({ signal }) => http.get(at(token), JoinInvitation, signal),
    staleTime: Infinity,
  })

/** A student asks to be let in. */
export const askToJoin = (token: string, request: AskToJoinRequest): Promise<JoinResult> =>
  http.post(at(token, '/students'), request, JoinResult)

/** A signed-in teacher joins, or asks to. Rejects with `join/already-there`, `join/not-available`. */
export const join = (token: string): Promise<JoinResult> => http.post(at(token), {}, JoinResult)
