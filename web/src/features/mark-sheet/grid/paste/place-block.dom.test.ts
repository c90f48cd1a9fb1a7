import type { ExamStructure, SheetStudent } from '@classeur/contracts'
import { decimalText, readBlock, sheetTable, tableText, writeBlock } from '@classeur/domain/marks'
import { describe, expect, it } from 'vitest'
import { gridModelOf, type GridModel } from '../../model/grid-model.ts'
import { sheetSample, sheetStudent } from '../../testing/sheet-sample.ts'
import { placeBlock } from './place-block.ts'

const modelOf = (students: number | SheetStudent[] = 2, change?: (structure: ExamStructure) => void) => {
  const sheet = sheetSample(students, [1000, 1000])
  change?.(sheet.exam.structure)
  return gridModelOf(sheet, { language: 'en', digits: 'latin' })
}

const placed = (model: GridModel, text: string) =>
  placeBlock(model, readBlock(text), { top: 0, bottom: 0, first: 0, last: 0 })

/** The texts of a block by their cell in the grid, "row:column". */
function marksOf(model: GridModel, text: string): Record<string, string> {
  const { texts, rows, columns } = placed(model, text)
  const marks: Record<string, string> = {}
  for (const [down, cells] of texts.entries())
    for (const [along, cell] of cells.entries()) {
      const [row, column] = [rows[down] ?? null, columns[along] ?? null]
      if (row !== null && column !== null) marks[`${row}:${column}`] = cell
    }
  return marks
}

describe('headings of a pasted block', () => {
  it.each([
    ['questions in another order', 'Q2 (/10)\tQ1 (/10)\n2\t1', { '0:0': '1', '0:1': '2' }],
    ['one question, beside names', 'Nom\tPrénom\tQ2 (/10)\nAbidi\tYasmine\t2', { '0:1': '2' }],
    [
      'a school’s number between names and questions',
      'Nom\tPrénom\tN° élève\tQ1 (/10)\tQ2 (/10)\nBernard\tChloé\t7\t1\t2',
      { '1:0': '1', '1:1': '2' },
    ],
    [
      'a whole exported file, with numbers before the names and results after the marks',
      'N°\tNom\tPrénom\tN° élève\tQ1 (/10)\tQ2 (/10)\tRésultat / 20\tTotal des points\tSur\tÉtat\n1\tBernard\tChloé\t7\t1\t2\t3\t3\t20\tcomplet',
      { '1:0': '1', '1:1': '2' },
    ],
    ['maxima without brackets', 'Q2 / 10\tQ1 / 10\n2\t1', { '0:0': '1', '0:1': '2' }],
    ['labels without maxima', 'q2\tQ1\n2\t1', { '0:0': '1', '0:1': '2' }],
  ])('may be those of an exported file: %s', (_name, text, marks) => {
    expect(placed(modelOf(), text).hasHeadings).toBe(true)
    expect(marksOf(modelOf(), text)).toEqual(marks)
  })

  it.each([
    ['en', '.', 'Q2 (+2.5)'],
    ['fr', '.', 'Q2 (+2.5)'],
    ['fr', ',', 'Q2 (+2,5)'],
    ['ar', '.', 'Q2 (+2.5)'],
  ] as const)(
    'of an exported sheet (%s, decimal sign “%s”) name every question, a bonus too',
    (language, mark, heading) => {
      const { exam, students } = sheetSample(2, [1000, 250])
      const bonus = exam.structure.exercises[0]?.questions[1]?.parts[0]
      if (bonus) bonus.isBonus = true
      const model = modelOf(2, (structure) => Object.assign(structure, exam.structure))
      const marks = new Map(
        students.map(({ id }, row) => [
          id,
          Object.fromEntries(
            model.columns.map(({ leaf }, column) => [
              leaf.id,
              { valueHundredths: 100 * (row + 1) + 50 * column, status: null },
            ]),
          ),
        ]),
      )
      const table = sheetTable({ exam, students: students.toReversed(), marks }, language, (hundredths) =>
        decimalText(hundredths, mark),
      )
      const text = writeBlock(tableText(table, '.'))
      expect(text).toContain(heading)
      expect(marksOf(model, text)).toEqual({ '0:0': '1', '0:1': '1.5', '1:0': '2', '1:1': '2.5' })
    },
  )

  it.each([
    ['another maximum', 'Q1 (/20)\tQ2 (/10)\n11\t2', { '0:1': '2' }],
    ['another maximum in every column', 'Q2 (/20)\tQ1 (/20)\n8\t9', {}],
    ['two columns of one question', 'Q1\tQ1 (/10)\tQ2 (/10)\n8\t9\t2', { '0:1': '2' }],
    ['a group', 'Groupe\tQ2 (/10)\nA\t2', { '0:1': '2' }],
  ])('leave out a column with %s', (_name, text, marks) => {
    expect(placed(modelOf(), text).hasHeadings).toBe(true)
    expect(marksOf(modelOf(), text)).toEqual(marks)
  })

  it('that name a field never name a question, unless its maximum says so', () => {
    const model = modelOf(2, ({ exercises }) => {
      const part = exercises[0]?.questions[0]?.parts[0]
      if (part) part.label = 'Result'
    })
    expect(marksOf(model, 'Result\tQ2\n9\t2')).toEqual({ '0:1': '2' })
    expect(marksOf(model, 'Result (/10)\tQ2\n9\t2')).toEqual({ '0:0': '9', '0:1': '2' })
  })

  it('“Total” is the question of an exam with a single mark', () => {
    const model = modelOf(2, (structure) => (structure.mode = 'total'))
    expect(marksOf(model, 'Student number\tTotal\n7\t12')).toEqual({ '0:0': '12' })
  })

  it('with other texts leave the marks in the order of the columns, without those of the student', () => {
    const text = 'Last name\tFirst name\tStudent number\tOne\tTwo\nBernard\tChloé\t7\t1\t2'
    expect(marksOf(modelOf(), text)).toEqual({ '1:0': '1', '1:1': '2' })
  })
})

