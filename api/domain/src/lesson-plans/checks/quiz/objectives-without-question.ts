import type { QuizItem } from '../content/lesson-content.ts'

/** The objectives that no quiz question assesses, as positions from 1. */
export const objectivesWithoutQuestion = (
  quiz: readonly Pick<QuizItem, 'objective'>[],
  objectives: number,
): number[] =>
  Array.from({ length: objectives }, (_, index) => index + 1).filter((number) =>
    quiz.every(({ objective }) => objective !== number),
  )
