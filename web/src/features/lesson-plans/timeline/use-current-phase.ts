import { useEffect, useState } from 'react'
import { phaseAnchor } from '../sections/teaching/phases-body.tsx'

/** A phase counts as the one being read while it crosses this height of the window. */
const readingHeight = 0.35

/** Looks the phases up each time, because a proposal may replace their elements. */
function phaseAt(count: number): number | null {
  const heightPx = window.innerHeight * readingHeight
  for (let index = 0; index < count; index += 1) {
    const box = document.getElementById(phaseAnchor(index))?.getBoundingClientRect()
    if (box && box.top <= heightPx && box.bottom > heightPx) return index
  }
  return null
}

/** The position of the phase that is being read; null above and below the phases. */
export function useCurrentPhase(count: number): number | null {
  const [current, setCurrent] = useState<number | null>(null)
  useEffect(() => {
    let frame = 0
    const later = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0
        setCurrent(phaseAt(count))
      })
    }
    later()
    for (const event of ['scroll', 'resize'] as const)
      window.addEventListener(event, later, { capture: true, passive: true })
    return () => {
      cancelAnimationFrame(frame)
      for (const event of ['scroll', 'resize'] as const)
        window.removeEventListener(event, later, { capture: true })
    }
  }, [count])
  return current
}
