import { describe, expect, it } from 'vitest'
import { choice, open } from '../../../../test/lesson-plans/build.ts'
import { compareSolved } from './compare-solved.ts'

const quiz = [
  choice(
    1,
    'Which is larger?',
    1,
    ['1/3', 'Fewer parts.'],
    [
      ['1/8', 1, ''],
      ['1/5', 1, ''],
      ['A tenth', 1, ''],
    ],
  ),
  choice(
    1,
    'كم ضلعًا للمثلث؟',
    2,
    ['ثلاثة أضلاع', ''],
    [
      ['ضلعان', 1, ''],
      ['أربعة', 1, ''],
      ['خمسة', 1, ''],
    ],
  ),
  open(1, 'Why?', 'Because there are fewer parts.', []),
]
const solve = (...given: [item: number, answer: string][]) =>
  compareSolved(
    quiz,
    given.map(([item, answer]) => ({ item, answer })),
  )

describe('comparing a solved quiz with its key', () => {
  it.each(['1/3', ' 1/3. ', 'B', 'b)', 'B. 1/3', '(B)', 'Option B', '$\\frac{1}{3}$', '2/6'])(
    '“%s” agrees with the second option',
    (answer) => expect(solve([1, answer])).toEqual([]),
  )

  it.each(['ثلاثة اضلاع', 'ج', 'ج)', 'C'])('“%s” agrees with the third option', (answer) =>
    expect(solve([2, answer])).toEqual([]),
  )

  it.each([
    ['A', '1/8'],
    ['1/5', '1/5'],
    ['A tenth', 'A tenth'],
    ['D', 'A tenth'],
    ['None of them', 'None of them'],
  ])('“%s” disagrees', (answer, solved) =>
    expect(solve([1, answer])).toEqual([{ item: 1, key: '1/3', solved }]),
  )

  it('open questions and questions without an answer don’t disagree', () => {
    expect(solve([3, 'No idea'], [2, ''])).toEqual([])
    expect(solve()).toEqual([])
  })
})
