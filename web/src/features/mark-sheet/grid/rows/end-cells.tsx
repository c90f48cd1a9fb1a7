import type { ReactNode } from 'react'
import type { GridLayout } from '../grid-layout.ts'
import type { GridModel } from '../../model/grid-model.ts'
import classes from './end-cells.module.css'

/** One of the two cells that stay visible at the inline end of every row. */
export interface EndCell {
  role: 'columnheader' | 'gridcell'
  content: ReactNode
  /** True if the content may be wider than the cell. */
  clips: boolean
  label?: string | undefined
  id?: string
  describedBy?: string
}

interface EndCellsProps {
  model: GridModel
  layout: GridLayout
  /** Null if the keyboard can't reach the row. */
  row: number | null
  /** The active column if it is in this row. */
  activeCol: number | null
  look: 'heading' | 'mean' | 'row'
  result: EndCell
  points: EndCell
}

/** Result and points side by side, or the points below the result when space is short. */
export function EndCells({ model, layout, row, activeCol, look, result, points }: EndCellsProps) {
  const first = model.columns.length
  return (
    <div className={classes.cells} data-look={look} data-folded={layout.isFolded || undefined}>
      <Cell
        col={first}
        row={row}
        isActive={activeCol === first}
        width={layout.resultWidth}
        {...result}
        kind="result"
      />
      <Cell
        col={first + 1}
        row={row}
        isActive={activeCol === first + 1}
        width={layout.pointsWidth}
        {...points}
        kind="points"
      />
    </div>
  )
}

interface CellProps extends EndCell {
  col: number
  row: number | null
  isActive: boolean
  width: number
  kind: 'result' | 'points'
}

function Cell(props: CellProps) {
  const { col, row, isActive, width, kind, role, content, clips, label, id, describedBy } = props
  return (
    <div
      id={id}
      role={role}
      tabIndex={row === null ? undefined : isActive ? 0 : -1}
      data-at={row === null ? undefined : `${String(row)}:${String(col)}`}
      data-selection={isActive ? 'active' : undefined}
      data-kind={kind}
      data-clips={clips || undefined}
      aria-colindex={col + 2}
      aria-readonly={role === 'gridcell' || undefined}
      aria-label={label}
      aria-describedby={describedBy}
      className={classes.cell}
      style={{ inlineSize: width }}
    >
      {content}
    </div>
  )
}
