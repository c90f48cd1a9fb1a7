import { useLayoutEffect, useMemo, useState } from 'react'
import { cellsInSight, showsTheSame, type Span } from './cells-in-sight.ts'
import { useGridState } from './grid-context.ts'
import { gridLayoutOf, type GridLayout } from './grid-layout.ts'
import type { MountedGrid } from './model/create-grid.ts'
import type { GridModel } from '../model/grid-model.ts'
import type { Position } from '../model/position.ts'
import { nowhere } from './scroll-into-sight.ts'

/** The rows and columns of the last render. */
function createRendered() {
  let rows: ReadonlySet<number> = new Set()
  let columns: ReadonlySet<number> = new Set()
  return {
    hasRow: (row: number): boolean => rows.has(row),
    hasColumn: (col: number): boolean => columns.has(col),
    take(nextRows: readonly number[], nextColumns: readonly number[]): void {
      rows = new Set(nextRows)
      columns = new Set(nextColumns)
    },
  }
}

type Rendered = ReturnType<typeof createRendered>

/**
 * Rows below the window that stay rendered. A bar below the table, such as that of a paste, opens and closes often, and
 * removing the rows that it covers costs more than keeping them.
 */
const keptBelow = 3

function withKept({ first, end }: Span, rendered: Rendered, count: number): Span {
  let kept = end
  while (kept < Math.min(end + keptBelow, count) && rendered.hasRow(kept)) kept += 1
  return { first, end: kept }
}

/** The visible indexes plus the active one, wherever that is. */
function withActive({ first, end }: Span, active: number, count: number): number[] {
  const window = Array.from({ length: end - first }, (_, index) => first + index)
  if (window.length === 0 || active < 0 || active >= count) return window
  if (active < first) return [active, ...window]
  return active < end ? window : [...window, active]
}

export interface GridWindow {
  layout: GridLayout
  /** True if every column is in sight without scrolling. */
  isWhole: boolean
  rows: readonly number[]
  columns: readonly number[]
}

/**
 * The active position. The component renders again only if the new one isn't rendered yet: most moves stay inside the
 * window, where they concern two rows and not the table.
 */
function useActive({ store }: MountedGrid, rendered: Rendered): Position {
  useGridState(({ active: { row, col }, model }) => {
    const isRow = row < 0 || row >= model.students.length || rendered.hasRow(row)
    const isColumn = col < 0 || col >= model.columns.length || rendered.hasColumn(col)
    return isRow && isColumn ? null : `${row}:${col}`
  })
  return store.get().active
}

/** The rendered rows and columns, and their positions. */
export function useGridWindow(
  grid: MountedGrid,
  model: Pick<GridModel, 'students' | 'columns' | 'result' | 'maximumHundredths' | 'hasRanks'>,
): GridWindow {
  const [rendered] = useState(createRendered)
  const active = useActive(grid, rendered)
  const [sight, setSight] = useState(nowhere)
  const { width } = sight
  const count = model.students.length
  const { result, maximumHundredths, hasRanks } = model
  const layout = useMemo(
    () => gridLayoutOf(model.columns, width, { result, maximumHundredths, hasRanks }),
    [model.columns, result, maximumHundredths, hasRanks, width],
  )
  useLayoutEffect(() => {
    const take = () => {
      const next = grid.sights.get()
      setSight((now) => (showsTheSame(now, next, layout, count) ? now : next))
    }
    take()
    return grid.sights.subscribe(take)
  }, [grid, layout, count])

  const inSight = cellsInSight(sight, layout, count)
  const columns = withActive(inSight.columns, active.col, model.columns.length)
  const columnKey = columns.join()
  const rows = withActive(withKept(inSight.rows, rendered, count), active.row, count)
  useLayoutEffect(() => rendered.take(rows, columns))
  return {
    layout,
    isWhole: layout.inlineSize <= width,
    rows,
    // The same array while the same columns are visible: rows render again only when it changes.
    columns: useMemo(() => columnKey.split(',').filter(Boolean).map(Number), [columnKey]),
  }
}
