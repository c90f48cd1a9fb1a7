import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyRuns } from '../../../../../.config/property-runs.ts'
import type { ExamLeaf, ExamStructure } from '../../exams/exam-structure.ts'
import { pointsOn20, scalePresets, type GradingScale } from '../../exams/grading-scale.ts'
import type { StudentMarks } from '../results/result-of.ts'
import { detailedStructure } from '../../exams/structure/detailed-structure.ts'
import { newLeaf } from '../../exams/structure/new-leaf.ts'
import { languages, type Language } from '../../text/language.ts'
import { contentOf, type MarkCode } from '../mark-content.ts'
import { markStatuses } from '../mark-content.ts'
import { decimalText, type DecimalMark } from './decimal-text.ts'
import { planMarksImport } from './plan-marks-import.ts'
import { readSheetTable } from './read-sheet-table.ts'
import { sheetTable, tableText, type FileSheet, type FileStudent } from './sheet-table.ts'

let lastId = 0
const newId = () => (lastId += 1).toString(16).padStart(24, '0')
const leafOf = (label: string, points = 4, more: Partial<ExamLeaf> = {}) =>
  newLeaf(newId(), label, points * 100, { stepHundredths: 25, ...more })
const structureOf = (...leaves: ExamLeaf[]) => detailedStructure(leafOf('Total', 20), leaves, newId)
const student = (lastName: string, firstName: string, more: Partial<FileStudent> = {}): FileStudent => ({
  ...{ id: newId(), number: 1, lastName, firstName, externalId: '', takesPart: true },
  ...more,
})
const sheetOf = (
  structure: ExamStructure,
  students: readonly FileStudent[],
  marks: ReadonlyMap<string, StudentMarks> = new Map(),
  effectiveScale: GradingScale = pointsOn20,
): FileSheet => ({ exam: { structure, effectiveScale, effectiveRounding: 'hundredth' }, students, marks })
const rowsOf = (sheet: FileSheet, language: Language = 'en', mark: DecimalMark = '.') =>
  tableText(
    sheetTable(sheet, language, (hundredths) => decimalText(hundredths, mark)),
    mark,
  )
const read = (rows: string[][], sheet: FileSheet) => readSheetTable(rows, sheet)
const cells = (rows: string[][], sheet: FileSheet) =>
  read(rows, sheet).cells.map(({ studentId, leafId, text }) => [studentId, leafId, text])

describe('a mark sheet as a table', () => {
  const [q1, q2] = [leafOf('Q1', 4), leafOf('Q2', 2.5)]
  const ada = student('Berg', 'Ada', { number: 3, externalId: '=7' })
  const late = student('Late', 'Tom', { number: 4, takesPart: false })
  const marks = new Map([[ada.id, { [q1.id]: contentOf(350), [q2.id]: contentOf('absent') }]])
  const sheet = sheetOf(
    structureOf(q1, leafOf('Old', 3, { retiredAt: '2026-10-02T00:00:00.000Z' }), q2),
    [ada, late],
    marks,
  )

  it('contains labels with maxima, marks, results, and apostrophes against formulas', () => {
    expect(rowsOf(sheet, 'fr', ',')).toEqual([
      [
        ...['N°', 'Nom', 'Prénom', 'N° élève', 'Q1 (/4)', 'Q2 (/2,5)'],
        ...['Résultat / 20', 'Total des points', 'Sur', 'État'],
      ],
      ['3', 'Berg', 'Ada', "'=7", '3,5', 'A', '17,5', '3,5', '4', 'complet'],
      ['4', 'Late', 'Tom', '', 's.o.', 's.o.', '', '', '', 'pas dans la classe ce jour-là'],
    ])
  })

  it('marks a bonus in its heading, and reads that heading and an earlier one without the mark', () => {
    const bonus = leafOf('Q3', 2, { isBonus: true })
    const withBonus = sheetOf(structureOf(q1, bonus), [ada])
    expect(rowsOf(withBonus, 'fr', ',')[0]?.slice(4, 6)).toEqual(['Q1 (/4)', 'Q3 (+2)'])
    for (const heading of ['Q3 (+2)', 'Q3 (/2)'])
      expect(
        cells(
          [
            ['Nom', 'Prénom', heading],
            ['Berg', 'Ada', '1'],
          ],
          withBonus,
        ),
      ).toEqual([[ada.id, bonus.id, '1']])
  })

  it('does not expose a formula by removing control characters', () => {
    const people = ['\u0000=1+1', '\u0001@x', 'a\u0000b', '\t=2', '-3'].map((name) => student(name, ''))
    const texts = rowsOf(sheetOf(structureOf(q1), people)).map((row) => row[1])
    expect(texts).toEqual(['Last name', "'=1+1", "'@x", 'ab', "'\t'=2", "'-3"])
  })

  it('distinguishes the questions "a" of two exercises', () => {
    const parts = [leafOf('a'), leafOf('a'), leafOf('b')]
    const structure: ExamStructure = {
      ...{ mode: 'detailed', totalLeaf: leafOf('Total') },
      exercises: ['Algebra', 'Geometry'].map((label, index) => ({
        ...{ id: newId(), label },
        questions: [{ id: newId(), label: '1', parts: parts.slice(index, index === 0 ? 1 : 3) }],
      })),
    }
    expect(rowsOf(sheetOf(structure, []))[0]?.slice(4, 7)).toEqual([
      ...['Algebra · 1 · a (/4)', 'Geometry · 1 · a (/4)', 'b (/4)'],
    ])
  })
})

