import { useEffect } from 'react'

/** Browser toolbars are lower than this, keyboards are higher. */
const keyboardFromPx = 120

/**
 * Sets `--visible-height` to the page height that an open phone keyboard leaves visible, so that the table ends above
 * the keyboard.
 */
export function useVisibleHeight(): void {
  useEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) return
    const { style } = document.documentElement
    const measure = () => {
      const isCovered = window.innerHeight - viewport.height > keyboardFromPx && viewport.scale === 1
      if (isCovered) style.setProperty('--visible-height', `${viewport.height}px`)
      else style.removeProperty('--visible-height')
    }
    measure()
    viewport.addEventListener('resize', measure)
    return () => {
      viewport.removeEventListener('resize', measure)
      style.removeProperty('--visible-height')
    }
  }, [])
}
