import type { LessonContent, LessonFacts } from '../content/lesson-content.ts'
import { countWords } from '../content/plain-text.ts'
import { findingsIn, type LessonFinding } from '../finding.ts'

/** How long the explanation of a concept should be, in words. Arabic attaches small words, so it needs fewer. */
const explanationWords = { en: [150, 250], fr: [150, 260], ar: [120, 210] } as const
/** Up to this factor outside the length, nobody would notice. */
const tolerance = 0.2

/** The explanation is written out: long enough to be heard, short enough to be followed. */
export function checkLengths(section: LessonContent, { language }: LessonFacts): LessonFinding[] {
  if (section.key !== 'explanation') return []
  const finding = findingsIn(section.key)
  const [from, to] = explanationWords[language]
  return section.value.concepts.flatMap(({ title, text, analogy }) => {
    const wordCount = countWords(text)
    const isTooShort = wordCount + countWords(analogy) < from * (1 - tolerance)
    if (!isTooShort && wordCount <= to * (1 + tolerance)) return []
    const problem = isTooShort
      ? `The explanation of “${title}” has ${wordCount} words. Write it out in ${from} to ${to} words, as the teacher says it.`
      : `The explanation of “${title}” has ${wordCount} words. Shorten it to ${from} to ${to} words.`
    return [finding('length', { words: wordCount, from, to }, problem)]
  })
}
