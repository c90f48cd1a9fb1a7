import type { ErrorTypeNames, FileSheet } from '@classeur/domain/marks'
import type { RowContents, RowNotes, SheetState } from '../engine/sheet-engine.ts'

/** Converts this tab's sheet to the form that file exports and imports use. */
export const fileSheetOf = (
  { exam, students }: SheetState['sheet'],
  marks: ReadonlyMap<string, RowContents>,
  notes: ReadonlyMap<string, RowNotes> = new Map(),
  errorTypeNames: ErrorTypeNames = {},
): FileSheet => ({ exam, students, marks, notes, errorTypeNames })

const letters = 26

/** The name of a cell in spreadsheet programs, such as C5. Row and column count from 0. */
export function cellName(row: number, column: number | null): string {
  if (column === null) return String(row + 1)
  let name = ''
  for (let rest = column; rest >= 0; rest = Math.floor(rest / letters) - 1) {
    name = String.fromCharCode(65 + (rest % letters)) + name
  }
  return `${name}${String(row + 1)}`
}
