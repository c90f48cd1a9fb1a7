import { defaultKeyboardPreferences } from '@classeur/contracts'
import { useLayoutEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useProfile } from '../../../../http/queries/profile.ts'
import { useDigits } from '../../../../i18n/format.ts'
import { currentLanguage } from '../../../../i18n/i18n.ts'
import type { SheetEngine } from '../../engine/sheet-engine.ts'
import { createGrid, type MountedGrid } from '../../grid/model/create-grid.ts'
import { createGridStore } from '../../grid/model/grid-state.ts'
import { takeModel } from '../../grid/model/take-model.ts'
import { useEngineNews } from '../../grid/use-engine-news.ts'
import { useKeptEdit } from '../../grid/edit/use-kept-edit.ts'
import { gridModelOf } from '../../model/grid-model.ts'
import { sheetViewOf } from '../../model/sheet-view.ts'
import { useSheetField } from '../../model/use-sheet.ts'
import type { MatrixOrder } from '../matrix/active-cell.ts'

/**
 * The editor of the table of marks for the cells of the errors table: the same reading of typed text, the same saving
 * and the same announcements. `order`: the students and questions as this table shows them.
 */
export function useMatrixGrid(engine: SheetEngine, { students, columns }: MatrixOrder): MountedGrid {
  // Renders again in another language.
  useTranslation('mark-grid')
  const digits = useDigits()
  const keyboard = useProfile()?.keyboard ?? defaultKeyboardPreferences
  const language = currentLanguage()
  const sheet = useSheetField(engine, 'sheet')
  const everything = useMemo(() => gridModelOf(sheet, { language, digits }), [sheet, language, digits])
  const model = useMemo(() => {
    const studentOf = new Map(everything.students.map((student) => [student.id, student]))
    const columnOf = new Map(everything.columns.map((column) => [column.leaf.id, column]))
    return {
      ...everything,
      students: students.flatMap((id) => studentOf.get(id) ?? []),
      columns: columns.flatMap((id) => columnOf.get(id) ?? []),
    }
  }, [everything, students, columns])
  const [grid] = useState(() =>
    createGrid(engine, createGridStore(model, keyboard), sheetViewOf(sheet.exam.id)),
  )
  useLayoutEffect(() => takeModel(grid, model, keyboard), [grid, model, keyboard])
  useKeptEdit(grid)
  useEngineNews(grid)
  return grid
}
