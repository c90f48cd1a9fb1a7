import { expect, it } from 'vitest'
import type { Language } from '../../../text/language.ts'
import { rationalText } from '../arithmetic/rational.ts'
import type { LessonContent, LessonFacts, QuizItem } from '../content/lesson-content.ts'
import { askedValue, checkComputedKeys } from './check-computed-keys.ts'

function valueAskedBy(question: string, language: Language): string | null {
  const item = { question, options: [], answer: '' } as unknown as QuizItem
  const value = askedValue(item, language)
  return value && rationalText(value)
}

it.each([
  ['What is 12 + 30?', 'en', '42'],
  ['What is $3 \\times 4$?', 'en', '12'],
  ['Work out 12 + 30.', 'en', '42'],
  ['Work out 12 + 30 = ?', 'en', '42'],
  ['12 + 30 = ?', 'en', '42'],
  ['Combien font 12 + 30 ?', 'fr', '42'],
  ['Combien font 12 + 30\u00a0= …', 'fr', '42'],
  ['كم يساوي 12 + 30؟', 'ar', '42'],
  ['ما ناتج $\\frac{1}{2}+\\frac{1}{4}$؟', 'ar', '0.75'],
  ['What is 20% + 30%?', 'en', '0.5'],
] as const)('the value that a quiz question asks for is computed: %s (%s)', (question, language, value) =>
  expect(valueAskedBy(question, language)).toBe(value),
)

it.each([
  ['What is the sum of 3/4 and 1/2?', 'en'],
  ['What is the remainder of 17 ÷ 5?', 'en'],
  ['What is the remainder: 17 ÷ 5?', 'en'],
  ['Calcule le reste : 17 ÷ 5 ?', 'fr'],
  ['ما ناتج وباقي 17 ÷ 5؟', 'ar'],
  // A quarter less, or 0.25 less.
  ['What is 80 - 25%?', 'en'],
  // Typed from right to left, 1/2 may mean 2.
  ['كم يساوي 1/2 + 1/4؟', 'ar'],
  ['What is 12 + 30 to the nearest ten?', 'en'],
  ['What is 12 + ? = 42', 'en'],
  ['What is ? in 12 + ? = 42?', 'en'],
  ['What is 3 ? 4?', 'en'],
  ['x + 3 = ?', 'en'],
  ['12 + 30 = 40 + ?', 'en'],
  ['Is 12 + 30 = 45?', 'en'],
] as const)('a question with another or no certain value is left alone: %s (%s)', (question, language) =>
  expect(valueAskedBy(question, language)).toBeNull(),
)

it('a wrong key is found although the question ends with a question mark', () => {
  const option = (text: string, correct: boolean) => ({ text, correct, misconception: null, reason: '' })
  const options = [option('41', true), option('32', false)]
  const exitQuiz = [{ question: 'What is 12 + 30?', answer: '41', options }]
  const section = { key: 'assessment', value: { exitQuiz } } as unknown as LessonContent
  const findings = checkComputedKeys(section, { language: 'en' } as LessonFacts)
  expect(findings).toMatchObject([{ code: 'quiz-key-wrong', params: { item: 1, key: '41', computed: '42' } }])
})
