import {
  analyseExam,
  checkSheet,
  errorsTable,
  needGroups,
  rememberResults,
  sheetSoFar,
  tryOut,
  type ErrorsBy,
  type ErrorsTable,
  type ExamAnalysis,
  type NeedGroups,
  type SheetChecks,
  type SheetSoFar,
  type WhatIf,
} from '@classeur/domain/marks'
import type { ExamStructure } from '@classeur/contracts'
import type { RowContents, SheetEngine, SheetState } from '../engine/sheet-engine.ts'
import { earlierSharesOf } from './earlier-shares.ts'
import { isEnterable } from './grid-model.ts'
import { useSheetRows, useSheetField } from './use-sheet.ts'

type Sheet = SheetState['sheet']
type Rows = ReadonlyMap<string, RowContents>

/** The students whose marks can be entered and count in figures, in the order of the list. */
export const enterable = ({ students }: Sheet): string[] => students.filter(isEnterable).map(({ id }) => id)

/** Caches the figures, so that the components that share them compute them once per change. */
function onceFor<T>(compute: (sheet: Sheet, rows: Rows) => T): (sheet: Sheet, rows: Rows) => T {
  let last: { sheet: Sheet; rows: Rows; figures: T } | null = null
  return (sheet, rows) => {
    if (last?.sheet !== sheet || last.rows !== rows) last = { sheet, rows, figures: compute(sheet, rows) }
    return last.figures
  }
}

/** One cache for each structure, so that a changed mark costs only its own row. */
const remembered = new WeakMap<ExamStructure, ReturnType<typeof rememberResults>>()

function resultsOf({ exam: { structure } }: Sheet): ReturnType<typeof rememberResults> {
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

const analysisOf = onceFor((sheet, rows): ExamAnalysis =>
  analyseExam({ ...examOf(sheet), studentIds: enterable(sheet), rows }, resultsOf(sheet)),
)

const examOf = ({ exam }: Sheet) => ({
  structure: exam.structure,
  passMarkBasisPoints: exam.effectivePassMarkBasisPoints,
})

/** The figures that the sheet would have after a change. */
export const triedAnalysisOf = (sheet: Sheet, rows: Rows, whatIf: WhatIf): ExamAnalysis =>
  analyseExam({
    ...{ ...examOf(sheet), studentIds: enterable(sheet) },
    ...tryOut(sheet.exam.structure, rows, whatIf),
  })

/** How a person looks at the errors of a sheet. */
export interface ErrorsView {
  by: ErrorsBy
  thresholdBasisPoints: number
  isSpOrder: boolean
}

export const errorsTableOf = (sheet: Sheet, rows: Rows, view: ErrorsView): ErrorsTable =>
  errorsTable({ structure: sheet.exam.structure, studentIds: enterable(sheet), rows, ...view })

export const needGroupsOf = (sheet: Sheet, rows: Rows, thresholdBasisPoints: number): NeedGroups =>
  needGroups(sheet.exam.structure, enterable(sheet), rows, thresholdBasisPoints)

export const useSheetAnalysis = (engine: SheetEngine): ExamAnalysis =>
  analysisOf(useSheetField(engine, 'sheet'), useSheetRows(engine))

export const useSheetChecks = (engine: SheetEngine): SheetChecks =>
  checksOf(useSheetField(engine, 'sheet'), useSheetRows(engine))

export const useSheetSoFar = (engine: SheetEngine): SheetSoFar =>
  soFarOf(useSheetField(engine, 'sheet'), useSheetRows(engine))
