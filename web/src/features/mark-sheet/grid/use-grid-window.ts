import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual'
import { useLayoutEffect, useMemo, useState } from 'react'
import { gridLayoutOf, type GridLayout } from './grid-layout.ts'
import type { GridModel } from '../model/grid-model.ts'

/** Rows and columns rendered beyond the visible ones, so that the next cell for the keyboard exists. */
const overscanRows = 2
const overscanColumns = 1
/** Render questions that the name column covers only up to this distance. */
const keptUnderNamesPx = 200

/** The visible range plus the active position, wherever that is. */
const withActive = (active: number) => (range: Range) => {
  const window = defaultRangeExtractor(range)
  const outside = active >= 0 && active < range.count && !window.includes(active)
  return outside ? [...window, active].sort((a, b) => a - b) : window
}

export interface GridWindow {
  layout: GridLayout
  rows: readonly number[]
  columns: readonly number[]
}

/** The rendered rows and columns, and their positions. */
export function useGridWindow(
  scroller: () => HTMLElement | null,
  model: Pick<GridModel, 'students' | 'columns' | 'result' | 'maximumHundredths' | 'hasRanks'>,
  active: { row: number; col: number },
  isRtl: boolean,
): GridWindow {
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

  // Its results are read here and never memoised.
  // eslint-disable-next-line react-hooks/incompatible-library
  const rows = useVirtualizer({
    count: model.students.length,
    getScrollElement: scroller,
    estimateSize: () => layout.rowHeight,
    paddingStart: layout.headerHeight,
    overscan: overscanRows,
    rangeExtractor: withActive(active.row),
  })
  const columns = useVirtualizer({
    count: model.columns.length,
    getScrollElement: scroller,
    estimateSize: (index) => layout.widths[index] ?? 0,
    paddingStart: layout.nameWidth,
    horizontal: true,
    isRtl,
    overscan: overscanColumns,
    rangeExtractor: withActive(active.col),
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
  return {
    layout,
    rows: rows.getVirtualItems().map(({ index }) => index),
    // The same array while the same columns are visible: rows render again only when it changes.
    columns: useMemo(() => columnKey.split(',').filter(Boolean).map(Number), [columnKey]),
  }
}
