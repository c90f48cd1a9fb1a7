import { expect, it } from 'vitest'
import { english } from '../en/pack.ts'
import { lessonSkills } from '../skills/lesson-skills.ts'
import { assignGroups } from './assign-groups.ts'
import { namesSkill } from './find-evidence.ts'

const lessonId = 'fractions-sums-unlike'
const misconceptions = english.lessons[lessonId]?.misconceptions ?? []
const work = (...needs: string[][]) =>
  assignGroups(
    needs.map((of, index) => ({ letter: String(index), students: 5, needs: of })),
    misconceptions,
    (key, need) => namesSkill(lessonSkills[lessonId][key], need),
  ).map((one) => (one.kind === 'misconception' ? one.key : one.kind))

it('a group works on the misconception that its needs name, and one without needs on challenges', () => {
  expect(work(['Simplify fractions'], ['Adds the denominators'], [])).toEqual([
    ...['adds-same', 'adds-bottoms', 'challenge'],
  ])
})

it('two groups with the same need get different work, as long as there is another', () => {
  const need = ['Adds fractions with unlike denominators']
  expect(work(need, need)).toEqual(['adds-bottoms', 'keeps-tops'])
})

it('needs that no misconception is about get the support tasks once, then what is left', () => {
  const need = ['Reads too fast']
  expect(work(need, need, ['Adds the denominators'])).toEqual([...['support', 'keeps-tops', 'adds-bottoms']])
})