describe('matching a table to a mark sheet', () => {
  const [q1, q2] = [leafOf('Q1', 4), leafOf('Q2', 5)]
  const ada = student('Lévy', 'Zoë', { number: 1, externalId: 'X1' })
  const ann = student('Lee', 'Ann', { number: 2 })
  const twin = student('Lee', 'Ann', { number: 3 })
  const sheet = sheetOf(structureOf(q1, q2), [ada, ann, twin])

  it('works with any order of columns and rows, below a title, and with other spellings of names', () => {
    const rows = [
      ['Class test 3'],
      [],
      ['Q2 (/5)', 'Prénom', 'Nom', 'Q1 ( /4,0 )'],
      ['5', 'ZOE', 'levy', '4'],
      [],
    ]
    expect(cells(rows, sheet)).toEqual([
      [ada.id, q2.id, '5'],
      [ada.id, q1.id, '4'],
    ])
    expect(read(rows, sheet)).toMatchObject({
      ...{ hasHeader: true, language: 'fr', columns: [], rows: [] },
      missing: { studentIds: [ann.id, twin.id], leafIds: [] },
    })
  })

  it('never guesses between two students of one name; their list numbers distinguish them', () => {
    const header = ['No.', 'Last name', 'First name', 'Q1 (/4)']
    expect(read([header, ['', 'Lee', 'Ann', '1']], sheet).rows).toEqual([
      { row: 1, text: 'Lee Ann', reason: 'several' },
    ])
    expect(cells([header, ['3', 'Lee', 'Ann', '1'], ['2', 'Lee', 'Ann', '2']], sheet)).toEqual([
      [twin.id, q1.id, '1'],
      [ann.id, q1.id, '2'],
    ])
    expect(read([header, ['3', 'Lee', 'Ann', '1'], ['3', 'Lee', 'Ann', '2']], sheet)).toMatchObject({
      ...{ cells: [], rows: [{ reason: 'twice' }, { reason: 'twice' }] },
    })
  })

  it('prefers the school number to another spelling of the name, and never contradicts it', () => {
    const header = ['Student ID', 'Name', 'Q1 (/4)']
    for (const name of ['', 'Levy-Martin, Zoë', 'LEVI Zoé'])
      expect(cells([header, ['x1', name, '1']], sheet)).toEqual([[ada.id, q1.id, '1']])
    expect(read([header, ['X2', 'Zoë Lévy', '1']], sheet).rows).toEqual([
      { row: 1, text: 'Zoë Lévy', reason: 'another-id' },
    ])
    expect(read([header, ['', 'Mean', '2.5']], sheet).rows).toEqual([
      { row: 1, text: 'Mean', reason: 'unknown' },
    ])
  })

  it('writes no mark for a school number beside the name of somebody else, in the class or not', () => {
    const header = ['Student ID', 'Name', 'Q1 (/4)']
    for (const name of ['Somebody', 'Ann Lee'])
      expect(read([header, ['x1', name, '1']], sheet)).toMatchObject({
        ...{ cells: [], rows: [{ row: 1, text: name, reason: 'another-name' }] },
      })
  })

  it('writes no mark for a school number beside the exact name of another student of the same family', () => {
    const paul = student('Martin', 'Paul', { externalId: '101' })
    const lea = student('Martin', 'Léa', { number: 2, externalId: '102' })
    const family = sheetOf(structureOf(q1), [paul, lea])
    const header = ['Last name', 'First name', 'Student number', 'Q1']
    const swapped = [header, ['Martin', 'Paul', '102', '4'], ['MARTIN', 'Lea', '101', '3']]
    expect(read(swapped, family)).toMatchObject({
      cells: [],
      rows: [
        { row: 1, text: 'Martin Paul', reason: 'another-name' },
        { row: 2, text: 'MARTIN Lea', reason: 'another-name' },
      ],
    })
    expect(cells([header, ['Martin-Roux', 'Léa', '102', '3']], family)).toEqual([[lea.id, q1.id, '3']])
  })

  it('ignores a column with a different maximum, an unknown name or a repeated name', () => {
    const header = ['Last name', 'Q1 (/3)', 'Q2 (/5)', 'Q2 (/5)', 'Q9 (/1)', 'Total']
    expect(read([header, ['Lévy', '1', '2', '3', '4', '5']], sheet)).toMatchObject({
      hasHeader: false,
    })
    const wide = sheetOf(structureOf(q1, q2, leafOf('Q3', 1)), [ada])
    const found = read(
      [
        [...header, 'Q3'],
        ['Zoë Lévy', '1', '2', '3', '4', '5', '1'],
      ],
      wide,
    )
    expect(found.columns).toEqual([
      { column: 2, header: 'Q2 (/5)', reason: 'ambiguous' },
      { column: 3, header: 'Q2 (/5)', reason: 'ambiguous' },
      { column: 1, header: 'Q1 (/3)', reason: 'another-maximum' },
      { column: 4, header: 'Q9 (/1)', reason: 'unknown' },
    ])
    expect(found.cells.map(({ text }) => text)).toEqual(['1'])
    expect(found.missing.leafIds).toEqual([q1.id, q2.id])
  })

  it('matches columns by position if no name is known, and reports this', () => {
    const rows = [
      ['Name', 'Task A', 'Task B'],
      ['Zoë Lévy', '1', '2'],
    ]
    expect(read(rows, sheet)).toMatchObject({ isByOrder: true, columns: [] })
    expect(cells(rows, sheet)).toEqual([
      [ada.id, q1.id, '1'],
      [ada.id, q2.id, '2'],
    ])
    const other = [
      ['Name', 'Task A (/5)', 'Task B (/4)'],
      ['Zoë Lévy', '1', '2'],
    ]
    expect(read(other, sheet).hasHeader).toBe(false)
    expect(read([['Zoë Lévy', '1', '2']], sheet).hasHeader).toBe(false)
  })

  it('never matches by position columns whose headings have the numbers of other questions', () => {
    const even = sheetOf(structureOf(q1, leafOf('Q2', 4)), [ada])
    for (const headings of [
      ['Question 2', 'Question 1'],
      ['Q2 (4 pts)', 'Q1 (4 pts)'],
      ['Task ٢', 'Task ١'],
      ['Task A', 'Task 1'],
    ])
      expect(
        read(
          [
            ['Name', ...headings],
            ['Zoë Lévy', '1', '2'],
          ],
          even,
        ).hasHeader,
      ).toBe(false)
    for (const headings of [
      ['Question 1', 'Question 2'],
      ['Task 8', 'Task 9'],
    ])
      expect(
        read(
          [
            ['Name', ...headings],
            ['Zoë Lévy', '1', '2'],
          ],
          even,
        ).isByOrder,
      ).toBe(true)
  })

  it('reads the name of a question with other spaces, instead of matching by position', () => {
    const rows = [
      ['Name', 'Q 2', 'q ١ (/4)'],
      ['Zoë Lévy', '1', '2'],
    ]
    expect(read(rows, sheet)).toMatchObject({ isByOrder: false, columns: [] })
    expect(cells(rows, sheet)).toEqual([
      [ada.id, q2.id, '1'],
      [ada.id, q1.id, '2'],
    ])
    const eleven = sheetOf(structureOf(leafOf('11', 4)), [ada])
    expect(
      read(
        [
          ['Name', '1 1'],
          ['Zoë Lévy', '1'],
        ],
        eleven,
      ).isByOrder,
    ).toBe(true)
  })

  it('reads the maximum in a heading such as Q1/20, and refuses another one than that of the question', () => {
    const header = ['Name', 'Q1/20', 'Q2/5']
    expect(read([header, ['Zoë Lévy', '1', '2']], sheet)).toMatchObject({
      ...{ isByOrder: false, columns: [{ column: 1, header: 'Q1/20', reason: 'another-maximum' }] },
      cells: [{ leafId: q2.id, text: '2' }],
    })
    expect(
      read(
        [
          ['Name', 'Q1/20', 'Q2/20'],
          ['Zoë Lévy', '1', '2'],
        ],
        sheet,
      ).hasHeader,
    ).toBe(false)
    const named = leafOf('10/5', 4)
    expect(
      cells(
        [
          ['Name', '10/5'],
          ['Zoë Lévy', '1'],
        ],
        sheetOf(structureOf(named), [ada]),
      ),
    ).toEqual([[ada.id, named.id, '1']])
  })

  it('does not confuse the sum with a question called "total"', () => {
    const total = leafOf('Total', 20)
    const single: ExamStructure = { mode: 'total', totalLeaf: total, exercises: [] }
    const one = sheetOf(single, [ada], new Map([[ada.id, { [total.id]: contentOf(1200) }]]))
    expect(cells(rowsOf(one), one)).toEqual([[ada.id, total.id, '12']])
    expect(
      cells(
        [
          ['Name', 'Total'],
          ['Zoë Lévy', '12'],
        ],
        one,
      ),
    ).toEqual([[ada.id, total.id, '12']])
    const detailed = sheetOf(structureOf(leafOf('Total', 20), q1), [ada])
    expect(
      cells(
        [
          ['Name', 'Total', 'Q1'],
          ['Zoë Lévy', '12', '3'],
        ],
        detailed,
      ),
    ).toEqual([[ada.id, q1.id, '3']])
  })

  it('gives no marks to students who were not in the class on the day', () => {
    const late = student('Late', 'Tom', { takesPart: false })
    const one = sheetOf(structureOf(q1), [late])
    expect(read(rowsOf(one, 'ar'), one)).toMatchObject({ cells: [], rows: [] })
    expect(
      read(
        [
          ['Name', 'Q1'],
          ['Tom Late', '3'],
        ],
        one,
      ),
    ).toMatchObject({
      ...{ cells: [], rows: [{ row: 1, reason: 'not-applicable' }] },
    })
  })
})

