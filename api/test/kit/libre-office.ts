import ExcelJS from 'exceljs'
import { execFile } from 'node:child_process'
import { access, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const office = '/usr/bin/soffice'

export const hasOffice = await access(office).then(
  () => true,
  () => false,
)

/** By sheet and cell. */
export type Computed = ReadonlyMap<string, number | string>

export async function openBook(bytes: Buffer): Promise<ExcelJS.Workbook> {
  const book = new ExcelJS.Workbook()
  await book.xlsx.load(bytes as unknown as ArrayBuffer)
  return book
}

function forEachFormula(book: ExcelJS.Workbook, use: (cell: ExcelJS.Cell, address: string) => void): void {
  for (const sheet of book.worksheets)
    sheet.eachRow((row) =>
      row.eachCell((cell) => {
        if (cell.formula) use(cell, `${sheet.name}!${cell.address}`)
      }),
    )
}

/** The numbers that a workbook's formulas carry. */
export function carriedBy(book: ExcelJS.Workbook): Computed {
  const results = new Map<string, number | string>()
  forEachFormula(book, (cell, address) => results.set(address, (cell.result ?? '') as number | string))
  return results
}

/**
 * What LibreOffice computes for the formulas of each workbook, from which the carried numbers are removed first. It
 * starts once for all of them, because its start takes longer than its work.
 */
export async function recomputed(files: readonly Buffer[]): Promise<Computed[]> {
  const folder = await mkdtemp(join(tmpdir(), 'libre-office-'))
  try {
    const names = files.map((_, index) => `bare-${index}.xlsx`)
    for (const [index, bytes] of files.entries()) {
      const book = await openBook(bytes)
      forEachFormula(book, (cell) => (cell.value = { formula: cell.formula } as ExcelJS.CellFormulaValue))
      await book.xlsx.writeFile(join(folder, names[index] ?? ''))
    }
    const out = join(folder, 'out')
    await run(office, [
      ...[`-env:UserInstallation=file://${join(folder, 'profile')}`, '--headless', '--convert-to', 'xlsx'],
      ...['--outdir', out, ...names.map((name) => join(folder, name))],
    ])
    const computed: Computed[] = []
    for (const name of names) {
      const book = new ExcelJS.Workbook()
      await book.xlsx.readFile(join(out, name))
      computed.push(carriedBy(book))
    }
    return computed
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Cells whose two values differ by more than binary fractions explain. */
export function differences(carried: Computed, computed: Computed): string[] {
  return [...carried].flatMap(([cell, value]) => {
    const other = computed.get(cell)
    const isSame =
      typeof value === 'number'
        ? typeof other === 'number' && Math.abs(value - other) <= 1e-9 * Math.max(1, Math.abs(value))
        : (other ?? '') === value
    return isSame ? [] : [`${cell}: ${String(value)} carried, ${String(other)} recomputed`]
  })
}
