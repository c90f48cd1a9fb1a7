import { planMarksImport, readSheetTable, type MarksImportPlan, type ReadSheet } from '@classeur/domain/marks'
import { useMemo } from 'react'
import { currentLanguage } from '../../../i18n/i18n.ts'
import type { SheetEngine } from '../engine/sheet-engine.ts'
import { useSheetRows, useSheetField } from '../model/use-sheet.ts'
import { fileSheetOf } from './file-sheet.ts'

export interface ReadFile {
  read: ReadSheet
  plan: MarksImportPlan
}

/**
 * The effects of a file on the current sheet. They are computed again when colleagues change marks during the review.
 */
export function useImportPlan(engine: SheetEngine, rows: string[][]): ReadFile {
  const sheet = useSheetField(engine, 'sheet')
  const marks = useSheetRows(engine)
  const read = useMemo(() => readSheetTable(rows, fileSheetOf(sheet, new Map())), [rows, sheet])
  const plan = useMemo(
    () => planMarksImport(read, fileSheetOf(sheet, marks), currentLanguage()),
    [read, sheet, marks],
  )
  return { read, plan }
}
