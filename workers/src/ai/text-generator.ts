import type {
  GeneratorInfo,
  LessonNote,
  LessonObjective,
  LessonSection,
  LessonSectionKey,
  LessonSections,
  OutgoingLesson,
  RewriteWish,
} from '@classeur/contracts'

/** `draft`: the whole list so far; any field may be missing or incomplete. `finished` is the last event. */
export type ObjectivesEvent =
  { type: 'draft'; value: unknown } | { type: 'finished'; objectives: LessonObjective[] }

/** A section that a generator wrote, and what the teacher should check in it. */
type Written<Type extends string> = {
  [K in LessonSectionKey]: { type: Type; key: K; value: LessonSections[K]; notes?: LessonNote[] }
}[LessonSectionKey]

/**
 * `draft`: a partial value of the section being written. `section`: a finished, valid section, once per wanted key,
 * in the order of `wanted`, except that a section which was requested again comes after the others of its request.
 * `revised`: a new value of a section that is finished, after the whole plan was checked.
 */
export type LessonPlanEvent =
  { type: 'draft'; section: LessonSectionKey; value: unknown } | Written<'section'> | Written<'revised'>

/** `draft`: a partial value of the new version. `section`: the new version. `revised`: the same after a check. */
export type RewriteEvent = LessonPlanEvent

export interface LessonPlanInput {
  /** Without names. */
  lesson: OutgoingLesson
  /**
   * The stored sections as they are now, without names: context for the others, never rewritten. Read before each
   * request, so that a teacher's edit counts for what is written after it.
   */
  finished: () => readonly LessonSection[]
  /** The keys to write, in order; never `objectives`, which the teacher has confirmed. */
  wanted: LessonSectionKey[]
  /** Whether the whole plan was checked and revised before. */
  revised: boolean
}

export interface RewriteInput {
  /** Without names. */
  lesson: OutgoingLesson
  /** The whole plan, without names. */
  sections: LessonSection[]
  /** The section to rewrite. */
  key: LessonSectionKey
  /** Without names. */
  wish: RewriteWish
}

/**
 * Writes lesson texts; one adapter per kind of provider.
 *
 * Failures are thrown as `AppError` with a `generations/*` code: `provider-unavailable`, `provider-rate-limited`
 * (params `retryAfterMs`), `provider-misconfigured` (never worth a retry), `output-invalid` (after one repair),
 * `output-too-long`, `output-flagged`, `prompt-flagged`. When the signal aborts, its reason is thrown at once and
 * the request to the provider is closed. The caller sets the overall time limit.
 */
export interface TextGenerator {
  readonly info: GeneratorInfo
  /** Streams drafts, ends with the complete list of 3 to 6 valid objectives. */
  writeObjectives(input: { lesson: OutgoingLesson }, signal: AbortSignal): AsyncIterable<ObjectivesEvent>
  /** Streams drafts and finished sections; ends when every wanted one has been sent and the plan is checked. */
  writeLessonPlan(input: LessonPlanInput, signal: AbortSignal): AsyncIterable<LessonPlanEvent>
  /** Streams drafts, ends with a new version of one section, which may be revised once. */
  rewriteSection(input: RewriteInput, signal: AbortSignal): AsyncIterable<RewriteEvent>
}
