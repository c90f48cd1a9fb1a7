import { useLayoutEffect, useState, type RefObject } from 'react'
import { matrixSize } from './matrix-size.ts'

/** The rendered rows and columns: `first` is included, `end` isn't. */
export interface MatrixWindow {
  rows: { first: number; end: number }
  columns: { first: number; end: number }
}

/** A table up to this size is rendered as a whole, so that the browser can search in it. */
const wholeUpTo = { rows: 60, columns: 30 }
/** Rendered beyond the visible part. The window moves by as much, so that most scrolling renders nothing. */
const beyond = { rows: 6, columns: 3 }
const everything = { first: 0, end: Infinity }

/** The items between two distances (px) from the start of a list, in whole steps. */
function between(fromPx: number, toPx: number, sizePx: number, step: number) {
  const first = Math.floor(fromPx / sizePx / step) * step - step
  return { first: Math.max(first, 0), end: (Math.ceil(toPx / sizePx / step) + 1) * step }
}

/** The part of a large table that is in view. */
export function useMatrixWindow(
  table: RefObject<HTMLTableElement | null>,
  count: { rows: number; columns: number },
): MatrixWindow {
  const [seen, setSeen] = useState({ top: 0, bottom: 0, start: 0, end: 0 })
  const isTall = count.rows > wholeUpTo.rows
  const isWide = count.columns > wholeUpTo.columns
  useLayoutEffect(() => {
    if (!isTall && !isWide) return
    const measure = () => {
      const [body, scroller] = [table.current?.tBodies[0], table.current?.parentElement]
      if (!body || !scroller) return
      const { top } = body.getBoundingClientRect()
      const scrolled = Math.abs(scroller.scrollLeft)
      const rows = between(-top, window.innerHeight - top, matrixSize.rowPx, beyond.rows)
      const columns = between(scrolled, scrolled + scroller.clientWidth, matrixSize.columnPx, beyond.columns)
      const next = { top: rows.first, bottom: rows.end, start: columns.first, end: columns.end }
      setSeen((now) =>
        now.top === next.top && now.bottom === next.bottom && now.start === next.start && now.end === next.end
          ? now
          : next,
      )
    }
    measure()
    // Any element around the table may be the one that scrolls.
    addEventListener('scroll', measure, { capture: true, passive: true })
    addEventListener('resize', measure)
    return () => {
      removeEventListener('scroll', measure, { capture: true })
      removeEventListener('resize', measure)
    }
  }, [table, isTall, isWide])
  return {
    rows: isTall ? { first: seen.top, end: seen.bottom } : everything,
    columns: isWide ? { first: seen.start, end: seen.end } : everything,
  }
}
