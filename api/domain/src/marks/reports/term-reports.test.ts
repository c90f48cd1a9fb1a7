import { describe, expect, it } from 'vitest'
import { detailedStructure } from '../../exams/structure/detailed-structure.ts'
import { newLeaf } from '../../exams/structure/new-leaf.ts'
import { gradebookOf, type GradebookStudent } from '../gradebook/gradebook.ts'
import { contentOf, type MarkCode } from '../mark-content.ts'
import { termReportsOf, type CommentedMarks } from './term-reports.ts'

const student = (number: number, fields: Partial<GradebookStudent> = {}): GradebookStudent => ({
  ...{ id: `s${String(number)}`, number, firstName: `First ${String(number)}`, lastName: 'Last' },
  ...{ joinedOn: null, leftOn: null, deletedAt: null, groupIds: [] },
  ...fields,
})

let lastId = 0
const newId = () => `id${String((lastId += 1))}`

/** An exam whose questions have 10 points each and test these skills. */
const examOf = (id: string, skills: readonly string[], date = '2026-10-01') => ({
  ...{ _id: id, date, coefficientHundredths: 100, createdAt: new Date('2026-09-01') },
  structure: detailedStructure(
    newLeaf(newId(), 'Total', 2000),
    skills.map((skillId, index) =>
      newLeaf(`${id}q${String(index)}`, `Q${String(index + 1)}`, 1000, { skills: [{ skillId, weight: 1 }] }),
    ),
    newId,
  ),
})

const cells = (
  examId: string,
  codes: readonly MarkCode[],
  comments: readonly string[] = [],
): CommentedMarks =>
  Object.fromEntries(
    codes.map((code, index) => [
      `${examId}q${String(index)}`,
      { ...contentOf(code), comment: comments[index] ?? '' },
    ]),
  )
type Rows = Record<string, CommentedMarks>
const marksOf = (table: Record<string, Rows>) =>
  new Map(Object.entries(table).map(([examId, rows]) => [examId, new Map(Object.entries(rows))]))

const exams = [examOf('b', ['algebra', 'geometry'], '2026-11-01'), examOf('a', ['algebra', 'algebra'])]
const three = [1, 2, 3].map((number) => student(number))

describe('the reports of a term', () => {
  it('have the numbers of the gradebook', () => {
    const marks = marksOf({
      a: { s1: cells('a', [800, 600]), s2: cells('a', ['absent', 'absent']), s3: cells('a', [200, 100]) },
      b: { s1: cells('b', [500, 1000]), s2: cells('b', [900, 900]) },
    })
    const book = gradebookOf(three, exams, marks, 'by-scale')
    const { reports, ...shared } = termReportsOf(three, exams, marks, 'by-scale')
    expect(reports).toMatchObject(book.students)
    expect(shared).toEqual({ exams: book.exams, classMean: book.classMean, ranked: 3 })
    expect(shared.exams.map(({ exam }) => exam._id)).toEqual(['a', 'b'])
  })

  it('have no ranks if the school hides them', () => {
    const { reports, ranked } = termReportsOf(three, exams, marksOf({}), null)
    expect([ranked, reports.map(({ rank }) => rank)]).toEqual([0, [null, null, null]])
  })

  it('count an exam that was missed as an absence, whether it counts as zero or not', () => {
    const marks = marksOf({
      a: { s1: cells('a', ['absent', 'absent']), s2: cells('a', ['exempt', 'exempt']) },
      b: { s1: cells('b', ['absentZero', 'absentZero']), s2: cells('b', ['absent', 500]) },
    })
    const { reports } = termReportsOf(three, exams, marks, null)
    expect(reports.map(({ absences }) => absences)).toEqual([2, 0, 0])
  })

  it('have the skills of all exams beside the mean of the students who were tested in them', () => {
    const marks = marksOf({
      a: { s1: cells('a', [1000, 500]), s2: cells('a', [500, 500]) },
      b: { s1: cells('b', [0, 1000]), s2: cells('b', ['absent', 'absent']) },
    })
    const [first, second, third] = termReportsOf(three, exams, marks, null).reports
    expect(first?.skills).toEqual([
      { skillId: 'algebra', share: '1/2', questions: 3, classMean: '1/2' },
      { skillId: 'geometry', share: '1/1', questions: 1, classMean: '1/1' },
    ])
    expect(second?.skills).toEqual([{ skillId: 'algebra', share: '1/2', questions: 2, classMean: '1/2' }])
    expect(third?.skills).toEqual([])
  })

  it('have the comments on the student’s own marks only, in the order of the exams', () => {
    const marks = marksOf({
      a: { s1: cells('a', [1, 2], ['', 'of a']), s2: cells('a', [1, 2], ['of another']) },
      b: { s1: cells('b', [1, 2], ['of b']) },
    })
    expect(termReportsOf(three, exams, marks, null).reports[0]?.comments).toEqual([
      { examId: 'a', question: 'Q2', text: 'of a' },
      { examId: 'b', question: 'Q1', text: 'of b' },
    ])
  })

  it('leave out exams before a student joined', () => {
    const roster = [student(1), student(2, { joinedOn: '2026-10-15' })]
    const marks = marksOf({
      a: { s2: cells('a', [0, 0], ['not theirs']) },
      b: { s2: cells('b', [900, 700]) },
    })
    const late = termReportsOf(roster, exams, marks, null).reports[1]
    expect(late?.cells.map(({ state }) => state)).toEqual(['not-applicable', 'result'])
    expect(late?.comments).toEqual([])
    expect(late?.skills.map(({ skillId, share }) => [skillId, share])).toEqual([
      ['algebra', '9/10'],
      ['geometry', '7/10'],
    ])
  })
})
