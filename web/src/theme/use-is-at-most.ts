import { useCallback, useSyncExternalStore } from 'react'
import { breakpointsEm, isAtMost } from './breakpoints.ts'

/** Whether the window is at most as wide as this breakpoint; follows the window. */
export function useIsAtMost(breakpoint: keyof typeof breakpointsEm): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const query = window.matchMedia(`(width <= ${breakpointsEm[breakpoint]}em)`)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    [breakpoint],
  )
  return useSyncExternalStore(subscribe, () => isAtMost(breakpoint))
}
