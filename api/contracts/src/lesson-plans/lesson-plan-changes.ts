import { z } from 'zod'
import { ObjectIdString, RequestKey, Timestamp } from '../identifiers.ts'
import { Language } from '../locale.ts'
import { LineOfText } from '../plain-text.ts'
import { LessonPicture, RewriteWish } from './lesson-plan.ts'
import { LessonSection, LessonSectionKey, longestFlagReason } from './lesson-sections.ts'

/**
 * `PUT /api/lesson-plans/{id}/sections/{key}`: replaces the value of a section, also while later sections are being
 * written. `basedOn` is the version that was edited, or null for a section that an empty frame doesn't have yet.
 * Responds with {@link SectionSaved}, or with 409 `lesson-plans/section-changed` and no change if another version has
 * been saved since. `keepsReplaced`: the teacher chose this value over the saved one, which stays a version of the plan
 * even if the same person saved it a moment ago.
 */
export const SaveSectionRequest = z.strictObject({
  basedOn: z.number().int().min(0).nullable(),
  /** Checked against the schema of the section. */
  value: z.unknown(),
  keepsReplaced: z.boolean().default(false),
})
export const SectionSaved = z.object({ section: LessonSection, revision: z.number().int() })

/**
 * `PATCH /api/lesson-plans/{id}`: responds with the `LessonPlan`. `classId` attaches the plan to a class, so that its
 * teachers see it. Editors of that class may change title and date, the owner all fields. `DELETE` moves the plan to the
 * trash, and `POST …/restore` takes it out of it.
 */
export const ChangeLessonPlanRequest = z
  .strictObject({
    title: LineOfText(200).min(1),
    classId: ObjectIdString.nullable(),
    taughtOn: z.iso.date().nullable(),
    archived: z.boolean(),
    sharedWithSchool: z.boolean(),
  })
  .partial()
export type ChangeLessonPlanRequest = z.infer<typeof ChangeLessonPlanRequest>

/** `PUT /api/lesson-plans/{id}/sections/{key}/flag`; null removes the flag. */
export const FlagSectionRequest = z.strictObject({
  reason: z.string().trim().min(1).max(longestFlagReason).nullable(),
})

/** `POST /api/lesson-plans/{id}/sections/{key}/rewrite`: `GenerationAccepted` (202), or 409 `lesson-plans/rewrite-running`. */
export const RewriteSectionRequest = z.strictObject({ requestKey: RequestKey, wish: RewriteWish })

/**
 * `POST /api/lesson-plans/{id}/proposals/{key}/accept`: the proposal becomes the section and creates a version.
 * `basedOn` is the version of the section that the teacher saw. Responds with {@link SectionSaved}, or 409
 * `lesson-plans/section-changed`. `DELETE /api/lesson-plans/{id}/proposals/{key}` keeps the section as it is, and
 * `POST …/{key}/reopen` takes either decision back: the proposal waits again.
 */
export const AcceptProposalRequest = z.strictObject({ basedOn: z.number().int().min(0) })

/** What created a version. `sectionKey` is null for changes of the whole plan. */
export const LessonVersionChange = z.object({
  /** `restored`: as in an earlier version. `from-backup`: by restoring a backup, or taking that back. */
  kind: z.enum(['written', 'edited', 'accepted', 'restored', 'title', 'from-backup']),
  sectionKey: LessonSectionKey.nullable(),
  /** For `restored`: the number of the version that was restored. */
  from: z.number().int().nullable().default(null),
})
export type LessonVersionChange = z.infer<typeof LessonVersionChange>

/** `GET /api/lesson-plans/{id}/versions`: the latest first. Edits of one section soon after one another are one version. */
export const LessonVersionList = z.object({
  versions: z.array(
    z.object({
      number: z.number().int().positive(),
      change: LessonVersionChange,
      /** The name of the person who made it. */
      by: z.string(),
      at: Timestamp,
    }),
  ),
})

/** `GET /api/lesson-plans/{id}/versions/{number}`. */
export const LessonVersion = z.object({
  number: z.number().int().positive(),
  title: z.string(),
  sections: z.array(LessonSection),
  at: Timestamp,
})
export type LessonVersion = z.infer<typeof LessonVersion>

/**
 * `POST /api/lesson-plans/{id}/versions/{number}/restore` makes it the newest version and responds with the `LessonPlan`.
 * `basedOn` is the revision of the plan that the teacher saw; 409 `lesson-plans/changed-meanwhile` if it has changed.
 * Sections that were written after the version stay.
 */
export const RestoreVersionRequest = z.strictObject({ basedOn: z.number().int().min(0) })

/** `PUT /api/lesson-plans/{id}/share` creates the link or returns the existing one; `DELETE` revokes it for good. */
export const ShareLink = z.object({ token: z.string().regex(/^[a-z0-9-]{12,40}$/) })

/** `GET /api/shared/lesson-plans/{token}`, without signing in: the plan and nothing else. */
export const SharedLessonPlan = z.object({
  title: z.string(),
  subject: z.string(),
  level: z.string(),
  durationMin: z.number().int(),
  language: Language,
  sections: z.array(LessonSection),
  pictures: z.array(LessonPicture),
})
export type SharedLessonPlan = z.infer<typeof SharedLessonPlan>

/** `GET /api/lesson-plans/{id}/export?format=&answers=`: a file. Without `answers`, no quiz key and no model answers. */
export const ExportLessonPlanQuery = z.strictObject({
  format: z.enum(['docx', 'pdf', 'markdown']),
  answers: z.stringbool().default(true),
})
export type ExportLessonPlanQuery = z.infer<typeof ExportLessonPlanQuery>

/** `POST /api/lesson-plans/{id}/duplicate`: a copy of the reader's own, without class and share link. */
export const LessonPlanCopied = z.object({ lessonPlanId: ObjectIdString })