describe('names of a pasted block that several students may have', () => {
  const named = (...names: [string, string][]) =>
    modelOf(names.map(([lastName, firstName], index) => sheetStudent(index + 1, { lastName, firstName })))
  const swapped = named(['Ali', 'Hassan'], ['Hassan', 'Ali'], ['Abidi', 'Yasmine'])

  it.each([
    ['in one column', 'Hassan Ali\t2\nAli Hassan\t1', { '1:0': '2', '0:0': '1' }],
    ['in two columns', 'Hassan\tAli\t2\nAli\tHassan\t1', { '1:0': '2', '0:0': '1' }],
    [
      'with headings',
      'First name\tLast name\tQ1\nAli\tHassan\t2\nHassan\tAli\t1',
      { '1:0': '2', '0:0': '1' },
    ],
    ['first names first', 'Yasmine Abidi\t3\nAli Hassan\t2', { '2:0': '3', '1:0': '2' }],
  ])('are distinguished by the order of first and last name: %s', (_name, text, marks) => {
    expect(marksOf(swapped, text)).toEqual(marks)
    expect(placed(swapped, text).sharedNames).toEqual([])
  })

  it('go to nobody if the order of the names varies', () => {
    const text = 'Yasmine Abidi\t3\nAbidi Yasmine\t4\nAli Hassan\t1'
    expect(placed(swapped, text).sharedNames).toEqual(['Ali Hassan'])
    expect(marksOf(swapped, text)).toEqual({ '2:0': '3' })
  })

  it('go to nobody if two students have the same name, even if one of them is not shown', () => {
    const model = named(['Abidi', 'Yasmine'], ['Abidi', 'Yasmine'], ['Bernard', 'Chloé'])
    const text = 'Bernard Chloé\t3\nAbidi Yasmine\t1'
    for (const shown of [model, { ...model, students: model.students.slice(1) }]) {
      expect(placed(shown, text).sharedNames).toEqual(['Abidi Yasmine'])
      expect(Object.values(marksOf(shown, text))).toEqual(['3'])
    }
  })
})
