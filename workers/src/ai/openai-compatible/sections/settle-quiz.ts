import type { LessonSections, QuizQuestion } from '@classeur/contracts'
import { compareSolved } from '@classeur/domain/lesson-plans'

const withCorrect = (question: QuizQuestion, right: number): QuizQuestion => ({
  ...question,
  options: question.options.map((option, index) => ({ ...option, correct: index === right })),
})

/** Whether the answer names the option that is marked as correct, by its text or its letter. */
const agrees = (question: QuizQuestion) =>
  compareSolved([question], [{ item: 1, answer: question.answer }]).length === 0

/**
 * Makes the answer and the marked option say the same, where one is missing: a model marks no option, or answers with a
 * letter. Two different answers are left for the checks.
 */
function settleAnswer(question: QuizQuestion): QuizQuestion {
  const right = question.options.findIndex(({ correct }) => correct)
  if (question.options.length === 0) return question
  if (right < 0) {
    const named = question.options.findIndex((_option, index) => agrees(withCorrect(question, index)))
    return named < 0 ? question : settleAnswer(withCorrect(question, named))
  }
  const isOnlyOne = question.options.filter(({ correct }) => correct).length === 1
  return isOnlyOne && agrees(question)
    ? { ...question, answer: question.options[right]?.text ?? question.answer }
    : question
}

const numberAtStart = /^[^\d-]{0,3}(-?\d+(?:[.,]\d+)?)/u
const amount = (text: string) => {
  const [, digits] = numberAtStart.exec(text.replaceAll('$', '')) ?? []
  return digits === undefined ? null : Number(digits.replace(',', '.'))
}

/** A number that depends on the text only, so that the same quiz always has the same order. */
const numberOf = (text: string) => [...text].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0)

/** Models like to put the right option first. Amounts are sorted; other options start at a place of their own. */
function arrange(question: QuizQuestion): QuizQuestion {
  const { options } = question
  const amounts = options.map(({ text }) => amount(text))
  if (new Set(amounts).size === options.length && !amounts.includes(null)) {
    return { ...question, options: options.toSorted((a, b) => (amount(a.text) ?? 0) - (amount(b.text) ?? 0)) }
  }
  const turn = numberOf(question.question) % Math.max(1, options.length)
  return { ...question, options: [...options.slice(turn), ...options.slice(0, turn)] }
}

/** A quiz whose answers name their option and whose options are in no telling order. */
export const settleQuiz = (assessment: LessonSections['assessment']): LessonSections['assessment'] => ({
  ...assessment,
  exitQuiz: assessment.exitQuiz.map((question) => arrange(settleAnswer(question))),
})
