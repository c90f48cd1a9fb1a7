import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual'
import { useLayoutEffect, useMemo, useState } from 'react'
import { useGridState } from './grid-context.ts'
import { gridLayoutOf, type GridLayout } from './grid-layout.ts'
import type { MountedGrid } from './model/create-grid.ts'
import { observeOffset } from './observe-offset.ts'
import type { GridModel } from '../model/grid-model.ts'
import type { Position } from '../model/position.ts'

/** Rows and columns rendered beyond the visible ones, so that the next cell for the keyboard exists. */
const overscanRows = 2
const overscanColumns = 1
/** Render questions that the name column covers only up to this distance. */
const keptUnderNamesPx = 200

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

const withKept = (rendered: Rendered) => (range: Range) => {
  const window = defaultRangeExtractor(range)
  const last = window.at(-1) ?? 0
  for (let row = last + 1; row <= last + keptBelow && row < range.count && rendered.hasRow(row); row += 1)
    window.push(row)
  return window
}

/** The visible range plus the active position, wherever that is. */
const withActive = (active: number, extract: typeof defaultRangeExtractor) => (range: Range) => {
  const window = extract(range)
  const outside = active >= 0 && active < range.count && !window.includes(active)
  return outside ? [...window, active].sort((a, b) => a - b) : window
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
  isRtl: boolean,
): GridWindow {
  const { scroller } = grid
  const [rendered] = useState(createRendered)
  const active = useActive(grid, rendered)
  const [available, setAvailable] = useState(0)
  useLayoutEffect(() => {
    const element = scroller()
    if (!element) return
    const measure = () => setAvailable(element.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [scroller])
  const { result, maximumHundredths, hasRanks } = model
  const layout = useMemo(
    () => gridLayoutOf(model.columns, available, { result, maximumHundredths, hasRanks }),
    [model.columns, result, maximumHundredths, hasRanks, available],
  )

  // The columns are the first to read where the table is: rows that render first would force a layout before it.
  // Its results are read here and never memoised.
  // eslint-disable-next-line react-hooks/incompatible-library
  const columns = useVirtualizer<HTMLElement, Element>({
    count: model.columns.length,
    getScrollElement: scroller,
    estimateSize: (index) => layout.widths[index] ?? 0,
    paddingStart: layout.nameWidth,
    horizontal: true,
    isRtl,
    overscan: overscanColumns,
    observeElementOffset: observeOffset,
    rangeExtractor: withActive(active.col, defaultRangeExtractor),
  })
  const rows = useVirtualizer<HTMLElement, Element>({
    count: model.students.length,
    getScrollElement: scroller,
    estimateSize: () => layout.rowHeight,
    paddingStart: layout.headerHeight,
    overscan: overscanRows,
    observeElementOffset: observeOffset,
    rangeExtractor: withActive(active.row, withKept(rendered)),
  })
  useLayoutEffect(() => {
    rows.measure()
    columns.measure()
  }, [layout, rows, columns])

  const underNames = (columns.scrollOffset ?? 0) + layout.nameWidth - keptUnderNamesPx
  const seenColumns = columns
    .getVirtualItems()
    .filter(({ index, end }) => end > underNames || index === active.col)
    .map(({ index }) => index)
  const columnKey = seenColumns.join()
  const seenRows = rows.getVirtualItems().map(({ index }) => index)
  useLayoutEffect(() => rendered.take(seenRows, seenColumns))
  return {
    layout,
    isWhole: layout.inlineSize <= available,
    rows: seenRows,
    // The same array while the same columns are visible: rows render again only when it changes.
    columns: useMemo(() => columnKey.split(',').filter(Boolean).map(Number), [columnKey]),
  }
}
