import { useEffect, useState } from 'react'
import { phaseAnchor } from '../sections/teaching/phases-body.tsx'

/** The part of the window in which a phase counts as the one being read. */
const readingArea = '-25% 0px -55% 0px'

/** The position of the phase that is being read; null above and below the phases. */
export function useCurrentPhase(count: number): number | null {
  const [current, setCurrent] = useState<number | null>(null)
  useEffect(() => {
    if (!('IntersectionObserver' in window)) return
    const seen = new Set<number>()
    const elements = Array.from({ length: count }, (_, index) => document.getElementById(phaseAnchor(index)))
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const index = elements.indexOf(target as HTMLElement)
          if (isIntersecting) seen.add(index)
          else seen.delete(index)
        }
        setCurrent(seen.size > 0 ? Math.min(...seen) : null)
      },
      { rootMargin: readingArea },
    )
    for (const element of elements) if (element) observer.observe(element)
    return () => observer.disconnect()
  }, [count])
  return current
}
