import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { detailedStructure } from '../../exams/structure/detailed-structure.ts'
import { newLeaf } from '../../exams/structure/new-leaf.ts'
import type { StudentMarks } from '../results/result-of.ts'
import { itemTable, rightRows } from '../statistics/item-table.ts'
import { spChart } from '../statistics/sp-chart.ts'
import { errorCell, errorColumns } from './error-columns.ts'
import { errorsTable } from './errors-table.ts'
import { missedBy, mostMissed } from './missed-by.ts'
import { unexpectedCells } from './unexpected-cells.ts'

const leaf = (id: string, maxHundredths: number, skillId: string, weight = 1) =>
  newLeaf(id, id, maxHundredths, { skills: [{ skillId, weight }], bloomLevel: id === 'a' ? 'apply' : null })
let lastId = 0
const structure = detailedStructure(
  newLeaf('total', '', 100),
  [leaf('a', 200, 'x', 2), leaf('b', 400, 'x'), leaf('c', 100, 'y')],
  () => `id${(lastId += 1)}`,
)
const value = (valueHundredths: number) => ({ valueHundredths, status: null })
const half = 5000

describe('the columns of an errors table', () => {
  it('are questions, skills with their weights, or thinking levels in Bloom’s order', () => {
    expect(errorColumns(structure, 'question').map(({ id }) => id)).toEqual(['a', 'b', 'c'])
    expect(errorColumns(structure, 'skill')).toEqual([
      {
        id: 'x',
        parts: [
          { leafId: 'a', weight: 2, maxHundredths: 200 },
          { leafId: 'b', weight: 1, maxHundredths: 400 },
        ],
      },
      { id: 'y', parts: [{ leafId: 'c', weight: 1, maxHundredths: 100 }] },
    ])
    expect(errorColumns(structure, 'level').map(({ id }) => id)).toEqual(['apply'])
  })

  it('count only numbers: a zero for absence says nothing about a student', () => {
    const [x] = errorColumns(structure, 'skill')
    if (!x) throw new Error('no column')
    const marks: StudentMarks = { a: value(100), b: { valueHundredths: null, status: 'absentZero' } }
    expect(errorCell(x, marks)).toEqual({ pointsHundredths: 200, maximumHundredths: 400 })
    expect(errorCell(x, { b: { valueHundredths: null, status: 'absent' } })).toBeNull()
  })
})

describe('who missed what', () => {
  const rows = new Map<string, StudentMarks>([
    ['s1', { a: value(100), b: value(100), c: value(0) }],
    ['s2', { a: value(99), b: value(400), c: value(100) }],
    ['s3', { b: value(150) }],
  ])
  const columns = errorColumns(structure, 'question')

  it('is below the threshold; half of the points is not missed', () => {
    expect(missedBy(columns, ['s1', 's2', 's3'], rows, half)).toEqual([
      { id: 'a', studentIds: ['s2'], of: 2, lostHundredths: 201, lostShare: '201/400' },
      { id: 'b', studentIds: ['s1', 's3'], of: 3, lostHundredths: 550, lostShare: '11/24' },
      { id: 'c', studentIds: ['s1'], of: 2, lostHundredths: 100, lostShare: '1/2' },
    ])
  })

  it('leaves out a bonus question: it only adds points', () => {
    const withBonus = detailedStructure(
      newLeaf('total', '', 100),
      [leaf('a', 200, 'x'), newLeaf('b', 'b', 200, { isBonus: true, skills: [{ skillId: 'x', weight: 1 }] })],
      () => `id${(lastId += 1)}`,
    )
    const sheet = new Map<string, StudentMarks>([['s1', { a: value(150), b: value(0) }]])
    const missed = missedBy(errorColumns(withBonus, 'question'), ['s1'], sheet, half)
    expect(missed.map(({ studentIds, of, lostHundredths }) => [studentIds, of, lostHundredths])).toEqual([
      [[], 1, 50],
      [[], 1, 0],
    ])
    // A bonus measures a skill like any other question.
    expect(missedBy(errorColumns(withBonus, 'skill'), ['s1'], sheet, half)).toMatchObject([
      { id: 'x', studentIds: ['s1'], lostHundredths: 250 },
    ])
  })

  it('lists the most missed first, then by points lost per student', () => {
    const missed = missedBy(columns, ['s1', 's2', 's3'], rows, half)
    expect(mostMissed(missed).map(({ id }) => id)).toEqual(['b', 'a', 'c'])
  })
})

describe('unexpected cells', () => {
  it('are exactly the cells on the wrong side of the S-curve', () => {
    const anyRows = fc.array(fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }), {
      minLength: 1,
      maxLength: 12,
    })
    fc.assert(
      fc.property(anyRows, (answers) => {
        const columns = errorColumns(structure, 'question')
        const rows = new Map<string, StudentMarks>(
          answers.map((right, index) => [
            `s${index}`,
            Object.fromEntries(
              columns.map(({ id, parts }, column) => [
                id,
                value(right[column] ? (parts[0]?.maxHundredths ?? 0) : 0),
              ]),
            ),
          ]),
        )
        const table = itemTable(columns, [...rows.keys()], rows)
        const chart = spChart(table, half)
        expect(chart.students.toSorted((a, b) => a - b)).toEqual([...answers.keys()])
        expect(chart.questions.toSorted((a, b) => a - b)).toEqual([0, 1, 2])
        const right = rightRows(table, half)
        const unexpected = unexpectedCells(table, chart, half)
        for (const { studentId, columnId, kind } of unexpected) {
          const isRight = right[table.studentIds.indexOf(studentId)]?.[table.leafIds.indexOf(columnId)] === 1
          expect(isRight).toBe(kind === 'got-hard')
        }
        // As many easy ones are missed as hard ones are answered: the step comes after the number of right answers.
        for (const studentId of table.studentIds) {
          const of = unexpected.filter((cell) => cell.studentId === studentId)
          const missed = of.filter(({ kind }) => kind === 'missed-easy').length
          expect(missed * 2).toBe(of.length)
        }
      }),
    )
  })
})

