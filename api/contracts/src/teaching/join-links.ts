import { z } from 'zod'
import { LineOfText } from '../plain-text.ts'
import { GrantedRole } from '../classes/roles.ts'
import { ClassColour } from '../classes/school-class.ts'
import { ObjectIdString, RequestKey, Timestamp } from '../identifiers.ts'
import { DayString } from '../students/student.ts'

/** At least 128 random bits in base64url: the last part of `/joinclass/{join_link_id}`, also for invitations. */
const JoinToken = z.string().regex(/^[A-Za-z0-9_-]{22,43}$/)
/** For how long teachers with the link join at once; afterwards they need approval. */
export const joinLinkOpenDays = 14

export const JoinAudience = z.enum(['students', 'teachers'])
export type JoinAudience = z.infer<typeof JoinAudience>

const settings = {
  /** The role that teachers get; ignored for students. */
  role: GrantedRole,
  /** Until this time, teachers join at once. */
  openUntil: Timestamp,
  /** When the link expires; null: never. */
  expiresAt: Timestamp.nullable(),
  /** Maximum number of uses; null without a limit. */
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
  /** The full URL, for QR codes and slips. */
  url: z.string(),
  paused: z.boolean(),
  uses: z.number().int(),
  /** `open`: people join at once; `asks`: they need approval; in the other states, no one can join. */
  state: z.enum(['open', 'asks', 'paused', 'used-up', 'expired']),
})
export type JoinLink = z.infer<typeof JoinLink>
export const JoinLinkList = z.object({ links: z.array(JoinLink) })

/**
 * A request to join. `matches` are students of the class with the same number or name. `isRepeated`: another open request
 * of the class has the same number or name, so it is the same person's or a namesake's.
 */
export const JoinRequest = z.object({
  id: ObjectIdString,
  audience: JoinAudience,
  /** The name that the student typed, or the teacher's display name. */
  name: z.string(),
  externalId: z.string(),
  role: GrantedRole.nullable(),
  matches: z.array(z.object({ studentId: ObjectIdString, name: z.string(), number: z.number().int() })),
  isRepeated: z.boolean(),
  at: Timestamp,
})
export type JoinRequest = z.infer<typeof JoinRequest>
/** `hasMarks`: whether anybody has entered a mark in the class, so that a late joiner has missed exams. */
export const JoinRequestList = z.object({ requests: z.array(JoinRequest), hasMarks: z.boolean() })
export type JoinRequestList = z.infer<typeof JoinRequestList>

/** `GET /api/join-requests`: open requests that the person may decide, in all of their classes, oldest first. */
export const OpenJoinRequests = z.object({
  classes: z.array(
    z.object({
      classId: ObjectIdString,
      className: z.string(),
      classColour: ClassColour,
      ...JoinRequestList.shape,
    }),
  ),
})
export type OpenJoinRequests = z.infer<typeof OpenJoinRequests>

/**
 * `POST /api/classes/{id}/join-requests/{requestId}/decision`. `studentId` null: a new student, who is in the class since
 * `joinedOn` (earlier exams don't apply) or, if that is null, from the beginning.
 */
export const JoinDecision = z.discriminatedUnion('decision', [
  z.strictObject({
    decision: z.literal('accept'),
    studentId: ObjectIdString.nullable(),
    joinedOn: DayString.nullable().default(null),
  }),
  z.strictObject({ decision: z.literal('decline') }),
])
export type JoinDecision = z.infer<typeof JoinDecision>

/**
 * `GET /api/join/{token}`, public: everything that is visible with the link alone. A link that is paused, used
 * up, expired or unknown always gets the same `join/not-available`.
 */
export const JoinInvitation = z.object({
  kind: z.enum(['students', 'teachers', 'invitation', 'school']),
  /** The name of the class or the school. */
  name: z.string(),
  teacherName: z.string(),
  asksForExternalId: z.boolean(),
  /** Whether joining needs approval. */
  asksForApproval: z.boolean(),
})
export type JoinInvitation = z.infer<typeof JoinInvitation>

const Name = LineOfText(80)
/**
 * `POST /api/join/{token}/students`, public. `requestKey`: random, from the browser of the student. The same key with the
 * same name repeats a request; another key with that name is a namesake's, or the same student's on another device.
 */
export const AskToJoinRequest = z.strictObject({
  firstName: Name.min(1),
  lastName: Name.min(1),
  externalId: LineOfText(40).default(''),
  requestKey: RequestKey,
})
export type AskToJoinRequest = z.infer<typeof AskToJoinRequest>

/** Response to a student's request, and to `POST /api/join/{token}` by a signed-in teacher. */
export const JoinResult = z.object({
  result: z.enum(['joined', 'requested']),
  /** The class or school that the person has joined; null while approval is pending, and for students. */
  classId: ObjectIdString.nullable(),
})
export type JoinResult = z.infer<typeof JoinResult>
