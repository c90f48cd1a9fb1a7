import { JoinInvitation, JoinResult, type AskToJoinRequest } from '@classeur/contracts'
import { queryOptions } from '@tanstack/react-query'
import { http } from '../../../http/client.ts'

const at = (token: string, rest = '') => `/api/join/${encodeURIComponent(token)}${rest}`

/** The inviting person and class of a join link. Rejects with `join/not-available`. */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['join', token],
    queryFn: ({ signal }) => http.get(at(token), JoinInvitation, signal),
    staleTime: Infinity,
  })

/** Requests to join as a student. */
export const askToJoin = (token: string, request: AskToJoinRequest): Promise<JoinResult> =>
  http.post(at(token, '/students'), request, JoinResult)

/** Joins as a signed-in teacher, or requests to join. Rejects with `join/already-there`, `join/not-available`. */
export const join = (token: string): Promise<JoinResult> => http.post(at(token), {}, JoinResult)
