import ExcelJS from 'exceljs'
import JSZip from 'jszip'
import { expect, it } from 'vitest'
import { readXlsx } from './read-xlsx.ts'

/** Two sheets of which each has merged cells in other rows. */
async function workbookOf(merged: Record<string, string>): Promise<Buffer> {
  const book = new ExcelJS.Workbook()
  for (const [name, range] of Object.entries(merged)) {
    const sheet = book.addWorksheet(name)
    sheet.addRows([['A', 'Bleu'], ['B'], ['C', 'Vert'], ['D']])
    sheet.mergeCells(range)
  }
  return Buffer.from(await book.xlsx.writeBuffer())
}

/** Gives the sheets other ids, as if sheets had been deleted and moved before. */
async function withSheetIds(file: Buffer, ids: Record<string, string>): Promise<Buffer> {
  const zip = await JSZip.loadAsync(file)
  const path = 'xl/workbook.xml'
  const xml = (await zip.file(path)?.async('string')) ?? ''
  zip.file(
    path,
    xml.replace(/sheetId="(\d+)"/g, (_all, id: string) => `sheetId="${ids[id] ?? id}"`),
  )
  return zip.generateAsync({ type: 'nodebuffer' })
}

const sheets = [
  { name: '6e A', rows: [['A', 'Bleu'], ['B', 'Bleu'], ['C', 'Vert'], ['D']] },
  { name: '6e B', rows: [['A', 'Bleu'], ['B'], ['C', 'Vert'], ['D', 'Vert']] },
]

it.each<[string, Record<string, string>]>([
  ['as they were made', {}],
  ['after sheets were deleted and moved', { '1': '7', '2': '1' }],
])('the merged cells of each sheet are filled: %s', async (_when, ids) => {
  const file = await withSheetIds(await workbookOf({ '6e A': 'B1:B2', '6e B': 'B3:B4' }), ids)
  expect((await readXlsx(file)).sheets).toEqual(sheets)
})

it('the merged cells are filled if the workbook names its sheets by absolute paths', async () => {
  const zip = await JSZip.loadAsync(await workbookOf({ '6e A': 'B1:B2', '6e B': 'B3:B4' }))
  const path = 'xl/_rels/workbook.xml.rels'
  const xml = (await zip.file(path)?.async('string')) ?? ''
  zip.file(path, xml.replaceAll('Target="worksheets/', 'Target="/xl/worksheets/'))
  expect((await readXlsx(await zip.generateAsync({ type: 'nodebuffer' }))).sheets).toEqual(sheets)
})

it('a percentage keeps its sign, so that 100 % is not read as one point', async () => {
  const book = new ExcelJS.Workbook()
  const sheet = book.addWorksheet('6e A')
  const cells: [number | ExcelJS.CellFormulaValue, string][] = [
    [1, '0%'],
    [0.07, '0.00%'],
    [0.125, '0.0\\ %;[Red]-0.0\\ %'],
    [{ formula: '3/4', result: 0.75 }, '0%'],
    [1, '0"%"'],
    [2.5, '0.0\\%'],
    [3, '0_%'],
    [4, 'General'],
  ]
  cells.forEach(([value, numFmt], index) => {
    Object.assign(sheet.getCell(1, index + 1), { value, numFmt })
  })
  const file = Buffer.from(await book.xlsx.writeBuffer())
  expect((await readXlsx(file)).sheets[0]?.rows).toEqual([
    ['100%', '7%', '12.5%', '75%', '1', '2.5', '3', '4'],
  ])
})
