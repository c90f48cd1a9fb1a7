import { useLayoutEffect, useState, type RefObject } from 'react'
import { isAtMost } from '../../../theme/breakpoints.ts'
import { freePosition, type Box, type FreePosition } from './free-position.ts'

const controls = 'button, a[href], input, select, textarea, summary, [role="button"], [role="tab"]'
/** The navigation at the lower edge of a phone (`--size-navigation-bar`). */
const barPx = 66
const insetPx = { phone: 16, wide: 20 }

/** What a person types in. */
const fields = 'input, select, textarea, [contenteditable="true"], [role="gridcell"]'

/** The boxes that must not be covered: every visible control, and the element that has the focus. */
function takenBoxes(floating: HTMLElement): Box[] {
  const focused = document.activeElement
  const isFocusInside =
    focused instanceof HTMLElement && focused !== document.body && focused.id !== 'content'
  return [...document.querySelectorAll(controls), ...(isFocusInside ? [focused] : [])]
    .filter((element) => !floating.contains(element))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height, top, bottom }) => width * height > 0 && bottom > 0 && top < window.innerHeight)
}

const focusedField = (): Box | null =>
  document.activeElement?.matches(fields) ? document.activeElement.getBoundingClientRect() : null

function positionFor(element: HTMLElement): FreePosition {
  const isPhone = isAtMost('phone')
  const inset = isPhone ? insetPx.phone : insetPx.wide
  const ends =
    document.documentElement.dir === 'rtl' ? (['left', 'right'] as const) : (['right', 'left'] as const)
  const { offsetWidth: width, offsetHeight: height } = element
  return freePosition(
    {
      size: { width, height },
      window: { width: document.documentElement.clientWidth, height: window.innerHeight },
      sides: isPhone ? ends.slice(0, 1) : ends,
      insetPx: inset,
      lowestPx: isPhone ? barPx + inset : inset,
    },
    takenBoxes(element),
    focusedField(),
  )
}

/**
 * Position at which a floating element covers no control, updated while the page scrolls and changes. Null until the
 * element has been measured, and while `isShown` is false.
 */
export function useFreePosition(ref: RefObject<HTMLElement | null>, isShown: boolean): FreePosition | null {
  const [position, setPosition] = useState<FreePosition | null>(null)

  useLayoutEffect(() => {
    const element = ref.current
    if (!element || !isShown) return
    let frame = 0
    const settle = () => {
      frame = 0
      const next = positionFor(element)
      setPosition((now) => (now?.side === next.side && now.bottomPx === next.bottomPx ? now : next))
    }
    const later = () => {
      frame ||= requestAnimationFrame(settle)
    }
    settle()
    const sizes = new ResizeObserver(later)
    sizes.observe(element)
    const changes = new MutationObserver(later)
    changes.observe(document.body, { subtree: true, childList: true })
    const events = ['scroll', 'resize', 'focusin'] as const
    for (const event of events) window.addEventListener(event, later, { capture: true, passive: true })
    return () => {
      cancelAnimationFrame(frame)
      sizes.disconnect()
      changes.disconnect()
      for (const event of events) window.removeEventListener(event, later, { capture: true })
    }
  }, [ref, isShown])
  return isShown ? position : null
}