describe('the preview of an import', () => {
  const q1 = leafOf('Q1', 4)
  const people = ['a', 'b', 'c', 'd'].map((name, index) => student(name, 'X', { number: index + 1 }))
  const [full, empty, same, bad] = people.map(({ id }) => id) as [string, string, string, string]
  const sheet = sheetOf(
    structureOf(q1),
    people,
    new Map([
      [full, { [q1.id]: contentOf(100) }],
      [same, { [q1.id]: contentOf('absent') }],
    ]),
  )

  it('lists cell by cell what is filled, replaced, unchanged or unreadable', () => {
    const rows = [
      ['Last name', 'First name', 'Q1'],
      ...people.map(({ lastName }, index) => [lastName, 'X', ['2', '3', 'Abs', '9'][index] ?? '']),
    ]
    const plan = planMarksImport(read(rows, sheet), sheet, 'en')
    expect(plan).toMatchObject({
      ...{ fresh: [{ studentId: empty, to: contentOf(300) }], equal: 1 },
      changed: [{ studentId: full, from: contentOf(100), to: contentOf(200), row: 1, column: 2 }],
      unread: [{ studentId: bad, text: '9', problem: 'above-maximum' }],
    })
  })
})

const names = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }).map((text) => text.trim()),
  fc.constantFrom(
    '=1+1',
    '@SUM(A1)',
    '-Anna',
    '+33',
    "'=x",
    'a;b',
    'a,b',
    '"q"',
    'محمد بن علي',
    'فاطمة',
    'n/a',
    '10/5',
    'A\nB',
    '\u0000=1',
    'a\u0001b',
  ),
)
const labels = fc.oneof(
  fc.constantFrom(
    'Q1',
    'Q2',
    'a',
    'Total',
    'Name',
    'No.',
    '=1',
    'Q1 (/4)',
    'سؤال ١',
    'الرقم',
    '10/5',
    'Nom',
    '-',
  ),
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 10 })
    .filter((text) => text.trim() === text && text !== ''),
)
const leafArbitrary = fc
  .record({
    label: labels,
    steps: fc.integer({ min: 1, max: 40 }),
    step: fc.constantFrom(25 as const, 50 as const, 100 as const),
    isBonus: fc.boolean(),
    isRetired: fc.boolean(),
  })
  .map(({ label, steps, step, isBonus, isRetired }) =>
    newLeaf(newId(), label, steps * step, {
      ...{ stepHundredths: step, isBonus },
      retiredAt: isRetired ? '2026-10-02T00:00:00.000Z' : null,
    }),
  )
