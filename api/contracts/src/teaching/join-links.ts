import { z } from 'zod'
import { GrantedRole } from '../classes/roles.ts'
import { ObjectIdString, Timestamp } from '../identifiers.ts'

/** 128 random bits or more in base64url: the last part of `/joinclass/{join_link_id}`, also that of an invitation. */
export const JoinToken = z.string().regex(/^[A-Za-z0-9_-]{22,43}$/)
/** How long a teacher who has the link joins at once; afterwards somebody of the class has to agree. */
export const joinLinkOpenDays = 14

export const JoinAudience = z.enum(['students', 'teachers'])
export type JoinAudience = z.infer<typeof JoinAudience>

const settings = {
  /** The role a teacher gets; without meaning for students. */
  role: GrantedRole,
  /** Until then a teacher joins at once. */
  openUntil: Timestamp,
  /** From then on the link is dead; null: never. */
  expiresAt: Timestamp.nullable(),
  /** How often it can be used; null without a limit. */
  maxUses: z.number().int().min(1).max(1000).nullable(),
}

/** `POST /api/classes/{id}/join-links`: at most one for each audience. */
export const CreateJoinLinkRequest = z.strictObject({
  audience: JoinAudience,
  role: settings.role.default('viewer'),
  openUntil: settings.openUntil.optional(),
  expiresAt: settings.expiresAt.default(null),
  maxUses: settings.maxUses.default(null),
})
export type CreateJoinLinkRequest = z.infer<typeof CreateJoinLinkRequest>

/** `PATCH /api/classes/{id}/join-links/{linkId}`. */
export const ChangeJoinLinkRequest = z.strictObject({ ...settings, paused: z.boolean() }).partial()
export type ChangeJoinLinkRequest = z.infer<typeof ChangeJoinLinkRequest>

/** A link of a class, for its owner and editors. */
export const JoinLink = z.object({
  ...settings,
  id: ObjectIdString,
  audience: JoinAudience,
  token: JoinToken,
  /** The whole address, for QR code and slip. */
  url: z.string(),
  paused: z.boolean(),
  uses: z.number().int(),
  /** `open`: joins at once; `asks`: somebody has to agree; the others admit nobody. */
  state: z.enum(['open', 'asks', 'paused', 'used-up', 'expired']),
})
export type JoinLink = z.infer<typeof JoinLink>
export const JoinLinkList = z.object({ links: z.array(JoinLink) })

/** Somebody who asks to be let in. `matches` are students of the class with the same number or name. */
export const JoinRequest = z.object({
  id: ObjectIdString,
  audience: JoinAudience,
  /** What the student typed, or the teacher's display name. */
  name: z.string(),
  externalId: z.string(),
  role: GrantedRole.nullable(),
  matches: z.array(z.object({ studentId: ObjectIdString, name: z.string(), number: z.number().int() })),
  at: Timestamp,
})
export type JoinRequest = z.infer<typeof JoinRequest>
export const JoinRequestList = z.object({ requests: z.array(JoinRequest) })

/** `POST /api/classes/{id}/join-requests/{requestId}/decision`. `studentId` null: a new student. */
export const JoinDecision = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('accept'), studentId: ObjectIdString.nullable() }),
  z.strictObject({ decision: z.literal('decline') }),
])
export type JoinDecision = z.infer<typeof JoinDecision>

/**
 * `GET /api/join/{token}`, public: all that somebody who only has the link gets to see. A link that is paused, used
 * up, expired or unknown answers `join/not-available`, always the same.
 */
export const JoinInvitation = z.object({
  kind: z.enum(['students', 'teachers', 'invitation', 'school']),
  /** Name of the class, or of the school. */
  name: z.string(),
  teacherName: z.string(),
  asksForExternalId: z.boolean(),
  /** Somebody of the class has to agree first. */
  asksForApproval: z.boolean(),
})
export type JoinInvitation = z.infer<typeof JoinInvitation>

const Name = z.string().trim().max(80)
/** `POST /api/join/{token}/students`, public. */
export const AskToJoinRequest = z.strictObject({
  firstName: Name.min(1),
  lastName: Name.min(1),
  externalId: z.string().trim().max(40).default(''),
})
export type AskToJoinRequest = z.infer<typeof AskToJoinRequest>

/** Answer to a student's request, and to `POST /api/join/{token}` of a signed-in teacher. */
export const JoinResult = z.object({
  result: z.enum(['joined', 'requested']),
  /** Where the person is let in now; null while it is asked for, and for students. */
  classId: ObjectIdString.nullable(),
})
export type JoinResult = z.infer<typeof JoinResult>
