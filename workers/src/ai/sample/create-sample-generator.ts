import type { Language } from '@classeur/contracts'
import type { LessonPlanEvent, TextGenerator } from '../text-generator.ts'
import { arabic } from './ar/pack.ts'
import { composeObjectives } from './compose/compose-objectives.ts'
import { composeSection } from './compose/compose-section.ts'
import { createLesson } from './compose/lesson-words.ts'
import { english } from './en/pack.ts'
import { french } from './fr/pack.ts'
import type { LanguagePack } from './language-pack.ts'
import { growingDrafts } from './pace.ts'

const packs: Record<Language, LanguagePack> = { en: english, fr: french, ar: arabic }

/** A plan has some 800 to 1,400 words: at this pace it takes 10 to 18 s, a list of objectives about 3 s. */
export const defaultPaceMs = 80
const wordsPerDraft = 6
const wordsPerObjectivesDraft = 3

/**
 * Writes without a model: from the teacher's words, what it knows of common school topics, and the methods of the
 * subject where it knows nothing. The same input gives the same text, whole or resumed.
 */
export function createSampleGenerator({
  paceMs = defaultPaceMs,
}: { paceMs?: number | undefined } = {}): TextGenerator {
  return {
    info: { kind: 'sample', model: null },
    async *writeObjectives({ request }, signal) {
      signal.throwIfAborted()
      const objectives = composeObjectives(createLesson(request, packs[request.language]))
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
      const lesson = createLesson(request, packs[request.language])
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
