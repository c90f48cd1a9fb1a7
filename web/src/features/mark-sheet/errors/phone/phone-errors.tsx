import type { ErrorsTable } from '@classeur/domain/marks'
import { useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import type { SheetEngine, SheetState } from '../../engine/sheet-engine.ts'
import type { MountedGrid } from '../../grid/model/create-grid.ts'
import type { Edit } from '../../grid/model/grid-state.ts'
import type { ErrorsView } from '../errors-figures.ts'
import type { MatrixCell, MatrixOrder } from '../matrix/active-cell.ts'
import type { ErrorTypes } from '../types/use-error-types.ts'
import { ColumnList } from './column-list.tsx'
import { ErrorMap } from './error-map.tsx'
import classes from './phone-errors.module.css'

interface PhoneErrorsProps {
  engine: SheetEngine
  sheet: SheetState['sheet']
  grid: MountedGrid
  table: ErrorsTable
  order: MatrixOrder
  view: ErrorsView
  types: ErrorTypes
  active: MatrixCell
  column: ErrorsTable['columns'][number]
  edit: Edit | null
  onActive: (cell: MatrixCell) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** The errors table on a phone: a map whose columns are buttons, and the students of the chosen column. */
export function PhoneErrors(props: PhoneErrorsProps) {
  const { grid, onKeyDown, active, onActive, table } = props
  const parts = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    grid.attach(parts.current)
    return () => grid.attach(null)
  }, [grid])
  /** Whoever missed the column comes first in its list, so the strip starts with that student. */
  const onColumn = (columnId: string) => {
    const missed = table.columns.find(({ id }) => id === columnId)?.missed.studentIds ?? []
    const studentId = missed.includes(active.studentId) ? active.studentId : (missed[0] ?? active.studentId)
    onActive({ studentId, columnId })
  }
  return (
    <div ref={parts} className={classes.parts}>
      <ErrorMap {...props} onColumn={onColumn} />
      <ColumnList {...props} onColumn={onColumn} onKeyDown={onKeyDown} />
    </div>
  )
}
