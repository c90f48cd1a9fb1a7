import { averageNumber } from '@classeur/domain/marks'
import type { Gradebook } from '@classeur/contracts'
import ExcelJS from 'exceljs'
import { expect, it } from 'vitest'
import type { GradebookContent } from '../gradebook-content.ts'
import { formulaValue } from './average-formulas.ts'
import { renderGradebookXlsx } from './render-xlsx.ts'

const scale = { kind: 'points', max: 1000 } as const
const shown = { scale, rounding: 'hundredth' } as const

/** A result so close below the middle of two shown numbers that a lifted formula would round it up. */
const maximumHundredths = 11_999_999
function closeBelowTheMiddle(): number {
  let points = 1
  while ((points * 100_000) % maximumHundredths !== (maximumHundredths - 1) / 2) points += 1
  return points
}

const cellOf = (points: number, maximum: number) => ({
  ...{ state: 'result' as const, share: `${String(points)}/${String(maximum)}`, status: null, toEnter: 0 },
  ...{ pointsHundredths: points, maximumHundredths: maximum },
})

const gradebookOf = (points: number, maximum: number): Gradebook => {
  const cell = cellOf(points, maximum)
  return {
    ...{ chosen: null, rankedBy: null, groups: [], effectiveScale: scale, effectiveRounding: 'hundredth' },
    exams: [
      {
        ...{ id: 'a'.repeat(24), markId: 'a'.repeat(24), title: 'Exam', type: 'test', date: null },
        ...{ status: 'marking', coefficientHundredths: 100, maximumHundredths: maximum },
        mean: { share: cell.share, papers: 1, incomplete: 0, absent: 0, withoutResult: 0 },
        ...{ effectiveScale: scale, effectiveRounding: 'hundredth' },
      },
    ],
    students: [
      {
        ...{ studentId: 'b'.repeat(24), number: 1, firstName: 'Ann', lastName: 'Lee', groupIds: [] },
        ...{ cells: [cell], byMaximum: cell.share, byScale: cell.share, trend: null, rank: null },
      },
    ],
    classMean: { students: 1, byMaximum: cell.share, byScale: cell.share },
  }
}

async function openBook(gradebook: Gradebook): Promise<ExcelJS.Worksheet | undefined> {
  const content: GradebookContent = {
    ...{ gradebook, className: '6a', period: '', groupName: '', type: null, schoolName: '' },
    ...{ language: 'en', digits: 'latin', timeZone: 'UTC', nowMs: 0 },
  }
  const book = new ExcelJS.Workbook()
  const bytes = await renderGradebookXlsx(content)
  await book.xlsx.load(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer)
  return book.worksheets[0]
}

async function averagesOf(gradebook: Gradebook) {
  const sheet = await openBook(gradebook)
  const notes: string[] = []
  sheet?.getColumn(2).eachCell((cell) => notes.push(cell.text))
  return {
    cells: [5, 6].map((column) => sheet?.getRow(4).getCell(column)),
    hasNote: notes.some((note) => note.startsWith('Some averages are values')),
  }
}

it('an average that a formula would round differently is a value, and a note says so', async () => {
  const points = closeBelowTheMiddle()
  const share = `${String(points)}/${String(maximumHundredths)}`
  const exact = averageNumber(share, shown).hundredths / 100
  const input = { coefficientsHundredths: [100], outOf: 1000, decimals: 2 }
  const student = { cells: [cellOf(points, maximumHundredths)] }
  expect(formulaValue({ ...input, way: 'by-scale', student })).not.toBe(exact)

  const { cells, hasNote } = await averagesOf(gradebookOf(points, maximumHundredths))
  expect(cells.map((cell) => [cell?.formula, cell?.value])).toEqual([
    [undefined, exact],
    [undefined, exact],
  ])
  expect(hasNote).toBe(true)
})

it('an exact middle rounds half up, as on screen, although binary fractions may lie below it', async () => {
  for (let points = 1; points < 400; points += 2) {
    // On a scale of 1000: 0.025, 0.075 and so on, each in the middle of two hundredths.
    const [numerator, maximum] = [points, 40_000]
    const exact = averageNumber(`${String(numerator)}/${String(maximum)}`, shown).hundredths / 100
    const student = { cells: [cellOf(numerator, maximum)] }
    for (const way of ['by-maximum', 'by-scale'] as const) {
      const input = { way, student, coefficientsHundredths: [300], outOf: 1000, decimals: 2 }
      expect(formulaValue(input)).toBe(exact)
    }
  }
  const { cells, hasNote } = await averagesOf(gradebookOf(1, 40_000))
  expect(cells.map((cell) => cell?.result)).toEqual([0.03, 0.03])
  expect(hasNote).toBe(false)
})

it('a class mean of 12.5 is shown as 12.5, also if the results are whole points', async () => {
  const whole = { effectiveScale: { kind: 'points', max: 20 }, effectiveRounding: 'whole' } as const
  const gradebook = gradebookOf(1200, 2000)
  const [exam, student] = [gradebook.exams[0]!, gradebook.students[0]!]
  const sheet = await openBook({
    ...{ ...gradebook, ...whole },
    exams: [{ ...exam, ...whole, mean: { ...exam.mean, share: '5/8', papers: 2 } }],
    students: [student, { ...student, studentId: 'c'.repeat(24), number: 2, cells: [cellOf(1300, 2000)] }],
  })
  const [result, mean] = [4, 6].map((row) => sheet?.getRow(row).getCell(4))
  expect([result?.value, result?.numFmt]).toEqual([12, '0'])
  expect([mean?.value, mean?.numFmt]).toEqual([12.5, '0.0'])
})
