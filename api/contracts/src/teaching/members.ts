import { z } from 'zod'
import { ClassRole, GrantedRole } from '../classes/roles.ts'
import { ObjectIdString, Timestamp, UserId } from '../identifiers.ts'

/** A teacher of a class. */
export const ClassMember = z.object({
  userId: UserId,
  displayName: z.string(),
  role: ClassRole,
  joinedAt: Timestamp,
  lastActivityAt: Timestamp.nullable(),
  isMe: z.boolean(),
})
export type ClassMember = z.infer<typeof ClassMember>

/** A pending invitation by email. */
export const PendingInvitation = z.object({
  id: ObjectIdString,
  email: z.string(),
  role: GrantedRole,
  invitedBy: z.string(),
  createdAt: Timestamp,
  expiresAt: Timestamp,
  isExpired: z.boolean(),
})
export type PendingInvitation = z.infer<typeof PendingInvitation>

/** A pending offer of the ownership. */
export const PendingTransfer = z.object({
  toUserId: UserId,
  toName: z.string(),
  fromName: z.string(),
  offeredAt: Timestamp,
})
export type PendingTransfer = z.infer<typeof PendingTransfer>

/** `GET /api/classes/{id}/members`. Invitations are shown to the owner only. */
export const ClassMembers = z.object({
  members: z.array(ClassMember),
  invitations: z.array(PendingInvitation),
  transfer: PendingTransfer.nullable(),
  /** Members of the same school who aren't in the class; they can be added without an email. */
  colleagues: z.array(z.object({ userId: UserId, displayName: z.string() })),
})
export type ClassMembers = z.infer<typeof ClassMembers>

/** The number of days within which an invitation by email can be accepted. */
export const invitationDays = 7

const Email = z.email().max(254)

/**
 * `POST /api/classes/{id}/invitations`: invites by email, or adds at once a colleague of the school or a teacher whom
 * the owner removed within the last hour (this undoes the removal).
 */
export const InviteMemberRequest = z.union([
  z.strictObject({ email: Email, role: GrantedRole }),
  z.strictObject({ userId: UserId, role: GrantedRole }),
])
export type InviteMemberRequest = z.infer<typeof InviteMemberRequest>

/** `PATCH /api/classes/{id}/members/{userId}`. */
export const ChangeMemberRequest = z.strictObject({ role: GrantedRole })
/** `PUT /api/classes/{id}/transfer`: offers the ownership to a member. */
export const OfferTransferRequest = z.strictObject({ userId: UserId })

/** `GET /api/transfers`: ownerships offered to the requester. */
export const OfferedTransfers = z.object({
  transfers: z.array(z.object({ classId: ObjectIdString, className: z.string(), fromName: z.string() })),
})
export type OfferedTransfers = z.infer<typeof OfferedTransfers>
