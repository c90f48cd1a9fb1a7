import { maxImportColumns } from '@classeur/domain/roster'
import { maxImportRows } from '@classeur/contracts'
import { tooMany } from './fit-table.ts'
import { importLimits } from './import-limits.ts'

/** A range of merged cells. Rows and columns count from 1; the end is inclusive. */
export interface MergedCells {
  top: number
  left: number
  bottom: number
  right: number
}

const columnNumber = (letters: string) =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)

/** The merged ranges of a sheet, limited to the size of an importable table. */
export function mergedCellsOf(sheetXml: string): MergedCells[] {
  const mergedCells = sheetXml.matchAll(
    /<mergeCell\b[^>]*\bref="([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})"/g,
  )
  return [...mergedCells].slice(0, maxImportRows).map(([, left = '', top = '', right = '', bottom = '']) => ({
    top: Number(top),
    left: columnNumber(left),
    bottom: Math.min(Number(bottom), maxImportRows),
    right: Math.min(columnNumber(right), maxImportColumns),
  }))
}

const countOf = (text: string, sign: RegExp) => text.match(sign)?.length ?? 0

/**
 * Reduces a sheet to its values: removes formulas (their last result is the value), empty cells that only have
 * a format, and ranges, which the library would expand cell by cell.
 * @throws AppError `imports/too-many-rows`
 */
export function slimSheet(xml: string): string {
  const data = /<sheetData\b[^>]*>([\s\S]*?)<\/sheetData>/.exec(xml)?.[1] ?? ''
  const values = data
    .replace(/<f\b[^>]*\/>|<f\b[^>]*>[^<]*<\/f>/g, '')
    .replace(/<c\b[^>]*\/>|<c\b[^>]*>\s*(?:<v\s*\/>|<v><\/v>)?\s*<\/c>/g, '')
    .replace(/<row\b[^>]*\/>|<row\b[^>]*>\s*<\/row>/g, '')
  if (countOf(values, /<row\b/g) > maxImportRows || countOf(values, /<c\b/g) > importLimits.cells) {
    throw tooMany()
  }
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  return `<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns="${main}"><sheetData>${values}</sheetData></worksheet>`
}

/** Removes named ranges, which the library would also expand cell by cell. */
export const slimWorkbook = (xml: string): string =>
  xml.replace(/<definedNames\b[\s\S]*?<\/definedNames>/g, '')

/** Removes the prefix that some programs write before every element name, because the library doesn't support it. */
export function withoutPrefix(xml: string): string {
  const prefix = /<(\w+):(?:workbook|worksheet|sst|styleSheet)\b/.exec(xml)?.[1]
  return prefix ? xml.replaceAll(`<${prefix}:`, '<').replaceAll(`</${prefix}:`, '</') : xml
}
