import type {
  GeneratorInfo,
  LessonObjective,
  LessonSection,
  LessonSectionKey,
  LessonSections,
  OutgoingLesson,
  RewriteWish,
} from '@classeur/contracts'
import { growingDrafts } from './pace.ts'

/** At this pace, a plan of about 3,500 words takes about 20 s, and a list of objectives about 3 s. */
export const defaultPaceMs = 80
const wordsPerDraft = 14
const wordsPerObjectivesDraft = 3

/** Loads the prepared texts with the first lesson, so that a worker with a model needs no memory for them. */
async function loadTexts() {
  const [{ composeSection }, { openLesson }, { rewriteSection }] = await Promise.all([
    import('./compose/compose-section.ts'),
    import('./compose/open-lesson.ts'),
    import('./compose/rewrite-section.ts'),
  ])
  return { composeSection, openLesson, rewriteSection }
}

/** `draft`: the list so far. `finished` comes once, last. */
export type SampleObjectivesEvent =
  { type: 'draft'; value: unknown } | { type: 'finished'; objectives: LessonObjective[] }

/** `draft`: a partial value of a section. `section`: a finished section, once per wanted key, in order. */
export type SampleLessonPlanEvent =
  | { type: 'draft'; section: LessonSectionKey; value: unknown }
  | { [K in LessonSectionKey]: { type: 'section'; key: K; value: LessonSections[K] } }[LessonSectionKey]

/** When the signal aborts, its reason is thrown at once, also during a pause. */
export interface SampleGenerator {
  readonly info: GeneratorInfo
  writeObjectives(
    input: { lesson: OutgoingLesson },
    signal: AbortSignal,
  ): AsyncIterable<SampleObjectivesEvent>
  writeLessonPlan(
    input: { lesson: OutgoingLesson; wanted: LessonSectionKey[] },
    signal: AbortSignal,
  ): AsyncIterable<SampleLessonPlanEvent>
  /** Rewrites only what `canRewriteSample` allows; throws `generations/no-material` for other wishes. */
  rewriteSection(
    input: { lesson: OutgoingLesson; sections: LessonSection[]; key: LessonSectionKey; wish: RewriteWish },
    signal: AbortSignal,
  ): AsyncIterable<SampleLessonPlanEvent>
}

/**
 * Writes without a model, from prepared texts on a few topics and for specific ages; refuses every other request with
 * `generations/no-material`. The same input returns the same text, also after a resume.
 */
export function createSampleGenerator({
  paceMs = defaultPaceMs,
}: { paceMs?: number | undefined } = {}): SampleGenerator {
  async function* written<K extends LessonSectionKey>(key: K, value: LessonSections[K], signal: AbortSignal) {
    for await (const draft of growingDrafts(value, { paceMs, wordsPerDraft }, signal)) {
      yield { type: 'draft', section: key, value: draft } as const
    }
    yield { type: 'section', key, value } as SampleLessonPlanEvent
  }
  return {
    info: { kind: 'sample', model: null, promptVersion: null },
    async *writeObjectives({ lesson }, signal) {
      signal.throwIfAborted()
      const { openLesson } = await loadTexts()
      const objectives = openLesson(lesson).topic.objectives.map((objective) => ({ ...objective }))
      for await (const value of growingDrafts(
        objectives,
        { paceMs, wordsPerDraft: wordsPerObjectivesDraft },
        signal,
      )) {
        yield { type: 'draft', value }
      }
      yield { type: 'finished', objectives }
    },
    async *writeLessonPlan({ lesson, wanted }, signal) {
      signal.throwIfAborted()
      const { composeSection, openLesson } = await loadTexts()
      const opened = openLesson(lesson)
      for (const key of wanted) yield* written(key, composeSection(key, opened), signal)
    },
    async *rewriteSection({ lesson, key, wish }, signal) {
      signal.throwIfAborted()
      const { openLesson, rewriteSection } = await loadTexts()
      yield* written(key, rewriteSection(openLesson(lesson), key, wish), signal)
    },
  }
}
