import type { ErrorsTable } from '@classeur/domain/marks'
import { useCallback, useMemo, useState, useSyncExternalStore, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { SheetEngine } from '../../engine/sheet-engine.ts'
import type { GoTo } from '../../model/go-to.ts'
import { useSheetField } from '../../model/use-sheet.ts'
import type { ErrorsView } from '../errors-figures.ts'
import { activeIn, movedBy, studentsOf, type MatrixCell } from '../matrix/active-cell.ts'
import { activeElement } from '../matrix/use-keep-focus.ts'
import { useActiveCell } from '../types/use-active-cell.ts'
import type { ErrorTypes } from '../types/use-error-types.ts'
import { editMark, onEditorKey } from './edit-mark.ts'
import { onMatrixKey } from './on-matrix-key.ts'
import { useHeldTable } from './use-held-table.ts'
import { useMatrixGrid } from './use-matrix-grid.ts'

interface ErrorsCells {
  engine: SheetEngine
  table: ErrorsTable
  view: ErrorsView
  types: ErrorTypes
  /** The cell that is active first; null for the first one. */
  startAt: MatrixCell | null
  onView: (view: ErrorsView) => void
  onComment: () => void
}

/** The active cell of the errors table, its editor and its keys. `table` is the one to show. */
export function useErrorsCells({ engine, table, view, types, startAt, onView, onComment }: ErrorsCells) {
  const { i18n } = useTranslation('mark-errors')
  const sheet = useSheetField(engine, 'sheet')
  const [wanted, setActive] = useState<MatrixCell | null>(startAt)
  const [isEditing, setIsEditing] = useState(false)
  const shown = useHeldTable(table, isEditing)
  const order = useMemo(
    () => ({ students: studentsOf(shown), columns: shown.columns.map(({ id }) => id) }),
    [shown],
  )
  const active = activeIn(order, wanted)
  const grid = useMatrixGrid(engine, order)
  const edit = useSyncExternalStore(grid.store.subscribe, () => grid.store.get().edit)
  if ((edit !== null) !== isEditing) setIsEditing(edit !== null)
  const cell = useActiveCell(engine, { sheet, view, active })

  const activate = useCallback((next: MatrixCell) => setActive(next), [])
  const focusCell = () => activeElement(document)?.focus()
  /** Renders before it focuses, so that a row outside the rendered part exists. */
  const moveTo = (next: MatrixCell) => {
    flushSync(() => setActive(next))
    focusCell()
  }
  const goTo: GoTo = ({ studentId, leafId }, how) => {
    if (view.by !== 'question') flushSync(() => onView({ ...view, by: 'question' }))
    moveTo({ studentId, columnId: leafId })
    if (how === 'edit') editMark(grid, { studentId, leafId }, true)
  }
  const onEdit = () => cell.ref && editMark(grid, cell.ref, true)
  const onKeyDown = (event: KeyboardEvent) => {
    const isInField = event.target instanceof HTMLInputElement
    if (isInField && !onEditorKey(grid, event, focusCell)) return
    if (!isInField && onMatrixKey(event, { engine, types, cell, goTo, onComment, onEdit }))
      return event.preventDefault()
    const next = active && movedBy(event.key, active, order, i18n.dir() === 'rtl')
    if (!next) return
    event.preventDefault()
    moveTo(next)
  }
  return {
    ...{ shown, order, active, activate, grid, edit, cell, goTo, onEdit, onKeyDown, focusCell },
  }
}
