import { z } from 'zod'
import { CodedError } from '../errors/problem.ts'
import { ObjectIdString, Timestamp } from '../identifiers.ts'
import { ImageRequest } from '../images/image-request.ts'
import { LessonObjective } from '../lesson-plans/lesson-objective.ts'
import { LessonRequest } from '../lesson-plans/lesson-request.ts'
import { LessonSectionKey } from '../lesson-plans/lesson-sections.ts'

export const GenerationKind = z.enum(['lesson-objectives', 'lesson-plan', 'image'])
export type GenerationKind = z.infer<typeof GenerationKind>

export const GenerationState = z.enum(['queued', 'active', 'completed', 'failed', 'cancelled', 'flagged'])
export type GenerationState = z.infer<typeof GenerationState>

export const isFinalState = (state: GenerationState): boolean => state !== 'queued' && state !== 'active'

/** What the work is at, for words on screen. */
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

/** The unfinished part as it is being written: whole each time, so that a missed event costs nothing. */
export const GenerationDraft = z.object({
  /** The section being written; null for objectives. */
  section: LessonSectionKey.nullable(),
  /** A partial value of the section (any field may be missing or cut), or a list of partial objectives. */
  value: z.unknown(),
})
export type GenerationDraft = z.infer<typeof GenerationDraft>

/** What wrote the result: the built-in sample generator, or a model. */
export const GeneratorInfo = z.object({ kind: z.enum(['sample', 'model']), model: z.string().nullable() })
export type GeneratorInfo = z.infer<typeof GeneratorInfo>

/** A place further back is not counted: counting costs, and it says no more than "many". */
export const mostPlacesCounted = 100

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
  /** 0 to 100, never falls. */
  percent: z.number().int().min(0).max(100),
  /** Parts finished of parts in all (sections, objectives lists, images). */
  step: z.object({ done: z.number().int(), total: z.number().int() }),
  attempt: z.number().int(),
  seq: z.number().int(),
  /** Credits shown and reserved before it began. */
  price: z.number().int(),
  /** Credits spent so far; after the end, in all. */
  charged: z.number().int(),
  error: CodedError.nullable(),
  /** "Try again" is possible; `retryPrice` is 0 when the fault was ours. */
  retryable: z.boolean(),
  retryPrice: z.number().int(),
  generator: GeneratorInfo.nullable(),
  lessonPlanId: ObjectIdString.nullable(),
  /** What the teacher asked for; null where a kind works from something else, or an older api leaves it out. */
  request: LessonRequest.nullable().default(null),
  /** What the teacher asked for, of kind `image`; its picture is the image of the same id once it is completed. */
  imageRequest: ImageRequest.nullable().default(null),
  /** The result of kind `lesson-objectives`. */
  objectives: z.array(LessonObjective).nullable(),
  draft: GenerationDraft.nullable(),
  /** While queued: how many generations go first; {@link mostPlacesCounted} means that many or more. */
  place: z.number().int().nullable(),
  /** Median of the last 50 of the kind, less what has passed; null while nothing is known. */
  secondsLeft: z.number().int().nullable(),
  createdAt: Timestamp,
  startedAt: Timestamp.nullable(),
  finishedAt: Timestamp.nullable(),
})
export type GenerationSnapshot = z.infer<typeof GenerationSnapshot>

/** `GET /api/generations`: all that run or wait, and the latest finished ones, newest first. */
export const GenerationList = z.object({ generations: z.array(GenerationSnapshot) })

/** Result of the callables that start a generation (202). The same request key gives the same answer. */
export const GenerationAccepted = z.object({
  generationId: ObjectIdString,
  lessonPlanId: ObjectIdString.nullable(),
  price: z.number().int(),
  /**
   * It was over for a while before this request came: the key belongs to an earlier wish. Who did not lose the answer
   * to that one, and wants the same again, asks with another key.
   */
  earlier: z.boolean().default(false),
})
export type GenerationAccepted = z.infer<typeof GenerationAccepted>
