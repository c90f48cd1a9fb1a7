import type { LessonPlanEvent, TextGenerator } from '../text-generator.ts'
import { composeSection } from './compose/compose-section.ts'
import { openLesson } from './compose/open-lesson.ts'
import { growingDrafts } from './pace.ts'

/** At this pace, a plan of about 900 words takes about 12 s, and a list of objectives about 3 s. */
export const defaultPaceMs = 80
const wordsPerDraft = 6
const wordsPerObjectivesDraft = 3

/**
 * Writes without a model, from prepared texts on a few topics and for specific ages; refuses every other request with
 * `generations/no-material`. The same input returns the same text, also after a resume.
 */
export function createSampleGenerator({
  paceMs = defaultPaceMs,
}: { paceMs?: number | undefined } = {}): TextGenerator {
  return {
    info: { kind: 'sample', model: null },
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
        yield { type: 'section', key, value } as LessonPlanEvent
      }
    },
  }
}
