import { lostIn, type ErrorCell, type UnexpectedCell } from '@classeur/domain/marks'
import type { CellView } from '../../engine/sheet-engine.ts'
import { CellEditor } from '../../grid/cells/cell-editor.tsx'
import type { Edit } from '../../grid/model/grid-state.ts'
import type { SheetStudent } from '@classeur/contracts'
import type { GridColumn } from '../../model/grid-model.ts'
import { TypeBadge } from '../types/type-badge.tsx'
import type { ErrorTypes } from '../types/use-error-types.ts'
import classes from './error-cell.module.css'

interface ErrorCellProps {
  row: number
  col: number
  name: string
  text: string
  cell: ErrorCell | null
  missed: boolean
  kind: UnexpectedCell['kind'] | undefined
  /** The question's cell of the sheet; null in a column of several questions. */
  view: CellView | null
  /** What is wrong with the cell or waits in it; empty for an ordinary one. */
  description: string
  types: ErrorTypes
  isActive: boolean
  isReadOnly: boolean
  edit: { edit: Edit; student: SheetStudent; column: GridColumn } | null
  onActive: () => void
}

const lostPercent = (cell: ErrorCell) =>
  cell.maximumHundredths === 0 ? 0 : (100 * lostIn(cell)) / cell.maximumHundredths

/** One cell: its fill shows the share of points lost, its text the points won. Its row passes the content. */
export function ErrorMatrixCell(props: ErrorCellProps) {
  const { row, col, name, text, cell, missed, kind, view, description, types } = props
  const { isActive, isReadOnly, edit, onActive } = props
  const state = view?.state === 'saved' ? undefined : view?.state
  const lost = cell === null ? 0 : lostPercent(cell)
  return (
    <td
      role="gridcell"
      className={classes.cell}
      tabIndex={isActive ? 0 : -1}
      data-at={`${row}:${col}`}
      data-missed={missed || undefined}
      data-unexpected={edit ? undefined : kind}
      data-active={isActive || undefined}
      data-empty={cell === null || undefined}
      data-comment={view?.comment ? true : undefined}
      data-state={state}
      data-editing={edit ? true : undefined}
      aria-selected={isActive}
      aria-readonly={isReadOnly || undefined}
      aria-invalid={state === 'unread' || state === 'refused' || undefined}
      aria-label={edit ? undefined : name}
      aria-description={description || undefined}
      title={description || undefined}
      style={lost > 0 ? { ['--lost' as string]: `${lost}%` } : undefined}
      onFocus={() => !isActive && onActive()}
    >
      {edit ? (
        <CellEditor {...edit} />
      ) : (
        <>
          <bdi>{text}</bdi>
          {view && view.errorTypes.length > 0 && (
            <span className={classes.badges}>
              {view.errorTypes.map((id) => (
                <TypeBadge key={id} type={types.of(id)} />
              ))}
            </span>
          )}
        </>
      )}
    </td>
  )
}
