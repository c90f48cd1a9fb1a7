import { useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react'
import { useIsAtMost } from '../../../theme/use-is-at-most.ts'
import { isExtreme, justifyRows } from './justify-rows.ts'
import classes from './justified-rows.module.css'

const [heightPx, phoneHeightPx] = [210, 150]
const [gapPx, phoneGapPx] = [16, 8]
/** Until the real width has been measured, which happens before the first paint. */
const firstWidthPx = 960

interface JustifiedRowsProps<T> {
  items: readonly T[]
  keyOf: (item: T) => string
  /** The size of the picture in pixels; only its shape matters. */
  sizeOf: (item: T) => { width: number; height: number }
  /** Whether more items can follow. Until they do, an incomplete last row stays hidden, because it would change. */
  hasMore: boolean
  label?: string
  /** The content of a tile. Its frame has the class `frameClass`, which gives it the height of the row. */
  children: (item: T) => ReactNode
}

/** The class of the element in a tile that contains the picture. */
export const frameClass = classes.frame ?? ''

/** A gallery in justified rows. Pictures have their place before their files have loaded. */
export function JustifiedRows<T>({ items, keyOf, sizeOf, hasMore, label, children }: JustifiedRowsProps<T>) {
  const list = useRef<HTMLUListElement>(null)
  const [widthPx, setWidthPx] = useState(firstWidthPx)
  const isPhone = useIsAtMost('phone')
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    const measure = () => setWidthPx(Math.floor(element.getBoundingClientRect().width) || firstWidthPx)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  const ratios = items.map((item) => sizeOf(item).width / sizeOf(item).height)
  const { sizes, settled } = justifyRows(ratios, {
    widthPx,
    heightPx: isPhone ? phoneHeightPx : heightPx,
    gapPx: isPhone ? phoneGapPx : gapPx,
  })
  const shown = hasMore && settled > 0 ? items.slice(0, settled) : items
  return (
    <ul ref={list} className={classes.rows} aria-label={label}>
      {shown.map((item, at) => (
        <li
          key={keyOf(item)}
          className={classes.tile}
          data-extreme={isExtreme(ratios[at] ?? 1) || undefined}
          style={
            {
              '--tile-width': `${sizes[at]?.widthPx ?? 0}px`,
              '--tile-height': `${sizes[at]?.heightPx ?? 0}px`,
            } as CSSProperties
          }
        >
          {children(item)}
        </li>
      ))}
    </ul>
  )
}
