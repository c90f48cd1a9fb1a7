import type { LessonContent, LessonFacts, LessonKey } from '../content/lesson-content.ts'
import { textsOf } from '../content/lesson-texts.ts'
import { findingsIn, type LessonFinding } from '../finding.ts'
import { taughtLanguages } from '../language/taught-languages.ts'
import { topicStems } from '../topic/content-words.ts'
import { sameWord, stemsIn, type Stem } from '../topic/stems.ts'

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
/** A question may put what was taught into a new situation, whose words are new. */
const fewestKnown = 0.34
/** With fewer words, one more or less decides. */
const fewestWords = 4

const countTaught = (stems: readonly Stem[], taught: readonly Stem[]) =>
  stems.filter((stem) => taught.some((other) => sameWord(stem, other))).length

/**
 * Nothing is assessed that wasn't taught: words of a question and its answer occur in the lesson. Answers with
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
    const itemStems = topicStems(`${question}\n${answer}`)
    if (itemStems.length < fewestWords || countTaught(itemStems, taught) / itemStems.length >= fewestKnown)
      return []
    // The question names what was taught, and the answer an example of it.
    const asked = topicStems(question)
    if (countTaught(asked, taught) * 2 >= asked.length) return []
    const problem = `Quiz question ${index + 1} asks about something that the lesson doesn't teach: “${question}”`
    return [findingsIn(section.key)('not-taught', { item: index + 1 }, problem)]
  })
}
