import { describe, expect, it } from 'vitest'
import { detailedStructure } from '../exams/structure/detailed-structure.ts'
import { newLeaf } from '../exams/structure/new-leaf.ts'
import { missedQuestionFor } from './missed-question.ts'

const skills = ['add', 'add', 'solve', 'solve']
const leaves = skills.map((skillId, index) =>
  newLeaf(`q${index + 1}`, `Q${index + 1}`, 200, { skills: [{ skillId, weight: 1 }] }),
)
const structure = detailedStructure(newLeaf('total', '', 800), leaves, () => 'x')

/** Points of each student in the four questions; null without a number. `m` after it: the error "method" is noted. */
function rowsOf(marks: Record<string, (number | string | null)[]>) {
  return new Map(
    Object.entries(marks).map(([studentId, cells]) => [
      studentId,
      Object.fromEntries(
        cells.map((cell, index) => [
          `q${index + 1}`,
          {
            valueHundredths: cell === null ? null : Number.parseInt(String(cell), 10) * 100,
            status: null,
            ...(String(cell).endsWith('m') && { errorTypes: ['method'] }),
          },
        ]),
      ),
    ]),
  )
}
const item = (skill: { id: string | null; name: string } | null, error: string | null = null) => ({
  skill,
  error: error === null ? null : { name: error, wrong: [] },
})
const adding = { id: 'add', name: 'Add fractions' }
const noBrief = { questions: [], errors: [] }
const method = { questions: [], errors: [{ key: 'method', name: 'Method' }] }
const rows = rowsOf({
  sara: [1, 0, 2, '0m'],
  leo: [2, 1, null, 2],
  mia: ['1m', 0, 2, 2],
  tom: [2, null, 2, 2],
})
const find = (brief: Parameters<typeof missedQuestionFor>[0]['brief'], studentIds = ['sara', 'leo', 'mia']) =>
  missedQuestionFor({ exam: { structure, rows }, studentIds, brief })

describe('the question that an item answers', () => {
  it('tests the skill of the item and cost most of its readers marks; others are not counted', () => {
    expect(find(noBrief)(item(adding))).toEqual({ question: 'Q2', lost: 3, of: 3, noted: 0 })
    expect(find(noBrief, ['sara', 'leo', 'mia', 'tom'])(item(adding))).toMatchObject({ lost: 3, of: 3 })
  })

  it('isn’t a bonus question, because nobody loses marks on it', () => {
    const withBonus = detailedStructure(
      newLeaf('total', '', 800),
      leaves.map((one) => (one.id === 'q2' ? { ...one, isBonus: true } : one)),
      () => 'x',
    )
    const readers = { studentIds: ['sara', 'leo', 'mia'], brief: noBrief }
    const answered = missedQuestionFor({ exam: { structure: withBonus, rows }, ...readers })(item(adding))
    expect(answered).toMatchObject({ question: 'Q1', lost: 2 })
  })

  it('is one of the chosen questions if any of them tests the skill', () => {
    const brief = { ...noBrief, questions: [{ id: 'q1', name: 'Q1 (Add fractions)' }] }
    expect(find(brief)(item(adding))).toMatchObject({ question: 'Q1', lost: 2 })
    expect(find(brief)(item({ id: 'solve', name: 'Solve problems' }))).toMatchObject({ question: 'Q4' })
  })

  it('is the one where the error of the item is noted, before those with more lost marks', () => {
    expect(find(method)(item(adding, 'Method'))).toEqual({ question: 'Q1', lost: 2, of: 3, noted: 1 })
  })

  it('is found by the name of a chosen question if the item has no skill of the school', () => {
    const brief = { ...noBrief, questions: [{ id: 'q4', name: 'Q4 (Divide)' }] }
    expect(find(brief)(item({ id: null, name: 'Divide' }))).toMatchObject({ question: 'Q4', lost: 1, of: 3 })
  })

  it('is unknown if the item says nothing that leads to one, or nobody lost marks on it', () => {
    expect(find(noBrief)(item(null))).toBeNull()
    expect(find(noBrief)(item({ id: null, name: 'Divide' }))).toBeNull()
    expect(find(noBrief)(item({ id: 'gone', name: 'Gone' }))).toBeNull()
    expect(find(noBrief, ['tom'])(item(adding))).toBeNull()
    expect(find(noBrief, [])(item(adding))).toBeNull()
  })

  it('of an item without a known skill is the one where its error is noted', () => {
    expect(find(method)(item({ id: null, name: 'Method' }, 'Method'))).toMatchObject({ noted: 1 })
    expect(find(method, ['leo'])(item({ id: null, name: 'Method' }, 'Method'))).toBeNull()
  })
})
