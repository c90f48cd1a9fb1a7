import { expect, it } from 'vitest'
import { afterMove, afterRemoval, referenceChanges } from './references.ts'

const quiz = {
  exitQuiz: [
    { objective: 1, options: [{ misconception: 3 }, { misconception: null }] },
    { objective: 2, options: [{ misconception: 1 }] },
    { objective: null, options: [] },
    { objective: 3, options: [] },
  ],
}
const changed = (changes: ReturnType<typeof referenceChanges>) =>
  changes.find(({ key }) => key === 'assessment')?.change(quiz) as typeof quiz
const objectivesOf = ({ exitQuiz }: typeof quiz) => exitQuiz.map(({ objective }) => objective)

it('questions and tasks follow an objective that is moved', () => {
  const changes = referenceChanges('objectives', ['items'], afterMove(0, 2))
  expect(changes.map(({ key }) => key)).toEqual(['studentSheet', 'differentiation', 'assessment'])
  expect(objectivesOf(changed(changes))).toEqual([3, 1, null, 2])
  expect(objectivesOf(changed(referenceChanges('objectives', ['items'], afterMove(2, 1))))).toEqual([
    ...[1, 3, null, 2],
  ])
})

it('those of a removed objective are about none, and those after it follow', () => {
  const changes = referenceChanges('objectives', ['items'], afterRemoval(1))
  expect(objectivesOf(changed(changes))).toEqual([1, null, null, 2])
})

it('options of questions follow the misconceptions, and objectives stay', () => {
  const after = changed(referenceChanges('misconceptions', ['items'], afterRemoval(0)))
  expect(after.exitQuiz[0]).toEqual({
    objective: 1,
    options: [{ misconception: 2 }, { misconception: null }],
  })
  expect(after.exitQuiz[1]?.options).toEqual([{ misconception: null }])
})

it('nothing refers to the items of other lists', () => {
  expect(referenceChanges('materials', ['items'], afterRemoval(0))).toEqual([])
})