describe('the errors table', () => {
  const anyMark = fc.constantFrom(0, 50, 100, null)
  const anySheet = fc.array(fc.array(anyMark, { minLength: 3, maxLength: 3 }), { maxLength: 15 })
  const sheetOf = (sheet: (number | null)[][]) =>
    new Map<string, StudentMarks>(
      sheet.map((row, index) => [
        `s${index}`,
        Object.fromEntries(
          ['a', 'b', 'c'].flatMap((id, column) => {
            const points = row[column] ?? null
            return points === null ? [] : [[id, value(points)]]
          }),
        ),
      ]),
    )
  const tableOf = (rows: Map<string, StudentMarks>, studentIds: string[], isSpOrder: boolean) =>
    errorsTable({ structure, rows, studentIds, isSpOrder, by: 'question', thresholdBasisPoints: half })

  it('has every student once, in the order or outside it, and every number is independent of their order', () => {
    fc.assert(
      fc.property(anySheet, (sheet) => {
        const rows = sheetOf(sheet)
        const ids = [...rows.keys()]
        const [one, other] = [tableOf(rows, ids, true), tableOf(rows, ids.toReversed(), true)]
        expect([...one.students.map(({ studentId }) => studentId), ...one.others].sort()).toEqual(ids.sort())
        const numbers = (table: typeof one) => ({
          columns: new Map(
            table.columns.map(({ id, right, missed }) => [id, [right, missed.of, missed.lostHundredths]]),
          ),
          students: new Map(
            table.students.map(({ studentId, right, caution }) => [studentId, [right, caution]]),
          ),
        })
        expect(numbers(other)).toEqual(numbers(one))
      }),
    )
  })

  it('keeps the orders of the list and of the exam unless the S-P order is asked for', () => {
    const rows = sheetOf([
      [0, 0, 0],
      [200, 400, 100],
    ])
    const ids = [...rows.keys()]
    expect(tableOf(rows, ids, false).students.map(({ studentId }) => studentId)).toEqual(['s0', 's1'])
    expect(tableOf(rows, ids, true).students.map(({ studentId }) => studentId)).toEqual(['s1', 's0'])
  })

  describe('with a bonus question', () => {
    const ids = Array.from({ length: 12 }, (_, index) => `s${index}`)
    const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
    const questions = letters.map((id) => newLeaf(id, id, 100))
    const bonus = newLeaf('bonus', 'bonus', 100, { isBonus: true })
    const structureOf = (leaves: typeof questions) =>
      detailedStructure(newLeaf('total', '', 100), leaves, () => `id${(lastId += 1)}`)
    /** Student n has the first n mod 9 questions right; all but student 8 solved the bonus. */
    const rows = new Map<string, StudentMarks>(
      ids.map((id, student) => [
        id,
        {
          ...Object.fromEntries(
            letters.map((letter, index) => [letter, value(index < student % 9 ? 100 : 0)]),
          ),
          bonus: value(student === 8 ? 0 : 100),
        },
      ]),
    )
    const of = (leaves: typeof questions, isSpOrder = true) =>
      errorsTable({
        structure: structureOf(leaves),
        ...{ rows, studentIds: ids, isSpOrder, by: 'question', thresholdBasisPoints: half },
      })

    it('nobody is said to have missed it: no cell stands out, and every caution index is as without it', () => {
      const [withBonus, without] = [of([bonus, ...questions]), of(questions)]
      expect(withBonus.unexpected).toEqual([])
      expect(withBonus.withoutCaution).toBeNull()
      const cautions = ({ students }: typeof without) =>
        new Map(students.map(({ studentId, right, caution }) => [studentId, [right, caution]]))
      expect(cautions(withBonus)).toEqual(cautions(without))
    })

    it('comes last in the S-P order, outside the curves, and its points count for the order of students', () => {
      const { columns, students } = of([bonus, ...questions])
      expect(columns.map(({ id }) => id)).toEqual([...letters, 'bonus'])
      expect(columns.at(-1)).toMatchObject({ right: 0, caution: null })
      // Student 8 has all eight questions, and student 7 seven and the bonus.
      expect(students.slice(0, 2).map(({ studentId }) => studentId)).toEqual(['s7', 's8'])
      expect(of([bonus, ...questions], false).columns[0]?.id).toBe('bonus')
    })

    it('it is none of the eight questions that the caution index needs', () => {
      expect(of([bonus, ...questions.slice(1)]).withoutCaution).toBe('few-columns')
    })
  })

  it('has no caution index below ten students or eight columns, and says why', () => {
    const rows = sheetOf(Array.from({ length: 12 }, () => [100, 100, 100]))
    const ids = [...rows.keys()]
    expect(tableOf(rows, ids.slice(0, 9), true).withoutCaution).toBe('few-students')
    expect(tableOf(rows, ids, true)).toMatchObject({ withoutCaution: 'few-columns' })
  })
})
