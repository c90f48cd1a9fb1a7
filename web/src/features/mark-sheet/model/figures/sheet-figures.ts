import {
  checkSheet,
  rememberResults,
  sheetSoFar,
  type SheetChecks,
  type SheetSoFar,
} from '@classeur/domain/marks'
import type { ExamStructure } from '@classeur/contracts'
import type { RowContents, SheetEngine, SheetState } from '../../engine/sheet-engine.ts'
import { earlierSharesOf } from './earlier-shares.ts'
import { isEnterable } from '../grid-model.ts'
import { useSheetRows, useSheetField } from '../use-sheet.ts'

export type Sheet = SheetState['sheet']
export type Rows = ReadonlyMap<string, RowContents>

/** The students whose marks can be entered and count in figures, in the order of the list. */
export const enterable = ({ students }: Sheet): string[] => students.filter(isEnterable).map(({ id }) => id)

/** Caches the figures, so that the components that share them compute them once per change. */
export function onceFor<T>(compute: (sheet: Sheet, rows: Rows) => T): (sheet: Sheet, rows: Rows) => T {
  let last: { sheet: Sheet; rows: Rows; figures: T } | null = null
  return (sheet, rows) => {
    if (last?.sheet !== sheet || last.rows !== rows) last = { sheet, rows, figures: compute(sheet, rows) }
    return last.figures
  }
}

/** One cache for each structure, so that a changed mark costs only its own row. */
const remembered = new WeakMap<ExamStructure, ReturnType<typeof rememberResults>>()

export function resultsOf({ exam: { structure } }: Sheet): ReturnType<typeof rememberResults> {
  const results = remembered.get(structure) ?? rememberResults(structure)
  remembered.set(structure, results)
  return results
}

export const checksOf = onceFor((sheet, rows): SheetChecks =>
  checkSheet({
    structure: sheet.exam.structure,
    studentIds: enterable(sheet),
    rows,
    earlierShares: earlierSharesOf(sheet),
    resultFor: resultsOf(sheet),
  }),
)

const soFarOf = onceFor((sheet, rows): SheetSoFar =>
  sheetSoFar(
    sheet.exam.structure,
    enterable(sheet),
    rows,
    sheet.exam.effectivePassMarkBasisPoints,
    resultsOf(sheet),
  ),
)

export const useSheetChecks = (engine: SheetEngine): SheetChecks =>
  checksOf(useSheetField(engine, 'sheet'), useSheetRows(engine))

export const useSheetSoFar = (engine: SheetEngine): SheetSoFar =>
  soFarOf(useSheetField(engine, 'sheet'), useSheetRows(engine))
