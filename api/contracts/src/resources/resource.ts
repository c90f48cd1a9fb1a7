import { z } from 'zod'
import { ExactShare } from '../exams/exact-share.ts'
import { GenerationSnapshot } from '../generations/generation.ts'
import { ObjectIdString, Timestamp } from '../identifiers.ts'
import { PlacedPicture } from '../images/placed-picture.ts'
import { RewriteWish } from '../lesson-plans/lesson-plan.ts'
import { Language } from '../locale.ts'
import { ResourceItem, ResourceKind, ResourceTier } from './item.ts'
import { ResourceAudience } from './resource-request.ts'

/** The limit of the greeting and the closing of a note, in characters. */
export const longestNoteLine = 200

/** A note to the parents of one student: paragraphs that the teacher reads and changes. The product sends nothing. */
export const ParentNote = z.strictObject({
  studentId: ObjectIdString,
  greeting: z.string().trim().max(longestNoteLine),
  paragraphs: z.array(z.string().trim().min(1).max(1200)).min(1).max(8),
  closing: z.string().trim().max(longestNoteLine),
  /** The practice sheet that the note names; absent for none. */
  sheetId: ObjectIdString.optional(),
  /**
   * Who wrote it: a model, or the product's rules where the model's text broke the rules for notes. Absent without a model
   * and once a teacher has changed it.
   */
  by: z.enum(['model', 'rules']).optional(),
})
export type ParentNote = z.infer<typeof ParentNote>

/** A rewritten item that waits for the teacher's decision; at most one for each item. */
export const ItemProposal = z.object({
  itemId: z.string(),
  wish: RewriteWish,
  before: ResourceItem,
  proposed: ResourceItem,
  createdAt: Timestamp,
})
export type ItemProposal = z.infer<typeof ItemProposal>

/**
 * The results before the sheet and in its re-test: means over the students with marks in both. The topic is a skill, or
 * the question that items without a skill were made for; with neither, nothing is known from before.
 */
const SkillRecovery = z.object({
  skillId: ObjectIdString.nullable(),
  questionId: z.string().nullable().default(null),
  /** The name of the skill, or of the question for items without a skill; empty for items without either. */
  name: z.string(),
  before: ExactShare.nullable(),
  after: ExactShare.nullable(),
})

/**
 * What the re-test says. `recovered`: students below half before and not any more, of those below half who did it. Who was
 * absent isn't counted.
 */
export const Recovery = z.object({
  examId: ObjectIdString,
  markId: ObjectIdString,
  title: z.string(),
  skills: z.array(SkillRecovery),
  groups: z.array(
    z.object({
      letter: z.string(),
      skills: z.array(SkillRecovery),
      recovered: z.number().int(),
      of: z.number().int(),
    }),
  ),
  students: z.array(
    z.object({
      studentId: ObjectIdString,
      name: z.string(),
      before: ExactShare.nullable(),
      after: ExactShare.nullable(),
      recovered: z.boolean().nullable(),
    }),
  ),
  recovered: z.number().int(),
  of: z.number().int(),
  /** Who is below half in the re-test and what they miss, ready for the next request; null if nobody is. */
  stillMissing: z
    .object({
      audience: ResourceAudience,
      skillIds: z.array(ObjectIdString),
      questionIds: z.array(z.string()).default([]),
    })
    .nullable(),
})
export type Recovery = z.infer<typeof Recovery>

/** The question of the exam that an item answers: so many readers with a number in it lost marks on it. */
const MissedQuestion = z.object({
  itemId: z.string(),
  question: z.string(),
  lost: z.number().int().positive(),
  of: z.number().int().positive(),
  /** The readers among `lost` for whom the error that the item is aimed at is noted there. */
  noted: z.number().int(),
})

/** `GET /api/resources/{id}`. */
export const Resource = z.object({
  id: ObjectIdString,
  examId: ObjectIdString,
  markId: ObjectIdString,
  classId: ObjectIdString,
  examTitle: z.string(),
  kind: ResourceKind,
  tier: ResourceTier,
  language: Language,
  title: z.string(),
  /** The line below the title: what to do. */
  intro: z.string(),
  audience: ResourceAudience,
  /** The students of the audience who are still in the class. */
  students: z.array(z.object({ id: ObjectIdString, name: z.string() })),
  items: z.array(ResourceItem),
  /** The pictures of the items that still exist. */
  pictures: z.array(PlacedPicture).default([]),
  /** For `parent-note`, one for each student; otherwise empty. */
  notes: z.array(ParentNote),
  proposals: z.array(ItemProposal),
  /** The running ones; `own` is false for those that a colleague has requested. */
  rewrites: z.array(
    z.object({ itemId: z.string(), generation: GenerationSnapshot, own: z.boolean().default(true) }),
  ),
  /** The generation that makes or made it. */
  generation: GenerationSnapshot.nullable(),
  /** False if a colleague has requested `generation`: its events reach only them, and only they can stop it. */
  ownGeneration: z.boolean().default(true),
  /** Every change, whoever makes it, increases it by 1. */
  revision: z.number().int(),
  rights: z.object({ edit: z.boolean(), retest: z.boolean() }),
  recovery: Recovery.nullable(),
  /** Means before, for the skills of the items. */
  before: z.array(SkillRecovery),
  /** At most one for each item, from the marks as they are now; none for an item about which they say nothing. */
  missed: z.array(MissedQuestion).default([]),
  /** What left the server for it; null if nothing did. */
  outgoing: z.string().nullable(),
  createdAt: Timestamp,
  deletedAt: Timestamp.nullable(),
})
export type Resource = z.infer<typeof Resource>

/** One row of `GET /api/exams/{id}/resources`: a batch with one sheet, or one sheet of a batch; newest first. */
export const ResourceRow = z.object({
  id: ObjectIdString,
  /** The parent generation. */
  batchId: ObjectIdString,
  kind: ResourceKind,
  title: z.string(),
  audience: ResourceAudience,
  students: z.number().int(),
  items: z.number().int(),
  verified: z.number().int(),
  generation: GenerationSnapshot.nullable(),
  recovered: z.object({ recovered: z.number().int(), of: z.number().int() }).nullable(),
  createdAt: Timestamp,
})
export type ResourceRow = z.infer<typeof ResourceRow>
export const ResourceBatch = z.object({
  generation: GenerationSnapshot,
  /** False for the request of a colleague, with its rows: only they can stop it and try it again. */
  own: z.boolean().default(true),
  rows: z.array(ResourceRow),
})
export type ResourceBatch = z.infer<typeof ResourceBatch>
export const ResourceList = z.object({ batches: z.array(ResourceBatch) })
