import type {
  GeneratorInfo,
  LessonObjective,
  LessonRequest,
  LessonSectionKey,
  LessonSections,
} from '@classeur/contracts'
import { composeSection } from './compose/compose-section.ts'
import { openLesson } from './compose/open-lesson.ts'
import { growingDrafts } from './pace.ts'

/** At this pace, a plan of about 900 words takes about 12 s, and a list of objectives about 3 s. */
export const defaultPaceMs = 80
const wordsPerDraft = 6
const wordsPerObjectivesDraft = 3

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
    input: { request: LessonRequest },
    signal: AbortSignal,
  ): AsyncIterable<SampleObjectivesEvent>
  writeLessonPlan(
    input: { request: LessonRequest; objectives: LessonObjective[]; wanted: LessonSectionKey[] },
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
  return {
    info: { kind: 'sample', model: null, promptVersion: null },
    async *writeObjectives({ request }, signal) {
      signal.throwIfAborted()
      const objectives = openLesson(request).topic.objectives.map((objective) => ({ ...objective }))
      for await (const value of growingDrafts(
        objectives,
        { paceMs, wordsPerDraft: wordsPerObjectivesDraft },
        signal,
      )) {
        yield { type: 'draft', value }
      }
      yield { type: 'finished', objectives }
    },
    async *writeLessonPlan({ request, objectives, wanted }, signal) {
      signal.throwIfAborted()
      const lesson = openLesson(request)
      for (const key of wanted) {
        const value = composeSection(key, lesson, objectives)
        for await (const draft of growingDrafts(value, { paceMs, wordsPerDraft }, signal)) {
          yield { type: 'draft', section: key, value: draft }
        }
        yield { type: 'section', key, value } as SampleLessonPlanEvent
      }
    },
  }
}
