import { generationStates } from '@classeur/domain/credits'
import { z } from 'zod'
import { CodedError } from '../errors/problem.ts'
import { ObjectIdString, Timestamp } from '../identifiers.ts'
import { DocumentRequest } from '../documents/document-request.ts'
import { ImageRequest } from '../images/image-request.ts'
import { LessonObjective } from '../lesson-plans/lesson-objective.ts'
import { ObjectiveEdits } from '../lesson-plans/objective-edits.ts'
import { LessonRequest } from '../lesson-plans/lesson-request.ts'
import { LessonSectionKey } from '../lesson-plans/lesson-sections.ts'
import { GeneratorKind } from './generators.ts'

export const GenerationKind = z.enum([
  'lesson-objectives',
  'lesson-plan',
  'lesson-section',
  'image',
  'documents',
  'resource',
  'resource-sheet',
  'resource-item',
])
export type GenerationKind = z.infer<typeof GenerationKind>

export const GenerationState = z.enum(generationStates)
export type GenerationState = z.infer<typeof GenerationState>

export const isFinalState = (state: GenerationState): boolean => state !== 'queued' && state !== 'active'

/** The current stage of the work, translated on screen. */
export const GenerationStage = z.enum([
  'waiting',
  'checking',
  'writing',
  'drawing',
  'waiting-for-provider',
  'saving',
  'done',
])
export type GenerationStage = z.infer<typeof GenerationStage>

/** The whole unfinished part as written so far, so that a missed event does no harm. */
export const GenerationDraft = z.object({
  /** The section being written or rewritten; null for objectives. */
  section: LessonSectionKey.nullable(),
  /** A partial value of the section (any field may be missing or incomplete), or a list of partial objectives. */
  value: z.unknown(),
})
export type GenerationDraft = z.infer<typeof GenerationDraft>

/**
 * The children of a generation that is made of others. `kept` of them are completed, and `failed` ended otherwise;
 * the rest is waiting or running. `charged` is what they have cost together.
 */
const GenerationChildren = z.object({
  total: z.number().int(),
  kept: z.number().int(),
  failed: z.number().int(),
  charged: z.number().int(),
})

/** Where a generation of resources belongs. `resourceId` is null for a parent, `itemId` except for one item. */
export const ResourceReference = z.object({
  examId: ObjectIdString,
  markId: ObjectIdString,
  resourceId: ObjectIdString.nullable(),
  itemId: z.string().nullable(),
})
export type ResourceReference = z.infer<typeof ResourceReference>

/** The generator of the result: the built-in sample generator, or a model. */
export const GeneratorInfo = z.object({
  kind: GeneratorKind,
  model: z.string().nullable(),
  /** The version of the prompts; null without a model and for plans of older versions. */
  promptVersion: z.string().nullable().default(null),
})
export type GeneratorInfo = z.infer<typeof GeneratorInfo>

/** Queue positions are counted only up to this limit, because counting is expensive. */
export const highestQueuePosition = 100

/**
 * The state of a generation at one (attempt, seq). A client shows the snapshot, then applies only events
 * with a greater (attempt, seq), and reads the snapshot again on every gap and reconnect.
 */
export const GenerationSnapshot = z.object({
  id: ObjectIdString,
  kind: GenerationKind,
  title: z.string(),
  state: GenerationState,
  stage: GenerationStage,
  /** 0 to 100; never decreases. */
  percent: z.number().int().min(0).max(100),
  /** Finished parts and all parts (sections, lists of objectives, images). */
  step: z.object({ done: z.number().int(), total: z.number().int() }),
  attempt: z.number().int(),
  seq: z.number().int(),
  /** Credits shown and reserved before the start. */
  price: z.number().int(),
  /** Credits spent so far; after the end, the final amount. */
  charged: z.number().int(),
  error: CodedError.nullable(),
  /** Whether a retry is possible; `retryPrice` is 0 if the failure was ours. */
  retryable: z.boolean(),
  retryPrice: z.number().int(),
  generator: GeneratorInfo.nullable(),
  lessonPlanId: ObjectIdString.nullable(),
  /** The lesson request; null for other kinds, or if an older api omits it. */
  request: LessonRequest.nullable().default(null),
  /** The image request; once completed, the picture is the image with the same id. */
  imageRequest: ImageRequest.nullable().default(null),
  /** The section that kind `lesson-section` rewrites. */
  lessonSection: LessonSectionKey.nullable().default(null),
  /** The request of kind `documents`. */
  documentRequest: DocumentRequest.nullable().default(null),
  /** The exam whose marks a sheet of kind `resource`, `resource-sheet` or `resource-item` is made from. */
  resource: ResourceReference.nullable().default(null),
  /** The generation of the whole request, for the generation of one sheet; null for all others. */
  parentId: ObjectIdString.nullable().default(null),
  /** How many children of a parent have ended, and how; null for the others. */
  children: GenerationChildren.nullable().default(null),
  /** The result of kind `lesson-objectives`. */
  objectives: z.array(LessonObjective).nullable(),
  /** The teacher's edited version of the objectives; null until the first edit. */
  objectiveEdits: ObjectiveEdits.nullable().default(null),
  draft: GenerationDraft.nullable(),
  /** The number of generations ahead in the queue, at most {@link highestQueuePosition}; null if not queued. */
  queuePosition: z.number().int().nullable(),
  /** Remaining time: the median of the last 50 of the kind minus the elapsed time; null if unknown. */
  secondsLeft: z.number().int().nullable(),
  createdAt: Timestamp,
  startedAt: Timestamp.nullable(),
  finishedAt: Timestamp.nullable(),
})
export type GenerationSnapshot = z.infer<typeof GenerationSnapshot>

/** `GET /api/generations`: all running or waiting generations and the latest finished ones, newest first. */
export const GenerationList = z.object({ generations: z.array(GenerationSnapshot) })

/** Result of the callables that start a generation (202). The same request key returns the same result. */
export const GenerationAccepted = z.object({
  generationId: ObjectIdString,
  lessonPlanId: ObjectIdString.nullable(),
  price: z.number().int(),
  /**
   * True if the generation ended a while before this request, so that the key belongs to an earlier request. A client
   * that knows the earlier result and wants a new one must send a new key.
   */
  earlier: z.boolean().default(false),
})
export type GenerationAccepted = z.infer<typeof GenerationAccepted>
