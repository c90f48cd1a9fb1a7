import { schoolRoles } from '@classeur/domain/access'
import { haveCommonDay } from '@classeur/domain/calendar'
import { z } from 'zod'
import { SeatState } from '../billing/plans.ts'
import { LineOfText } from '../plain-text.ts'
import { GradingScale, Rounding } from '../exams/grading-scale.ts'
import { ObjectIdString, Timestamp, UserId } from '../identifiers.ts'
import { Language, TimeZone } from '../locale.ts'
import { DayString } from '../students/student.ts'

export const SchoolRole = z.enum(schoolRoles)
export type SchoolRole = z.infer<typeof SchoolRole>

/** A part of the school year. Both days are inclusive; terms don't overlap. */
export const Term = z.strictObject({
  id: ObjectIdString,
  name: LineOfText(40).min(1),
  startsOn: DayString,
  endsOn: DayString,
})
export type Term = z.infer<typeof Term>

const Terms = z
  .array(Term)
  .max(8)
  .refine((terms) => terms.every(({ startsOn, endsOn }) => startsOn <= endsOn), { error: 'term-order' })
  .refine(
    (terms) =>
      !terms.some((term, index) => terms.slice(index + 1).some((other) => haveCommonDay(term, other))),
    { error: 'terms-overlap' },
  )

const settings = {
  name: LineOfText(120).min(1),
  /** ISO 3166-1 alpha-2, or empty. */
  country: z.string().regex(/^([A-Z]{2})?$/),
  language: Language,
  timeZone: TimeZone,
  schoolYear: LineOfText(20),
  terms: Terms,
  /** 1 is Monday, 7 is Sunday. */
  weekStartsOn: z.number().int().min(1).max(7),
  defaultScale: GradingScale,
  /** The share of the maximum from which a result passes, in basis points. */
  passMarkBasisPoints: z.number().int().min(0).max(10_000),
  showRanks: z.boolean(),
  rounding: Rounding,
  subjects: z.array(LineOfText(60).min(1)).max(40),
  levels: z.array(LineOfText(60).min(1)).max(40),
  /** For receipts. */
  taxId: LineOfText(40),
  address: z.string().trim().max(400),
}

/**
 * `PATCH /api/school`: changes only the fields sent; returns the {@link School}. `version`: the version on screen.
 * @throws `schools/changed-meanwhile` if it is sent and isn't the current version
 */
export const ChangeSchoolRequest = z.strictObject({ ...settings, version: z.number().int() }).partial()
export type ChangeSchoolRequest = z.infer<typeof ChangeSchoolRequest>

/** Limits of a logo: its longest side in pixels and its size in bytes. */
export const logoLimits = { sidePx: 512, bytes: 256 * 1024 } as const

/**
 * `PUT /api/school/logo`: a PNG, JPEG or WebP in base64, detected by content; returns the {@link School}, as
 * `DELETE /api/school/logo` does. @throws `schools/logo-unreadable`
 */
export const ChangeLogoRequest = z.strictObject({
  image: z
    .base64()
    .min(1)
    .max(Math.ceil(logoLimits.bytes / 3) * 4),
})
export type ChangeLogoRequest = z.infer<typeof ChangeLogoRequest>

/** A teacher of the school. The email is shown to administrators only. */
export const SchoolMember = z.object({
  userId: UserId,
  displayName: z.string(),
  email: z.string().nullable(),
  role: SchoolRole,
  joinedAt: Timestamp,
  /** What the member has of the school's plan; null if the school has none. */
  seat: SeatState.nullable().default(null),
  isMe: z.boolean(),
})
export type SchoolMember = z.infer<typeof SchoolMember>

/**
 * `GET /api/school`: the requester's school. Everybody starts with a school of their own; a person who accepts an
 * invitation to another school moves there with their own classes.
 */
export const School = z.object({
  ...settings,
  id: ObjectIdString,
  version: z.number().int(),
  role: SchoolRole,
  /** Signed URL of a picture of at most 512 px for `<img>`; null if there is none. */
  logoUrl: z.string().nullable(),
})
export type School = z.infer<typeof School>

/** `GET /api/school/members`. Invitations are shown to administrators only. */
export const SchoolMembers = z.object({
  members: z.array(SchoolMember),
  /** The seats of the school's plan; null if nobody pays for one. */
  seats: z.object({ total: z.number().int(), used: z.number().int() }).nullable().default(null),
  invitations: z.array(
    z.object({ id: ObjectIdString, email: z.string(), createdAt: Timestamp, expiresAt: Timestamp }),
  ),
})
export type SchoolMembers = z.infer<typeof SchoolMembers>
/** `POST /api/school/invitations`. */
export const InviteToSchoolRequest = z.strictObject({ email: z.email().max(254) })
/**
 * `PATCH /api/school/members/{userId}`; returns {@link SchoolMembers}. `DELETE` removes a member, who gets a
 * school of their own again and keeps their own classes; with the requester's id it leaves the school (204).
 * @throws `schools/last-admin`
 */
export const ChangeSchoolMemberRequest = z.strictObject({ role: SchoolRole })
