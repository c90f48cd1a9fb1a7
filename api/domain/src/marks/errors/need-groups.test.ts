import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { detailedStructure } from '../../exams/structure/detailed-structure.ts'
import { newLeaf } from '../../exams/structure/new-leaf.ts'
import type { StudentMarks } from '../results/result-of.ts'
import { needGroups } from './need-groups.ts'

const skills = ['compare', 'add', 'solve']
const questionsOfSkill = 3
let lastId = 0
const structureOf = (questions: number) =>
  detailedStructure(
    newLeaf('total', '', 100),
    skills.flatMap((skillId) =>
      Array.from({ length: questions }, (_, index) =>
        newLeaf(`${skillId}${index}`, '', 100, { skills: [{ skillId, weight: 1 }] }),
      ),
    ),
    () => `id${(lastId += 1)}`,
  )
const structure = structureOf(questionsOfSkill)
const half = 5000

/** Marks of a student by skill: all right (1), all wrong (0), or none (null). */
const marksOf = (bySkill: readonly (0 | 1 | null)[]): StudentMarks =>
  Object.fromEntries(
    skills.flatMap((skillId, index) => {
      const right = bySkill[index] ?? null
      if (right === null) return []
      const cell = { valueHundredths: right * 100, status: null }
      return Array.from({ length: questionsOfSkill }, (_, question) => [`${skillId}${question}`, cell])
    }),
  )
const sheetOf = (students: readonly (readonly (0 | 1 | null)[])[]) => {
  const rows = new Map(students.map((bySkill, index) => [`s${index}`, marksOf(bySkill)]))
  return { ids: [...rows.keys()], rows }
}
const anyClass = fc.array(
  fc.array(fc.constantFrom<0 | 1 | null>(0, 1, 1, null), { minLength: 3, maxLength: 3 }),
  { maxLength: 40 },
)

describe('groups by need', () => {
  it('put students who miss the same skills together, those with most to learn first', () => {
    const { ids, rows } = sheetOf([
      [1, 1, 1],
      [1, 0, 0],
      [1, 1, 0],
      [1, 0, 0],
      [1, 1, 0],
      [1, 1, 1],
    ])
    expect(needGroups(structure, ids, rows, half)).toEqual({
      groups: [
        { skillIds: ['add', 'solve'], studentIds: ['s1', 's3'] },
        { skillIds: ['solve'], studentIds: ['s2', 's4'] },
        { skillIds: [], studentIds: ['s0', 's5'] },
      ],
      withoutMarks: [],
    })
  })

  it('join a single student to the most similar group while others are left', () => {
    const { ids, rows } = sheetOf([
      [0, 0, 0],
      [1, 0, 0],
      [1, 0, 0],
      [1, 1, 1],
      [1, 1, 1],
    ])
    const { groups } = needGroups(structure, ids, rows, half)
    expect(groups.map(({ studentIds }) => studentIds)).toEqual([
      ['s0', 's1', 's2'],
      ['s3', 's4'],
    ])
    expect(groups[0]?.skillIds).toEqual(['add', 'solve'])
  })

  it('are none if no skill has three questions', () => {
    const few = structureOf(2)
    const { ids, rows } = sheetOf([[0, 0, 0]])
    expect(needGroups(few, ids, rows, half).groups).toEqual([])
  })

  it('contain every student with a mark exactly once, in at most five groups', () => {
    fc.assert(
      fc.property(anyClass, (students) => {
        const { ids, rows } = sheetOf(students)
        const { groups, withoutMarks } = needGroups(structure, ids, rows, half)
        expect(groups.length).toBeLessThanOrEqual(5)
        const all = [...groups.flatMap(({ studentIds }) => studentIds), ...withoutMarks]
        expect(all.sort()).toEqual(ids.toSorted())
        expect(withoutMarks).toEqual(ids.filter((_, index) => students[index]?.every((one) => one === null)))
      }),
    )
  })

  it('don’t depend on the order of the students', () => {
    fc.assert(
      fc.property(
        anyClass.chain((students) =>
          fc.tuple(
            fc.constant(students),
            fc.shuffledSubarray([...students.keys()], { minLength: students.length }),
          ),
        ),
        ([students, order]) => {
          const { ids, rows } = sheetOf(students)
          const shuffled = order.map((index) => ids[index] ?? '')
          const sorted = (list: readonly string[]) =>
            needGroups(structure, list, rows, half).groups.map(({ skillIds, studentIds }) => ({
              skillIds,
              studentIds: studentIds.toSorted(),
            }))
          expect(sorted(shuffled)).toEqual(sorted(ids))
        },
      ),
    )
  })
})
