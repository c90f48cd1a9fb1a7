import { describe, expect, it } from 'vitest'
import { detailedStructure, newLeaf } from '../../exams/index.ts'
import { skillShares } from '../results/skill-shares.ts'
import { workOn } from './work-on.ts'

const half = 5000
let nextId = 0
const question = (id: string, maxHundredths: number, ...skillIds: string[]) =>
  newLeaf(id, id, maxHundredths, { skills: skillIds.map((skillId) => ({ skillId, weight: 1 })) })
const structure = detailedStructure(
  newLeaf('total', '', 2000),
  [
    question('Q1', 400, 'fractions'),
    question('Q2', 400, 'fractions'),
    question('Q3', 200, 'decimals'),
    question('Q4', 200, 'graphs'),
  ],
  () => `id-${String((nextId += 1))}`,
)
const points = (...values: (number | null)[]) =>
  Object.fromEntries(
    values.map((valueHundredths, index) => [
      `Q${String(index + 1)}`,
      { valueHundredths, status: valueHundredths === null ? ('absent' as const) : null },
    ]),
  )
const note = (...errorTypes: string[]) => ({ errorTypes, comment: '' })

describe('what a student should work on', () => {
  it('is every skill below the threshold, with its points and questions, the weakest first', () => {
    expect(workOn(structure, points(100, 200, 0, 100), {}, half).skills).toEqual([
      { skillId: 'decimals', pointsHundredths: 0, maximumHundredths: 200, questions: 1 },
      { skillId: 'fractions', pointsHundredths: 300, maximumHundredths: 800, questions: 2 },
    ])
  })

  it('weighs the questions of a skill, and shows the points of the paper', () => {
    const weighted = detailedStructure(
      newLeaf('total', '', 800),
      [
        newLeaf('Q1', 'Q1', 400, { skills: [{ skillId: 'fractions', weight: 9 }] }),
        newLeaf('Q2', 'Q2', 400, { skills: [{ skillId: 'fractions', weight: 1 }] }),
      ],
      () => `id-${String((nextId += 1))}`,
    )
    // 4 of 8 points are half, but the first question counts nine times.
    expect(workOn(weighted, points(0, 400), {}, half).skills).toEqual([
      {
        ...{ skillId: 'fractions', pointsHundredths: 400, maximumHundredths: 800, questions: 2 },
        weightedShare: '1/10',
      },
    ])
  })

  it('says the weighted share that decided, and sorts by it', () => {
    const skill = (skillId: string, weight: number) => ({ skills: [{ skillId, weight }] })
    const weighted = detailedStructure(
      newLeaf('total', '', 900),
      [
        newLeaf('Q1', 'Q1', 100, skill('fractions', 9)),
        newLeaf('Q2', 'Q2', 400, skill('fractions', 1)),
        newLeaf('Q3', 'Q3', 400, skill('decimals', 3)),
        newLeaf('Q4', 'Q4', 400, skill('decimals', 3)),
      ],
      () => `id-${String((nextId += 1))}`,
    )
    const marks = points(0, 400, 100, 200)
    // 4 of 13 weighted points are less than 3 of 8, although 4 of 5 points are more.
    expect(workOn(weighted, marks, {}, half).skills).toEqual([
      {
        ...{ skillId: 'fractions', pointsHundredths: 400, maximumHundredths: 500, questions: 2 },
        weightedShare: '4/13',
      },
      { skillId: 'decimals', pointsHundredths: 300, maximumHundredths: 800, questions: 2 },
    ])
    expect(skillShares([{ structure: weighted, marks }])[0]?.share).toBe('4/13')
    // The points say the share if the only marked questions of the skill weigh the same.
    expect(workOn(weighted, points(0, null, 400, 400), {}, half).skills).toEqual([
      { skillId: 'fractions', pointsHundredths: 0, maximumHundredths: 100, questions: 1 },
    ])
  })

  it('leaves out the questions that don’t count', () => {
    expect(workOn(structure, points(100, null, null, 200), {}, half).skills).toEqual([
      { skillId: 'fractions', pointsHundredths: 100, maximumHundredths: 400, questions: 1 },
    ])
  })

  it('counts a question as 0 where a status says so, as in a term report', () => {
    const [Q1, Q2] = [question('Q1', 400, 'fractions'), question('Q2', 400, 'fractions')]
    const three = detailedStructure(
      newLeaf('total', '', 1200),
      [Q1, Q2, question('Q3', 400, 'fractions')],
      () => `id-${String((nextId += 1))}`,
    )
    const notHandedIn = { valueHundredths: null, status: 'notSubmittedZero' } as const
    const marks = { Q1: { valueHundredths: 400, status: null }, Q2: notHandedIn, Q3: notHandedIn }
    expect(skillShares([{ structure: three, marks }])).toEqual([
      { skillId: 'fractions', share: '1/3', questions: 3 },
    ])
    expect(workOn(three, marks, {}, half).skills).toEqual([
      { skillId: 'fractions', pointsHundredths: 400, maximumHundredths: 1200, questions: 3 },
    ])
  })

  it('is the noted error types of questions in use, the most frequent first', () => {
    const notes = { Q1: note('method'), Q2: note('unit', 'method'), retired: note('reading') }
    expect(workOn(structure, points(400, 400, 200, 200), notes, half)).toEqual({
      skills: [],
      errorTypes: [
        { id: 'method', count: 2 },
        { id: 'unit', count: 1 },
      ],
    })
  })
})
