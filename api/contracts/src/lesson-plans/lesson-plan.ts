import { z } from 'zod'
import { PlacedPicture } from '../images/placed-picture.ts'
import { LineOfText } from '../plain-text.ts'
import { GenerationSnapshot } from '../generations/generation.ts'
import { Cursor, ObjectIdString, RequestKey, Timestamp } from '../identifiers.ts'
import { ConfirmedObjectives } from './lesson-objective.ts'
import { LessonRequest } from './lesson-request.ts'
import { LessonSection, LessonSectionKey } from './lesson-sections.ts'

/** Data of the callable `generateLessonObjectives`. */
export const GenerateLessonObjectivesRequest = z.strictObject({
  requestKey: RequestKey,
  request: LessonRequest,
})
export type GenerateLessonObjectivesRequest = z.infer<typeof GenerateLessonObjectivesRequest>

/** Data of the callable `generateLessonPlan`: the request and the confirmed objectives. */
export const GenerateLessonPlanRequest = z.strictObject({
  requestKey: RequestKey,
  request: LessonRequest,
  objectives: ConfirmedObjectives,
  /** The generation that proposed the objectives, which are then no longer pending; absent for the teacher's own. */
  proposalId: ObjectIdString.optional(),
})
export type GenerateLessonPlanRequest = z.infer<typeof GenerateLessonPlanRequest>

/** `POST /api/lesson-plans/frames`: an empty frame for the teacher's own objectives. Free, because it generates nothing. */
export const CreateLessonFrameRequest = GenerateLessonPlanRequest
export type CreateLessonFrameRequest = GenerateLessonPlanRequest

export const LessonFrameCreated = z.object({
  lessonPlanId: ObjectIdString,
  /** True if the key belongs to a frame that was created a while before this request; see `GenerationAccepted`. */
  earlier: z.boolean().default(false),
})
export type LessonFrameCreated = z.infer<typeof LessonFrameCreated>

/** A generated lesson plan, an empty frame that the teacher fills in, or proposed objectives without a plan. */
export const LessonPlanOrigin = z.enum(['generated', 'frame', 'objectives'])
export type LessonPlanOrigin = z.infer<typeof LessonPlanOrigin>

/** What the person who reads a lesson plan may do with it. */
const LessonPlanRights = z.object({ edit: z.boolean(), own: z.boolean() })

/** The limit of a wish in the teacher's own words, in characters. */
export const longestRewriteWish = 500

/** A wish for a rewritten section: a direction, the teacher's own words, or both. */
export const RewriteWish = z.strictObject({
  direction: z.enum(['easier', 'harder', 'shorter']).nullable().default(null),
  words: z.string().trim().max(longestRewriteWish).default(''),
})
export type RewriteWish = z.infer<typeof RewriteWish>

/** A rewritten section that waits for the teacher's decision; at most one for each section. */
export const LessonProposal = z.object({
  key: LessonSectionKey,
  wish: RewriteWish,
  /** The version of the section that was rewritten. If the section has a later one, both are shown. */
  basedOn: z.number().int(),
  /** The section as it was when it was rewritten. */
  before: LessonSection,
  proposed: LessonSection,
  createdAt: Timestamp,
})
export type LessonProposal = z.infer<typeof LessonProposal>

/** A picture of a phase. */
export const LessonPicture = PlacedPicture
export type LessonPicture = z.infer<typeof LessonPicture>

/** `GET /api/lesson-plans/{id}`: finished sections in order, and the generation that writes or wrote them (null: a frame). */
export const LessonPlan = z.object({
  id: ObjectIdString,
  title: z.string(),
  request: LessonRequest,
  objectives: ConfirmedObjectives,
  sections: z.array(LessonSection),
  origin: LessonPlanOrigin.default('generated'),
  generation: GenerationSnapshot.nullable(),
  createdAt: Timestamp,
  /** Grows by 1 with every change of the plan, by anybody. */
  revision: z.number().int().default(0),
  rights: LessonPlanRights.default({ edit: false, own: true }),
  /** The class whose teachers see the plan; null for none. */
  schoolClass: z.object({ id: ObjectIdString, name: z.string() }).nullable().default(null),
  /** The day of the lesson, as YYYY-MM-DD; null if none was set. */
  taughtOn: z.iso.date().nullable().default(null),
  proposals: z.array(LessonProposal).default([]),
  /** Running rewrites, one for each section at most. */
  rewrites: z
    .array(
      z.object({
        key: LessonSectionKey,
        generation: GenerationSnapshot,
        /** Whether the reader requested it, and so may stop it and receives its events. */
        own: z.boolean().default(true),
      }),
    )
    .default([]),
  /** The letters of the need-groups that the plan was written for; empty without a class's results. */
  groups: z.array(z.string()).default([]),
  /** The token of the share link; null while it is off, and for everybody but the owner. */
  shareToken: z.string().nullable().default(null),
  /** Whether colleagues at the school can find and copy the plan. */
  sharedWithSchool: z.boolean().default(false),
  archived: z.boolean().default(false),
  /** The pictures of the phases that still exist. */
  pictures: z.array(LessonPicture).default([]),
  /** What left the server for this plan; null if nothing did, and for everybody but the owner. */
  brief: z.string().nullable().default(null),
})
export type LessonPlan = z.infer<typeof LessonPlan>

/** One row of `GET /api/lesson-plans?q=&cursor=`, newest first. */
export const LessonPlanSummary = z.object({
  id: ObjectIdString,
  title: z.string(),
  subject: z.string(),
  level: z.string(),
  durationMin: z.number().int(),
  origin: LessonPlanOrigin.default('generated'),
  /** The state of its generation; a frame is `completed` from the start. */
  state: GenerationSnapshot.shape.state,
  createdAt: Timestamp,
  schoolClass: z.object({ id: ObjectIdString, name: z.string() }).nullable().default(null),
  taughtOn: z.iso.date().nullable().default(null),
  archived: z.boolean().default(false),
  /** The colleague who wrote it; null for the reader's own. */
  ownerName: z.string().nullable().default(null),
  /** For `objectives`: whether they were never turned into a plan. */
  pending: z.boolean().default(false),
  /** When it will be purged, in the trash; null elsewhere. */
  purgedAt: Timestamp.nullable().default(null),
})
export type LessonPlanSummary = z.infer<typeof LessonPlanSummary>
export const LessonPlanPage = z.object({
  lessonPlans: z.array(LessonPlanSummary),
  nextCursor: Cursor.nullable(),
})
/**
 * `own`: the reader's current plans and pending objectives; `archived`: their archived plans; `trash`: deleted ones;
 * `school`: plans that colleagues at the school share.
 */
export const LessonPlanShelf = z.enum(['own', 'archived', 'trash', 'school'])
export type LessonPlanShelf = z.infer<typeof LessonPlanShelf>
export const LessonPlanQuery = z.strictObject({
  q: LineOfText(200).optional(),
  cursor: Cursor.optional(),
  shelf: LessonPlanShelf.default('own'),
})

/** One row of `GET /api/classes/{id}/lesson-plans`: latest lesson first, those without a date last. */
export const ClassLessonPlans = z.object({ lessonPlans: z.array(LessonPlanSummary) })
