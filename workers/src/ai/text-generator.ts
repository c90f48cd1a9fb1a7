import type {
  GeneratorInfo,
  LessonObjective,
  LessonRequest,
  LessonSection,
  LessonSectionKey,
  LessonSections,
} from '@classeur/contracts'

/** `draft`: the whole list so far; any field may be missing or incomplete. `finished` is the last event. */
export type ObjectivesEvent =
  { type: 'draft'; value: unknown } | { type: 'finished'; objectives: LessonObjective[] }

/**
 * `draft`: a partial value of the section being written. `section`: a finished, valid section, once per wanted key,
 * in the order of `wanted`, except that a section which was requested again comes after the others.
 */
export type LessonPlanEvent =
  | { type: 'draft'; section: LessonSectionKey; value: unknown }
  | { [K in LessonSectionKey]: { type: 'section'; key: K; value: LessonSections[K] } }[LessonSectionKey]

export interface LessonPlanInput {
  request: LessonRequest
  objectives: LessonObjective[]
  /** Sections written earlier: context for the others, never rewritten. */
  finished: LessonSection[]
  /** The keys to write, in order; never `objectives`, which the teacher has confirmed. */
  wanted: LessonSectionKey[]
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
  writeObjectives(input: { request: LessonRequest }, signal: AbortSignal): AsyncIterable<ObjectivesEvent>
  /** Streams drafts and finished sections; ends when every wanted one has been sent. */
  writeLessonPlan(input: LessonPlanInput, signal: AbortSignal): AsyncIterable<LessonPlanEvent>
}
