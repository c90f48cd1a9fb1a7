import {
  planMarksImport,
  planNotesImport,
  readNotesTable,
  readSheetTable,
  type MarksImportPlan,
  type NotesImportPlan,
  type ReadSheet,
} from '@classeur/domain/marks'
import type { MarksFile } from '@classeur/contracts'
import { useMemo } from 'react'
import { currentLanguage } from '../../../i18n/i18n.ts'
import type { SheetEngine } from '../engine/sheet-engine.ts'
import { useSheetRows, useSheetField, useSheetNotes } from '../model/use-sheet.ts'
import { useErrorTypeNames } from '../model/use-error-type-names.ts'
import { fileSheetOf } from './file-sheet.ts'

export interface ReadFile {
  read: ReadSheet
  plan: MarksImportPlan
  notePlan: NotesImportPlan
}

/**
 * The effects of a file on the current sheet. They are computed again when colleagues change marks or notes during the
 * review.
 */
export function useImportPlan(engine: SheetEngine, file: MarksFile): ReadFile {
  const sheet = useSheetField(engine, 'sheet')
  const marks = useSheetRows(engine)
  const notes = useSheetNotes(engine)
  const errorTypeNames = useErrorTypeNames(sheet.exam.classId)
  const { read, table } = useMemo(() => {
    const empty = fileSheetOf(sheet, new Map())
    return { read: readSheetTable(file.rows, empty), table: readNotesTable(file.notes?.rows ?? [], empty) }
  }, [file, sheet])
  const plan = useMemo(
    () => planMarksImport(read, fileSheetOf(sheet, marks), currentLanguage()),
    [read, sheet, marks],
  )
  const notePlan = useMemo(() => {
    const current = fileSheetOf(sheet, new Map(), notes, errorTypeNames)
    const planned = planNotesImport([...read.notes, ...table.notes], current)
    return { ...planned, unread: [...table.unread, ...planned.unread] }
  }, [read, table, sheet, notes, errorTypeNames])
  return { read, plan, notePlan }
}
