import type { LessonContent, LessonFacts, LessonKey } from '../content/lesson-content.ts'
import { textsOf } from '../content/lesson-texts.ts'
import { findingsIn, type LessonFinding } from '../finding.ts'
import { taughtLanguages } from '../language/taught-languages.ts'
import { topicStems } from '../topic/content-words.ts'
import { sameStem, stemsIn, type Stem } from '../topic/stems.ts'

const teaches: ReadonlySet<LessonKey> = new Set([
  'overview',
  'priorKnowledge',
  'vocabulary',
  'misconceptions',
  'explanation',
  'examples',
  'phases',
  'board',
  'studentSheet',
  'differentiation',
])
const knownWords = 0.5
const fewestWords = 2

const known = (stems: readonly Stem[], taught: readonly Stem[]) =>
  stems.filter((stem) => taught.some((other) => sameStem(stem, other))).length

/**
 * Nothing is assessed that wasn't taught: the words of a question or of its answer occur in the lesson. Answers with
 * numbers are calculated and need no words; a lesson about a language asks about any words.
 */
export function checkTaught(section: LessonContent, { request, finished }: LessonFacts): LessonFinding[] {
  const isTaught = finished.some(({ key }) => key === 'explanation' || key === 'phases')
  if (section.key !== 'assessment' || !isTaught || taughtLanguages(request).size > 0) return []
  const taught = stemsIn(
    finished
      .filter(({ key }) => teaches.has(key))
      .flatMap(textsOf)
      .map(({ text }) => text)
      .join('\n'),
  )
  return section.value.exitQuiz.flatMap(({ question, answer }, index) => {
    if (/\d/u.test(answer)) return []
    const [asked, answered] = [topicStems(question), topicStems(answer)]
    if (answered.length === 0 || known(answered, taught) > 0) return []
    if (asked.length < fewestWords || known(asked, taught) / asked.length >= knownWords) return []
    const problem = `Quiz question ${index + 1} asks about something that the lesson doesn't teach: “${question}”`
    return [findingsIn(section.key)('not-taught', { item: index + 1 }, problem)]
  })
}
