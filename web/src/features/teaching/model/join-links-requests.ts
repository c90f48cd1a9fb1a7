import {
  JoinLink,
  JoinLinkList,
  JoinRequestList,
  OpenJoinRequests,
  type ChangeJoinLinkRequest,
  type JoinAudience,
  type JoinDecision,
} from '@classeur/contracts'
import { queryOptions } from '@tanstack/react-query'
import { http } from '../../../http/client.ts'
import { classKey } from '../../../http/queries/school-class.ts'
import { nothing } from './no-content.ts'

const at = (classId: string, rest: string) => `/api/classes/${classId}/${rest}`

/** The join links that the person may change. */
export const joinLinksQuery = (classId: string) =>
  queryOptions({
    queryKey: [...classKey(classId), 'join-links'],
    queryFn: ({ signal }) => http.get(at(classId, 'join-links'), JoinLinkList, signal),
  })

/** Rejects with `join/link-exists`. */
export const createJoinLink = (classId: string, audience: JoinAudience): Promise<JoinLink> =>
  http.post(at(classId, 'join-links'), { audience }, JoinLink)

export const changeJoinLink = (
  classId: string,
  linkId: string,
  changes: ChangeJoinLinkRequest,
): Promise<JoinLink> => http.patch(at(classId, `join-links/${linkId}`), changes, JoinLink)

/** Creates a new address; the old one stops working at once. */
export const resetJoinLink = (classId: string, linkId: string): Promise<JoinLink> =>
  http.post(at(classId, `join-links/${linkId}/reset`), {}, JoinLink)

/** The join requests that the person may decide. */
export const joinRequestsQuery = (classId: string) =>
  queryOptions({
    queryKey: [...classKey(classId), 'join-requests'],
    queryFn: ({ signal }) => http.get(at(classId, 'join-requests'), JoinRequestList, signal),
  })

/** Join requests of all classes of the person. Refetched after every change of a class. */
export const openJoinRequestsQuery = queryOptions({
  queryKey: ['join-requests'],
  queryFn: async ({ signal }) => (await http.get('/api/join-requests', OpenJoinRequests, signal)).classes,
})

/** Rejects with `join/request-over`, `students/limit-reached`, `students/duplicate-external-id`. */
export const decideJoinRequest = (
  classId: string,
  requestId: string,
  decision: JoinDecision,
): Promise<void> => http.post(at(classId, `join-requests/${requestId}/decision`), decision, nothing)
