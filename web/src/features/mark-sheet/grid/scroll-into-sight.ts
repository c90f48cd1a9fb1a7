import type { Position } from '../model/position.ts'
import type { GridLayout } from './grid-layout.ts'

/** The visible part of the table: its scroll offsets from the start and its size, in pixels. */
export interface Sight {
  block: number
  inline: number
  height: number
  width: number
}

/** Before the table is mounted. */
export const nowhere: Sight = { block: 0, inline: 0, height: 0, width: 0 }

/** Reading these numbers makes the browser lay out what has changed, so keep them until the table scrolls or resizes. */
export const sightOf = (scroller: HTMLElement): Sight => ({
  block: scroller.scrollTop,
  inline: Math.abs(scroller.scrollLeft),
  height: scroller.clientHeight,
  width: scroller.clientWidth,
})

/** The distance along one axis that makes a piece visible beside the sticky parts; 0 if it is already visible. */
function distanceTo(seen: { from: number; to: number }, piece: { from: number; to: number }): number {
  if (piece.from < seen.from) return piece.from - seen.from
  return Math.max(piece.to - seen.to, 0)
}

/** How far the table must scroll, and no further, to show a position beside the sticky headings and names. */
export function wayTo(
  { block, inline, height, width }: Sight,
  layout: GridLayout,
  { row, col }: Position,
): { block: number; inline: number } {
  const top = layout.headerHeight + row * layout.rowHeight
  const down = distanceTo(
    { from: block + layout.headerHeight, to: block + height },
    { from: top, to: top + layout.rowHeight },
  )
  const isMark = col < layout.starts.length
  const start = isMark ? (layout.starts[col] ?? 0) : layout.endStart
  const end = isMark ? start + (layout.widths[col] ?? 0) : layout.inlineSize
  const covered = isMark ? layout.coveredEnd : 0
  const along = distanceTo(
    { from: inline + layout.nameWidth, to: inline + width - covered },
    { from: start, to: end },
  )
  // The headings and the names are always in sight.
  return { block: row < 0 ? 0 : down, inline: col < 0 ? 0 : along }
}
