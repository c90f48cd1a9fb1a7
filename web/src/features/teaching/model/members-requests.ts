import {
  ClassMembers,
  OfferedTransfers,
  type GrantedRole,
  type InviteMemberRequest,
} from '@classeur/contracts'
import { queryOptions } from '@tanstack/react-query'
import { http } from '../../../http/client.ts'
import { classKey } from '../../../http/queries/school-class.ts'
import { nothing } from './no-content.ts'

const at = (classId: string, rest: string) => `/api/classes/${classId}/${rest}`

/** The teachers of a class, with invitations and colleagues for its owner. */
export const membersQuery = (classId: string) =>
  queryOptions({
    queryKey: [...classKey(classId), 'members'],
    queryFn: ({ signal }) => http.get(at(classId, 'members'), ClassMembers, signal),
  })

/** Rejects with `members/already-member`, `invitations/too-many`, `invitations/mail-unavailable`. */
export const invite = (classId: string, request: InviteMemberRequest): Promise<ClassMembers> =>
  http.post(at(classId, 'invitations'), request, ClassMembers)

/** Sends a new link; the old one stops working. */
export const resendInvitation = (classId: string, id: string): Promise<ClassMembers> =>
  http.post(at(classId, `invitations/${id}/resend`), {}, ClassMembers)

export const revokeInvitation = (classId: string, id: string): Promise<void> =>
  http.delete(at(classId, `invitations/${id}`))

export const changeRole = (classId: string, userId: string, role: GrantedRole): Promise<ClassMembers> =>
  http.patch(at(classId, `members/${userId}`), { role }, ClassMembers)

/** Removes a member, or leaves the class if it is one's own id. */
export const removeMember = (classId: string, userId: string): Promise<void> =>
  http.delete(at(classId, `members/${userId}`))

export const offerOwnership = (classId: string, userId: string): Promise<void> =>
  http.put(at(classId, 'transfer'), { userId }, nothing)

export const withdrawOffer = (classId: string): Promise<void> => http.delete(at(classId, 'transfer'))

/** Rejects with `members/no-transfer`, `classes/limit-reached`. */
export const answerOffer = (classId: string, answer: 'accept' | 'decline'): Promise<void> =>
  http.post(at(classId, `transfer/${answer}`), {}, nothing)

/** Ownerships offered to the signed-in person. */
export const transfersQuery = queryOptions({
  queryKey: ['transfers'],
  queryFn: ({ signal }) => http.get('/api/transfers', OfferedTransfers, signal),
})
