import { maxImportColumns } from '@classeur/domain/roster'
import { maxImportRows } from '@classeur/contracts'
import { tooMany } from './fit-table.ts'
import { importLimits } from './import-limits.ts'

/** Cells that are shown as one. Rows and columns count from 1; both ends belong to it. */
export interface MergedCells {
  top: number
  left: number
  bottom: number
  right: number
}

const columnNumber = (letters: string) =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)

/** What of the merged cells lies within a table that can be imported. */
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
 * A sheet with its values alone: no formula (its last result is the value), nothing empty that only carries a format, and
 * nothing that names ranges, which a reader would expand cell by cell.
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

/** Names of ranges are expanded cell by cell too. */
export const slimWorkbook = (xml: string): string =>
  xml.replace(/<definedNames\b[\s\S]*?<\/definedNames>/g, '')

/** Some programs write every name with a prefix; readers expect none. */
export function withoutPrefix(xml: string): string {
  const prefix = /<(\w+):(?:workbook|worksheet|sst|styleSheet)\b/.exec(xml)?.[1]
  return prefix ? xml.replaceAll(`<${prefix}:`, '<').replaceAll(`</${prefix}:`, '</') : xml
}
