import { useLayoutEffect, useRef, type RefObject } from 'react'
import { motionQuickMs } from '../../../../theme/motion.ts'
import { matrixSize } from './matrix-size.ts'

/** Lets a row glide from where it was when the order changes, so that the eye can follow its student. */
export function useRowMotion(row: number): RefObject<HTMLTableRowElement | null> {
  const element = useRef<HTMLTableRowElement>(null)
  const before = useRef(row)
  useLayoutEffect(() => {
    // All rows have the same height, so nothing has to be measured.
    const movedPx = (before.current - row) * matrixSize.rowPx
    before.current = row
    if (movedPx === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    element.current?.animate([{ transform: `translateY(${movedPx}px)` }, { transform: 'none' }], {
      duration: motionQuickMs,
      easing: 'ease-out',
    })
  }, [row])
  return element
}
