import type { Language } from '../../../text/language.ts'
import { agesOfLevel } from '../../material/school-ages.ts'
import type { LessonContent, LessonFacts, LessonKey } from '../content/lesson-content.ts'
import { textsOf } from '../content/lesson-texts.ts'
import { countWords, sentencesIn } from '../content/plain-text.ts'
import { findingsIn, type LessonFinding } from '../finding.ts'

/** From this age on: the longest mean and the longest single sentence that students can follow, in words. */
const limitsByAge: readonly (readonly [age: number, mean: number, longest: number])[] = [
  [0, 11, 20],
  [8, 13, 24],
  [10, 16, 29],
  [12, 18, 34],
  [14, 21, 40],
  [16, 24, 46],
  [18, 30, 60],
]
/** French needs more small words for the same sentence. */
const extraWords: Record<Language, number> = { en: 0, fr: 2, ar: 0 }

/** Sections that students read or hear as they are written. */
const readByStudents: ReadonlySet<LessonKey> = new Set([
  'vocabulary',
  'explanation',
  'studentSheet',
  'differentiation',
  'assessment',
  'homework',
])
/** Fewer sentences than this have no meaningful mean. */
const fewestSentences = 4
const mostShown = 3

/** The limits for the oldest students of a level; null if the level implies no age. */
export function sentenceLimits(level: string, language: Language): { mean: number; longest: number } | null {
  const ages = agesOfLevel(level)
  if (!ages) return null
  const [, mean, longest] = limitsByAge.findLast(([age]) => Math.min(ages.to, 99) >= age) ?? [0, 11, 20]
  return { mean: mean + extraWords[language], longest: longest + 2 * extraWords[language] }
}

/** The numbers of words of the sentences that students read. */
function sentenceLengths(section: LessonContent): { sentence: string; wordCount: number }[] {
  return textsOf(section)
    .filter(({ forStudents, role }) => forStudents && (role === 'claim' || role === 'task'))
    .flatMap(({ text }) => sentencesIn(text))
    .map((sentence) => ({ sentence, wordCount: countWords(sentence) }))
}

/** Sentences that students of this age can follow. Nothing is checked for a level that implies no age. */
export function checkReadingLevel(
  section: LessonContent,
  { request, language }: LessonFacts,
): LessonFinding[] {
  if (!readByStudents.has(section.key)) return []
  const limits = sentenceLimits(request.level, language)
  if (!limits) return []
  const finding = findingsIn(section.key)
  const lengths = sentenceLengths(section)
  const tooLong = lengths
    .filter(({ wordCount }) => wordCount > limits.longest)
    .slice(0, mostShown)
    .map(({ sentence, wordCount }) =>
      finding(
        'reading-level',
        { words: wordCount, most: limits.longest },
        `This sentence has ${wordCount} words; at this age, ${limits.longest} are the most: “${sentence}”`,
      ),
    )
  const mean = lengths.reduce((sum, { wordCount }) => sum + wordCount, 0) / Math.max(1, lengths.length)
  if (tooLong.length > 0 || lengths.length < fewestSentences || mean <= limits.mean) return tooLong
  const meanWords = Math.round(mean)
  const problem = `The sentences have ${meanWords} words on average; at this age, ${limits.mean} are the most. Write shorter sentences.`
  return [finding('reading-level', { words: meanWords, most: limits.mean }, problem)]
}
