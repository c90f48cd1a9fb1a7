import type { ImportFileContent } from '@classeur/contracts'
import ExcelJS from 'exceljs'
import JSZip from 'jszip'
import { cellText } from './cell-text.ts'
import { fitTable, unreadable } from './fit-table.ts'
import { importLimits } from './import-limits.ts'
import { sheetPathsById } from './sheet-paths.ts'
import { mergedCellsOf, slimSheet, slimWorkbook, withoutPrefix, type MergedCells } from './slim-workbook.ts'
import { workbookParts } from './workbook-parts.ts'

const sheetPath = /worksheets\/sheet\d+\.xml$/i
const workbookPath = 'xl/workbook.xml'
const relationsPath = 'xl/_rels/workbook.xml.rels'
const stylesPath = /^\/?xl\/styles\.xml$/i

/** The smallest part that the library needs to read the values of the workbook. */
function slimPart(path: string, xml: string): string {
  if (sheetPath.test(path)) return slimSheet(xml)
  if (path === workbookPath) return slimWorkbook(xml)
  // The library removes one backslash from number formats, so that an escaped percent sign would look like a real one.
  return stylesPath.test(path) ? xml.replaceAll('\\', '\\\\') : xml
}

/** Packs only the checked parts into a new archive for the library that reads cells. */
async function repack(parts: Map<string, string>): Promise<Buffer> {
  const zip = new JSZip()
  for (const [path, xml] of parts) {
    zip.file(path, slimPart(path, withoutPrefix(xml)))
  }
  return zip.generateAsync({ type: 'nodebuffer', compression: 'STORE' })
}

/** Repeats a merged cell's value in each of its rows, but only in the first of its columns. */
function fillMerged(rows: string[][], merged: readonly MergedCells[]): void {
  for (const { top, left, bottom } of merged) {
    const value = rows[top - 1]?.[left - 1]
    if (!value) continue
    for (let row = top; row < bottom && row < rows.length; row += 1) {
      const cells = (rows[row] ??= [])
      while (cells.length < left) cells.push('')
      cells[left - 1] ||= value
    }
  }
}

function rowsOf(
  sheet: ExcelJS.Worksheet,
  merged: readonly MergedCells[],
  mostColumns: number | undefined,
): string[][] {
  const rows: string[][] = []
  sheet.eachRow({ includeEmpty: false }, (row, number) => {
    while (rows.length < number) rows.push([])
    const cells = rows[number - 1] ?? []
    row.eachCell({ includeEmpty: false }, (cell, column) => {
      while (cells.length < column) cells.push('')
      cells[column - 1] = cellText(cell)
    })
  })
  fillMerged(rows, merged)
  return fitTable(rows, mostColumns)
}

/** The visible sheets, or all sheets if none is visible. */
function shownOf(workbook: ExcelJS.Workbook): ExcelJS.Worksheet[] {
  const shown = workbook.worksheets.filter(({ state }) => state === 'visible' || state === undefined)
  return (shown.length > 0 ? shown : workbook.worksheets).slice(0, importLimits.sheets)
}

/** The merged cells of each sheet, by its id in the workbook. */
function mergedById(parts: ReadonlyMap<string, string>): Map<number, MergedCells[]> {
  const byPath = new Map<string, MergedCells[]>()
  for (const [path, xml] of parts) {
    if (sheetPath.test(path)) byPath.set(path, mergedCellsOf(withoutPrefix(xml)))
  }
  const partOf = (path: string) => withoutPrefix(parts.get(path) ?? '')
  const paths = sheetPathsById(partOf(workbookPath), partOf(relationsPath))
  return new Map([...paths].map(([id, path]) => [id, byPath.get(path) ?? []]))
}

/**
 * Reads a workbook, sheet by sheet.
 * @throws AppError `imports/unreadable`, `imports/too-many-rows`
 */
export async function readXlsx(bytes: Uint8Array, mostColumns?: number): Promise<ImportFileContent> {
  const parts = await workbookParts(bytes)
  const merged = mergedById(parts)
  const packed = await repack(parts)
  parts.clear()
  const workbook = new ExcelJS.Workbook()
  try {
    await workbook.xlsx.load(packed.buffer as ArrayBuffer)
  } catch {
    // Any error of the library means that it can't read this file.
    throw unreadable()
  }
  const sheets = shownOf(workbook).map((sheet) => ({
    name: sheet.name,
    rows: rowsOf(sheet, merged.get(sheet.id) ?? [], mostColumns),
  }))
  const filled = sheets.filter(({ rows }) => rows.length > 0)
  if (sheets.length === 0) throw unreadable()
  return {
    format: 'xlsx',
    encoding: null,
    delimiter: null,
    sheets: filled.length > 0 ? filled : sheets.slice(0, 1),
  }
}
