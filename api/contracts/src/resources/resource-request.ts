import { defaultMissedBelowBasisPoints } from '@classeur/domain/marks'
import { z } from 'zod'
import { ObjectIdString, RequestKey } from '../identifiers.ts'
import { Language } from '../locale.ts'
import { ExactShare } from '../exams/exact-share.ts'
import { ResourceKind, ResourceTier } from './item.ts'
import { RichText } from './rich-text.ts'

/** One sheet's readers. `group` is the position of a need-group, from 0; the students are those of the group at the time. */
export const ResourceAudience = z.discriminatedUnion('scope', [
  z.strictObject({ scope: z.literal('class') }),
  z.strictObject({
    scope: z.literal('group'),
    letter: z.string().min(1).max(2),
    studentIds: z.array(ObjectIdString).min(1).max(60),
  }),
  z.strictObject({ scope: z.literal('student'), studentId: ObjectIdString }),
])
export type ResourceAudience = z.infer<typeof ResourceAudience>

/** The limit of a wish for new sheets, in characters. */
export const longestResourceWish = 500

/** What a teacher asks for, from the form at `/marksheet/{mark_id}/generate_resource`. Each audience gets one sheet. */
export const ResourceRequest = z.strictObject({
  examId: ObjectIdString,
  kind: ResourceKind,
  audiences: z.array(ResourceAudience).min(1).max(60),
  /** What to work on; at least one of the three has an entry. */
  skillIds: z.array(ObjectIdString).max(12),
  /** Ids of questions or parts of the exam. */
  questionIds: z.array(z.string().min(1).max(40)).max(30),
  /** Keys of default error types and of the school's own. */
  errorTypes: z.array(z.string().min(1).max(40)).max(12),
  length: z.union([z.literal(4), z.literal(6), z.literal(8), z.literal(12)]),
  /** Null: by group, from what the group misses. */
  tier: ResourceTier.nullable(),
  language: Language,
  wish: z.string().trim().max(longestResourceWish).default(''),
  /** A number from which everything that is drawn by chance follows. */
  seed: z.number().int().min(0).max(2_147_483_647),
})
export type ResourceRequest = z.infer<typeof ResourceRequest>

/** `missedBelow`: the threshold that the teacher set in the errors table, in basis points. Without it, the default applies. */
export const MissedBelowQuery = z.strictObject({
  missedBelow: z.coerce.number().int().min(1).max(10_000).optional(),
})
export type MissedBelowQuery = z.infer<typeof MissedBelowQuery>

/** Data of the callable `generateResource?missedBelow=`, answered with 202 and {@link ResourceAccepted}. */
export const GenerateResourceRequest = z.strictObject({ requestKey: RequestKey, request: ResourceRequest })
export type GenerateResourceRequest = z.infer<typeof GenerateResourceRequest>

export const ResourceAccepted = z.object({
  /** The parent generation; its children make one sheet each. */
  generationId: ObjectIdString,
  /** In the order of the audiences. */
  resourceIds: z.array(ObjectIdString),
  price: z.number().int(),
  earlier: z.boolean().default(false),
})
export type ResourceAccepted = z.infer<typeof ResourceAccepted>

const share = z.object({ name: z.string(), share: ExactShare.nullable() })

export const ResourceFormQuery = z.strictObject({
  missedBelow: MissedBelowQuery.shape.missedBelow.default(defaultMissedBelowBasisPoints),
})

/** `GET /api/exams/{id}/resource-form?missedBelow=`: the choices in the form, computed from the marks. */
export const ResourceForm = z.object({
  subject: z.string(),
  level: z.string(),
  language: Language,
  students: z.array(z.object({ id: ObjectIdString, name: z.string(), skills: z.array(share) })),
  /** Names of the students who have no number in this exam, but a status such as absent. */
  absent: z.array(z.string()),
  /** Names of the students for whom nothing is entered yet. */
  unmarked: z.array(z.string()).default([]),
  /** The groups that the errors table shows: proposed from the marks, or adjusted by a teacher. */
  groups: z.array(
    z.object({
      letter: z.string(),
      /** The name that a teacher gave the group; empty if nobody named it. */
      name: z.string().default(''),
      studentIds: z.array(ObjectIdString),
      skills: z.array(share),
      tier: ResourceTier,
      /** False if the group misses nothing: an extension suits it. */
      needsPractice: z.boolean(),
    }),
  ),
  /** The most missed first; `chosen` is what the form starts with. */
  skills: z.array(
    z.object({
      id: ObjectIdString,
      name: z.string(),
      missed: z.number().int(),
      of: z.number().int(),
      chosen: z.boolean(),
    }),
  ),
  questions: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      missed: z.number().int(),
      of: z.number().int(),
      chosen: z.boolean(),
    }),
  ),
  errorTypes: z.array(
    z.object({ key: z.string(), name: z.string(), times: z.number().int(), chosen: z.boolean() }),
  ),
})
export type ResourceForm = z.infer<typeof ResourceForm>

/** A run of items of one kind in a planned sheet. */
const PlannedItems = z.object({
  from: z.number().int(),
  to: z.number().int(),
  title: z.string(),
  /** An item of this kind, such as "1/5 + 3/5"; null for a sheet that a model writes. */
  like: RichText.nullable(),
})

/** One sheet before it is made. */
export const PlannedSheet = z.object({
  title: z.string(),
  audience: ResourceAudience,
  students: z.number().int(),
  tier: ResourceTier,
  items: z.number().int(),
  minutes: z.number().int(),
  parts: z.array(PlannedItems),
  /**
   * The names of chosen topics without prepared items. Without a model, a sheet that has no other topic can't be made.
   */
  lacks: z.array(z.string()),
  /** What leaves the server for this sheet, word for word; null without a provider. */
  outgoing: z.string().nullable(),
})
export type PlannedSheet = z.infer<typeof PlannedSheet>

/**
 * `POST /api/exams/{id}/resource-preview?missedBelow=`: shows what would be made, without spending credits or using a
 * model.
 */
export const ResourcePreview = z.object({
  sheets: z.array(PlannedSheet),
  price: z.number().int(),
  /** Null if unknown. */
  seconds: z.number().int().nullable(),
  /** Names in the wish with what is sent instead. */
  replaced: z.array(z.object({ name: z.string(), pseudonym: z.string() })),
  leavesServer: z.boolean(),
  /** False if nothing can be made of it honestly; `lacks` of the sheets says why. */
  canBeMade: z.boolean(),
})
export type ResourcePreview = z.infer<typeof ResourcePreview>
