import { foldedWords } from '../../material/fold-words.ts'
import { expressionsIn } from '../arithmetic/expressions.ts'
import type { LessonContent, LessonFacts } from '../content/lesson-content.ts'
import { findingsIn, type LessonFinding } from '../finding.ts'
import { askedValue } from './check-computed-keys.ts'
import { lessonQuestions } from './lesson-questions.ts'

/** Two questions of at least this many words that differ in so few are one question. */
const fewestWords = 6
const sharedWords = 0.85

const numbersOf = (words: readonly string[]) => words.filter((word) => /^\d/u.test(word)).join(' ')

/** Whether two questions are the same, apart from a word or two. Other numbers make another question. */
function isSameQuestion(one: string, other: string): boolean {
  const [first, second] = [foldedWords(one), foldedWords(other)]
  if (first.join(' ') === second.join(' ')) return true
  if (Math.min(first.length, second.length) < fewestWords || numbersOf(first) !== numbersOf(second))
    return false
  const [a, b] = [new Set(first), new Set(second)]
  const shared = [...a].filter((word) => b.has(word)).length
  return shared / (a.size + b.size - shared) >= sharedWords
}

/** The exit quiz asks something new: no question or calculation that the lesson has had already. */
export function checkQuizRepeats(
  section: LessonContent,
  { finished, language }: LessonFacts,
): LessonFinding[] {
  if (section.key !== 'assessment') return []
  const asked = lessonQuestions(finished)
  const calculated = new Set(
    asked.flatMap((text) =>
      expressionsIn(text, language).flatMap(({ key, hasOperator }) => (hasOperator ? [key] : [])),
    ),
  )
  return section.value.exitQuiz.flatMap((item, index) => {
    const isCalculated =
      askedValue(item, language) !== null &&
      expressionsIn(item.question, language).some(({ key }) => calculated.has(key))
    // “What does it print?” is another question about other code.
    const isAsked =
      (item.blocks ?? []).length === 0 && asked.some((text) => isSameQuestion(text, item.question))
    if (!isCalculated && !isAsked) return []
    const problem = `Quiz question ${index + 1} repeats a question of the lesson: “${item.question}” Ask a new one.`
    return [findingsIn(section.key)('quiz-repeats-lesson', { item: index + 1 }, problem)]
  })
}
