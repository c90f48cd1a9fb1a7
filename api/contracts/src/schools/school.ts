import { z } from 'zod'
import { GradingScale, Rounding } from '../exams/grading-scale.ts'
import { ObjectIdString, Timestamp, UserId } from '../identifiers.ts'
import { Language } from '../locale.ts'
import { DayString } from '../students/student.ts'

export const SchoolRole = z.enum(['admin', 'member'])
export type SchoolRole = z.infer<typeof SchoolRole>

/** A part of the school year. Both days belong to it; terms do not overlap. */
export const Term = z.strictObject({
  id: ObjectIdString,
  name: z.string().trim().min(1).max(40),
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
      [...terms]
        .sort((a, b) => (a.startsOn < b.startsOn ? -1 : 1))
        .every((term, index, sorted) => index === 0 || (sorted[index - 1]?.endsOn ?? '') < term.startsOn),
    { error: 'terms-overlap' },
  )

const isTimeZone = (name: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    // The platform's own way to say that it knows no such zone.
    return false
  }
}

const Line = (max: number) => z.string().trim().max(max)

const settings = {
  name: Line(120).min(1),
  /** ISO 3166-1 alpha-2, or empty. */
  country: z.string().regex(/^([A-Z]{2})?$/),
  language: Language,
  /** IANA name, such as Africa/Tunis. */
  timeZone: Line(60).refine(isTimeZone, { error: 'time-zone' }),
  schoolYear: Line(20),
  terms: Terms,
  /** 1 Monday … 7 Sunday. */
  weekStartsOn: z.number().int().min(1).max(7),
  defaultScale: GradingScale,
  /** Share of the maximum from which a result passes, in hundredths of a percent. */
  passMarkBasisPoints: z.number().int().min(0).max(10_000),
  showRanks: z.boolean(),
  rounding: Rounding,
  subjects: z.array(Line(60).min(1)).max(40),
  levels: z.array(Line(60).min(1)).max(40),
  /** For receipts. */
  taxId: Line(40),
  address: Line(400),
}

/**
 * `PATCH /api/school`: only what is sent changes; answers the {@link School}. `version`: the one that was on screen.
 * @throws `schools/changed-meanwhile` when it is sent and not the present one
 */
export const ChangeSchoolRequest = z.strictObject({ ...settings, version: z.number().int() }).partial()
export type ChangeSchoolRequest = z.infer<typeof ChangeSchoolRequest>

/** The longest side of a logo in pixels, and its size in bytes. */
export const logoLimits = { sidePx: 512, bytes: 256 * 1024 } as const

/**
 * `PUT /api/school/logo`: a PNG, JPEG or WebP in base64, known by its content; answers the {@link School}, as
 * `DELETE /api/school/logo` does. @throws `schools/logo-unreadable`
 */
export const ChangeLogoRequest = z.strictObject({
  image: z
    .base64()
    .min(1)
    .max(Math.ceil(logoLimits.bytes / 3) * 4),
})
export type ChangeLogoRequest = z.infer<typeof ChangeLogoRequest>

/** A teacher of the school. The e-mail is shown to administrators only. */
export const SchoolMember = z.object({
  userId: UserId,
  displayName: z.string(),
  email: z.string().nullable(),
  role: SchoolRole,
  joinedAt: Timestamp,
  isMe: z.boolean(),
})
export type SchoolMember = z.infer<typeof SchoolMember>

/**
 * `GET /api/school`: the school of whoever asks. Everybody has one from the start (one's own); who accepts an
 * invitation to another school moves there with the classes he owns.
 */
export const School = z.object({
  ...settings,
  id: ObjectIdString,
  version: z.number().int(),
  role: SchoolRole,
  /** A picture of at most 512 px as an address for `<img>`; null when there is none. */
  logoUrl: z.string().nullable(),
})
export type School = z.infer<typeof School>

/** `GET /api/school/members`. Invitations are shown to administrators only. */
export const SchoolMembers = z.object({
  members: z.array(SchoolMember),
  invitations: z.array(
    z.object({ id: ObjectIdString, email: z.string(), createdAt: Timestamp, expiresAt: Timestamp }),
  ),
})
export type SchoolMembers = z.infer<typeof SchoolMembers>
/** `POST /api/school/invitations`. */
export const InviteToSchoolRequest = z.strictObject({ email: z.email().max(254) })
/**
 * `PATCH /api/school/members/{userId}`; answers {@link SchoolMembers}. `DELETE` there removes a member, who gets a
 * school of their own again and takes the classes they own along; with one's own id it is leaving (204).
 * @throws `schools/last-admin`
 */
export const ChangeSchoolMemberRequest = z.strictObject({ role: SchoolRole })
