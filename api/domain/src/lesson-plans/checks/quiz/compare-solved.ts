import { isSame, type Rational } from '../arithmetic/rational.ts'
import { tokensIn } from '../arithmetic/tokens.ts'
import type { QuizItem } from '../content/lesson-content.ts'
import { answerKey, sameAnswer } from './same-answer.ts'

/** What somebody answered who saw the questions and options, but not the key. */
export interface SolvedAnswer {
  /** The position of the question, from 1. */
  item: number
  /** The text of the chosen option, its letter (A, B …, أ, ب …), or the answer to an open question. */
  answer: string
}

export interface QuizDisagreement {
  item: number
  /** The right answer according to the plan. */
  key: string
  /** The answer of the one who solved it. */
  solved: string
}

const latinLetters = 'abcdef'
const arabicLetters = ['ا', 'ب', 'ج', 'د', 'ه', 'و']

/** The option that an answer names by letter, as in "B", "B)" or "B. A common multiple"; -1 if it names none. */
function letteredOption(answer: string): number {
  const [, letter = ''] =
    /^(?:option|choix|reponse|الخيار)?\s*\(?(\p{L})\s*(?:[).:،–—-]|$)/u.exec(answerKey(answer)) ?? []
  const latin = letter === '' ? -1 : latinLetters.indexOf(letter)
  return latin >= 0 ? latin : arabicLetters.indexOf(letter)
}

/** The number of a text that is nothing but a number; null for any other. */
const numberOf = (text: string): Rational | null => {
  const { tokens } = tokensIn(text, 'en')
  const [only, ...others] = tokens
  return only?.kind === 'number' && others.length === 0 ? only.value : null
}

/** The option that an answer means: by its text, its letter or its value. */
function optionOf({ options }: QuizItem, answer: string): number {
  const byText = options.findIndex(({ text }) => sameAnswer(text, answer))
  if (byText >= 0) return byText
  const byLetter = letteredOption(answer)
  if (byLetter >= 0 && byLetter < options.length) return byLetter
  const value = numberOf(answer)
  return options.findIndex(({ text }) => {
    const own = numberOf(text)
    return value !== null && own !== null && isSame(value, own)
  })
}

/**
 * The multiple-choice questions on which the key of a quiz and the answers of a second pass disagree. An answer that
 * names no option is one too. Open questions aren't compared, because two right answers can be worded differently.
 */
export function compareSolved(
  quiz: readonly QuizItem[],
  solved: readonly SolvedAnswer[],
): QuizDisagreement[] {
  return quiz.flatMap((item, index) => {
    const answer = solved.find((one) => one.item === index + 1)?.answer.trim() ?? ''
    const right = item.options.findIndex(({ correct }) => correct)
    if (item.options.length === 0 || right < 0 || answer === '') return []
    const chosen = optionOf(item, answer)
    if (chosen === right) return []
    const solvedText = item.options[chosen]?.text ?? answer
    return [{ item: index + 1, key: item.options[right]?.text ?? item.answer, solved: solvedText }]
  })
}
