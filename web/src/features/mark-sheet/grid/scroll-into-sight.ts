import type { Position } from '../model/position.ts'
import type { GridLayout } from './grid-layout.ts'

/**
 * The scroll offset along one axis that makes a piece visible beside the sticky parts; null if it is already visible.
 */
export function scrolledTo(
  seen: { from: number; to: number },
  piece: { from: number; to: number },
): 'stay' | { by: number } {
  if (piece.from < seen.from) return { by: piece.from - seen.from }
  return piece.to > seen.to ? { by: piece.to - seen.to } : 'stay'
}

/** Scrolls no further than needed to show a position beside the sticky headings and names. */
export function scrollIntoSight(
  scroller: HTMLElement,
  layout: GridLayout,
  { row, col }: Position,
  isRtl: boolean,
): void {
  if (row >= 0) {
    const top = layout.headerHeight + row * layout.rowHeight
    const step = scrolledTo(
      { from: scroller.scrollTop + layout.headerHeight, to: scroller.scrollTop + scroller.clientHeight },
      { from: top, to: top + layout.rowHeight },
    )
    if (step !== 'stay') scroller.scrollTop += step.by
  }
  if (col < 0) return
  const isMark = col < layout.starts.length
  const start = isMark ? (layout.starts[col] ?? 0) : layout.endStart
  const end = isMark ? start + (layout.widths[col] ?? 0) : layout.inlineSize
  const covered = isMark ? layout.coveredEnd : 0
  const from = Math.abs(scroller.scrollLeft)
  const step = scrolledTo(
    { from: from + layout.nameWidth, to: from + scroller.clientWidth - covered },
    { from: start, to: end },
  )
  if (step !== 'stay') scroller.scrollLeft += isRtl ? -step.by : step.by
}
