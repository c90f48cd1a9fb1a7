import type { GridLayout } from './grid-layout.ts'
import type { Sight } from './scroll-into-sight.ts'

/** Indexes of rows or columns: `first` is included, `end` isn't. */
export interface Span {
  first: number
  end: number
}

/** Rows and columns rendered beyond the visible ones, so that the next cell for the keyboard exists. */
const overscanRows = 2
const overscanColumns = 1
/** Render questions that the name column covers only up to this distance. */
const keptUnderNamesPx = 200

const nothing: Span = { first: 0, end: 0 }

/** Rows that are at least partly below the headings and above the table's lower edge, and a few more. */
function rowsInSight({ block, height }: Sight, { headerHeight, rowHeight }: GridLayout, count: number): Span {
  const first = Math.floor(block / rowHeight) - overscanRows
  const end = Math.ceil((block + Math.max(height - headerHeight, 0)) / rowHeight) + overscanRows
  // Fewer students can leave the table scrolled past its end until the browser corrects it.
  return { first: Math.max(Math.min(first, count - 1), 0), end: Math.max(Math.min(end, count), 0) }
}

function columnsInSight({ inline, width }: Sight, { nameWidth, starts, widths }: GridLayout): Span {
  const from = inline + nameWidth - keptUnderNamesPx
  const first = starts.findIndex((start, col) => start + (widths[col] ?? 0) > from)
  const beyond = starts.findIndex((start) => start >= inline + width)
  return {
    // Fewer questions can leave the table scrolled past its end too.
    first: first === -1 ? Math.max(starts.length - 1, 0) : first,
    end: beyond === -1 ? starts.length : Math.min(beyond + overscanColumns, starts.length),
  }
}

/** The rows and the columns to render, of a table with `count` rows. */
export const cellsInSight = (
  sight: Sight,
  layout: GridLayout,
  count: number,
): { rows: Span; columns: Span } =>
  sight.height === 0
    ? { rows: nothing, columns: nothing }
    : { rows: rowsInSight(sight, layout, count), columns: columnsInSight(sight, layout) }

const isSameSpan = (one: Span, other: Span): boolean => one.first === other.first && one.end === other.end

/** True if both show the same cells in the same layout. */
export function showsTheSame(one: Sight, other: Sight, layout: GridLayout, count: number): boolean {
  // The layout follows from the width.
  if (one.width !== other.width) return false
  const [before, after] = [cellsInSight(one, layout, count), cellsInSight(other, layout, count)]
  return isSameSpan(before.rows, after.rows) && isSameSpan(before.columns, after.columns)
}