const codes = (leaf: ExamLeaf): fc.Arbitrary<MarkCode> =>
  fc.oneof(
    fc.constant(null),
    fc.constantFrom(...markStatuses),
    fc
      .integer({ min: 0, max: leaf.maxHundredths / leaf.stepHundredths })
      .map((steps) => steps * leaf.stepHundredths),
  )
const sheets = fc
  .record({
    leaves: fc.array(leafArbitrary, { minLength: 1, maxLength: 6 }),
    people: fc.array(fc.record({ last: names, first: names, takesPart: fc.boolean(), hasId: fc.boolean() }), {
      maxLength: 6,
    }),
    scale: fc.constantFrom(...(Object.values(scalePresets) as GradingScale[])),
  })
  .filter(({ people }) => people.every(({ last, first }) => last !== '' || first !== ''))
  .chain(({ leaves, people, scale }) => {
    const students = people.map(({ last, first, takesPart, hasId }, index) =>
      student(last, first, { number: index + 1, takesPart, externalId: hasId ? `0${String(index)}=` : '' }),
    )
    return fc
      .tuple(...students.map(() => fc.tuple(...leaves.map(codes))))
      .map((table) =>
        sheetOf(
          structureOf(...leaves),
          students,
          new Map(
            students.map(({ id }, row) => [
              id,
              Object.fromEntries(
                leaves.map((leaf, column) => [leaf.id, contentOf(table[row]?.[column] ?? null)]),
              ),
            ]),
          ),
          scale,
        ),
      )
  })

