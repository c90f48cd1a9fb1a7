import { analyseExam, tryOut, type ExamAnalysis, type WhatIf } from '@classeur/domain/marks'
import type { SheetEngine } from '../engine/sheet-engine.ts'
import { enterable, onceFor, resultsOf, type Rows, type Sheet } from '../model/figures/sheet-figures.ts'
import { useSheetField, useSheetRows } from '../model/use-sheet.ts'

const examOf = (sheet: Sheet) => ({
  structure: sheet.exam.structure,
  passMarkBasisPoints: sheet.exam.effectivePassMarkBasisPoints,
  studentIds: enterable(sheet),
})

const analysisOf = onceFor((sheet, rows): ExamAnalysis =>
  analyseExam({ ...examOf(sheet), rows }, resultsOf(sheet)),
)

/** The figures that the sheet would have after a change. */
export const triedAnalysisOf = (sheet: Sheet, rows: Rows, whatIf: WhatIf): ExamAnalysis =>
  analyseExam({ ...examOf(sheet), ...tryOut(sheet.exam.structure, rows, whatIf) })

export const useSheetAnalysis = (engine: SheetEngine): ExamAnalysis =>
  analysisOf(useSheetField(engine, 'sheet'), useSheetRows(engine))
