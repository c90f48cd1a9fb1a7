import { detailedStructure, newLeaf } from '@classeur/domain/exams'
import type { Language } from '@classeur/contracts'
import ExcelJS from 'exceljs'
import { describe, expect, it } from 'vitest'
import { renderWorkedSheet } from '../../worked-sheet/render-worked-sheet.ts'
import type { MarkSheetContent } from '../mark-sheet-content.ts'
import { renderXlsx } from './render-xlsx.ts'

/** An exam of 17.5 points. */
const contentIn = (language: Language): MarkSheetContent => ({
  sheet: {
    exam: {
      structure: detailedStructure(
        newLeaf('total', '', 1750),
        [newLeaf('Q1', 'Q1', 1000), newLeaf('Q2', 'Q2', 750)],
        () => 'id',
      ),
      effectiveScale: { kind: 'points', max: 20 },
      effectiveRounding: 'hundredth',
      effectivePassMarkBasisPoints: 5000,
      showsRanks: true,
    },
    students: [{ id: 's0', number: 1, firstName: 'Ada', lastName: 'Berg', externalId: '', takesPart: true }],
    marks: new Map([
      ['s0', { Q1: { valueHundredths: 500, status: null }, Q2: { valueHundredths: 725, status: null } }],
    ]),
    skillNames: {},
  },
  ...{ title: 'Test', className: '6B', date: '2026-11-20', schoolName: 'School' },
  ...{ language, digits: 'latin', timeZone: 'UTC', nowMs: Date.UTC(2026, 10, 23) },
})

/** The texts of all cells of a workbook. */
async function textsOf(bytes: Buffer): Promise<string[]> {
  const book = new ExcelJS.Workbook()
  await book.xlsx.load(bytes as unknown as ArrayBuffer)
  const texts: string[] = []
  for (const sheet of book.worksheets)
    sheet.eachRow((row) => {
      row.eachCell(({ value }) => {
        if (typeof value === 'string') texts.push(value)
      })
    })
  return texts
}

describe.each([
  ['the workbook of marks', renderXlsx],
  ['the worked sheet', renderWorkedSheet],
] as const)('the headings of %s', (_, render) => {
  it.each([
    ['en', 'Points / 17.5', 'Result / 20'],
    ['fr', 'Points / 17,5', 'Résultat / 20'],
    ['ar', 'النقاط / 17.5', 'النتيجة / 20'],
  ] as const)('write the maximum as people write it in %s', async (language, points, result) => {
    const texts = await textsOf(await render(contentIn(language)))
    expect(texts).toContain(points)
    expect(texts).toContain(result)
  })
})

it.each([
  ['en', 'Q2 (/7.5)'],
  ['fr', 'Q2 (/7,5)'],
  ['ar', 'Q2 (/7.5)'],
] as const)(
  'the heading of a question has the decimal sign of the language in %s',
  async (language, heading) => {
    expect(await textsOf(await renderXlsx(contentIn(language)))).toContain(heading)
  },
)

it('the statistics have one decimal in percent, as on screen', async () => {
  const book = new ExcelJS.Workbook()
  await book.xlsx.load((await renderXlsx(contentIn('en'))) as unknown as ArrayBuffer)
  const formats: string[] = []
  book.worksheets[2]?.eachRow((row) =>
    row.eachCell(({ numFmt }) => {
      if (numFmt?.includes('%')) formats.push(numFmt)
    }),
  )
  expect(new Set(formats)).toEqual(new Set(['0.0%']))
})