describe('any exported and reimported mark sheet', () => {
  const ways = fc.record({
    language: fc.constantFrom(...languages),
    reader: fc.constantFrom(...languages),
    mark: fc.constantFrom('.' as const, ',' as const),
  })

  it('is unchanged, whatever the names, labels, statuses and the reader’s language', () => {
    fc.assert(
      fc.property(sheets, ways, (sheet, { language, reader, mark }) => {
        const plan = planMarksImport(read(rowsOf(sheet, language, mark), sheet), sheet, reader)
        expect([plan.fresh, plan.changed, plan.unread]).toEqual([[], [], []])
      }),
      propertyRuns(400),
    )
  })

  it('fills an empty sheet with its exact contents, unless students or questions are indistinguishable', () => {
    fc.assert(
      fc.property(sheets, ways, (sheet, { language, reader, mark }) => {
        const empty = { ...sheet, marks: new Map<string, StudentMarks>() }
        const found = read(rowsOf(sheet, language, mark), empty)
        const plan = planMarksImport(found, empty, reader)
        expect([plan.changed, plan.unread]).toEqual([[], []])
        for (const { studentId, leafId, to } of plan.fresh) {
          expect(to).toEqual(sheet.marks.get(studentId)?.[leafId])
        }
        if (found.hasHeader && found.rows.length === 0 && found.columns.length === 0) {
          const active = sheet.exam.structure.exercises.flatMap(({ questions }) =>
            questions.flatMap(({ parts }) => parts.filter(({ retiredAt }) => retiredAt === null)),
          )
          const filled = sheet.students
            .filter(({ takesPart }) => takesPart)
            .flatMap(({ id }) =>
              active.filter((leaf) => {
                const mark = sheet.marks.get(id)?.[leaf.id]
                return mark?.status != null || mark?.valueHundredths != null
              }),
            )
          expect(plan.fresh.length).toBe(filled.length)
        }
      }),
      propertyRuns(400),
    )
  })
})
