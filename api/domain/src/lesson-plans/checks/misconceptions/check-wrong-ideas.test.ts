import { expect, it } from 'vitest'
import type { LessonFacts, QuizItem } from '../content/lesson-content.ts'
import { checkWrongIdeas } from './check-wrong-ideas.ts'

const facts: LessonFacts = {
  ...{ language: 'en', objectives: [], finished: [] },
  request: { subject: '', topic: '', level: '', durationMin: 50, materials: '' },
}
const misconceptions = (...texts: string[]) =>
  ({
    key: 'misconceptions',
    value: {
      items: texts.map((misconception) => ({
        ...{ misconception, correction: '', probe: '', wrongAnswer: '', reply: '' },
        ...{ minute: 10, evidence: '' },
      })),
    },
  }) as const
const isFound = (text: string) => checkWrongIdeas(misconceptions(text), facts).length > 0

it.each([
  'Calculation slips when the numerators are multiplied.',
  'Once it is written, a slip in adding is not looked for.',
  'Students often find loops difficult.',
  'Many pupils don’t understand equivalent fractions.',
  'Des erreurs de calcul dans la dernière ligne.',
  'Les élèves ont du mal à lire un graphique.',
  'Une étourderie : le signe est oublié.',
  'يجد الطلاب صعوبة في قراءة الجدول.',
  'أخطاء حسابية عند الجمع.',
  'ينسى الطالب سهوًا إشارة الناقص.',
])('“%s” isn’t a wrong idea', (text) => {
  expect(isFound(text)).toBe(true)
})

it.each([
  'To add fractions, you add the tops and the bottoms.',
  'A slippery surface has no friction at all.',
  'The loop also counts the number behind the comma.',
  'Un nombre avec plus de chiffres est plus grand.',
  'Le roi absolu peut tout décider, sans aucune règle.',
  'يستهلك المصباح التيار، فلا يعود منه شيء.',
  'الكسر الذي مقامه أكبر هو الكسر الأكبر.',
])('“%s” is an idea that a student can hold', (text) => {
  expect(isFound(text)).toBe(false)
})

const quiz = (...numbers: (number | null)[]) => {
  const options = numbers.map((misconception, index) => ({
    ...{ text: String(index), correct: false, misconception, reason: 'Counts on.' },
  }))
  const item: QuizItem = { question: '', answer: '', options, objective: 1, markingPoints: [] }
  return {
    key: 'assessment',
    value: { method: '', criteria: [], exitQuiz: [item], quizMinutes: 6 },
  } as const
}

it('every misconception has a wrong option in the quiz; a quiz whose options name no misconception isn’t checked', () => {
  const finished = [misconceptions('One.', 'Two.')]
  expect(checkWrongIdeas(quiz(1, null, 2), { ...facts, finished })).toEqual([])
  expect(checkWrongIdeas(quiz(1, null, 1), { ...facts, finished })).toMatchObject([
    { code: 'misconception-not-asked', params: { item: 2 } },
  ])
  expect(checkWrongIdeas(quiz(null, null), { ...facts, finished })).toEqual([])
})
