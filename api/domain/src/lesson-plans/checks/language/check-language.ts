import type { LessonContent, LessonFacts, LessonKey } from '../content/lesson-content.ts'
import { textsOf } from '../content/lesson-texts.ts'
import { withoutFormulas, withoutQuotes } from '../content/plain-text.ts'
import { findingsIn, type LessonFinding } from '../finding.ts'
import { languageOf, readLanguage } from './read-language.ts'
import { taughtLanguages } from './taught-languages.ts'

const languageNames = { en: 'English', fr: 'French', ar: 'Modern Standard Arabic' } as const

/** In a language lesson, the sections that speak to the teacher are still in the language of the plan. */
const alwaysForTeacher: ReadonlySet<LessonKey> = new Set([
  'overview',
  'phases',
  'pacing',
  'reflection',
  'priorKnowledge',
])
/** A single text of fewer words than this may be an example, a title or a list. */
const wordsOfAPassage = 25
const shownLetters = 80

/**
 * Whether a section is in the language of the plan: `problem` if all of it isn't, `findings` for single texts. Formulas, code and quoted words belong to no language, and a
 * language lesson may use the language that it teaches.
 */
export function checkLanguage(
  section: LessonContent,
  { language, request }: LessonFacts,
): { problem: string | null; findings: LessonFinding[] } {
  const finding = findingsIn(section.key)
  const taught = taughtLanguages(request)
  const proseOf = (text: string) => withoutQuotes(withoutFormulas(text))
  const isAllowed = (read: ReturnType<typeof languageOf>) =>
    read === null || read === language || taught.has('any') || (read !== 'other' && taught.has(read))
  const texts = textsOf(section)
  const whole = readLanguage(texts.map(({ text }) => proseOf(text)).join('\n'))
  const written = languageOf(whole, language)
  const isTeacherLost =
    written !== language &&
    written !== null &&
    alwaysForTeacher.has(section.key) &&
    (language === 'ar' ? whole.arabic * 10 < whole.latin : whole.hits[language] * 5 < whole.wordCount * 0.3)
  const isWrong = !isAllowed(written) || isTeacherLost
  const wanted = `Write every text in ${languageNames[language]}.`
  if (isWrong)
    return { problem: `The section is not written in ${languageNames[language]}. ${wanted}`, findings: [] }
  const strays = texts.filter(({ text }) => {
    const reading = readLanguage(proseOf(text))
    return reading.wordCount >= wordsOfAPassage && !isAllowed(languageOf(reading, language))
  })
  return {
    problem: null,
    findings: strays.map(({ text }) => {
      const shown = `${text.slice(0, shownLetters)}…`
      return finding('language', { text: shown }, `This text is in another language: “${shown}” ${wanted}`)
    }),
  }
}
