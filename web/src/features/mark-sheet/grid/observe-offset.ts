import type { Virtualizer } from '@tanstack/react-virtual'

/**
 * Reports the scroll offset along the axis of a virtualizer, for its option `observeElementOffset`. A table that scrolls
 * down does no work for its columns, and no event sets a timer. `isScrolling` is always true, so that what has come into
 * sight is rendered before the frame of its event is painted.
 */
export function observeOffset(
  virtualizer: Virtualizer<HTMLElement, Element>,
  report: (offset: number, isScrolling: boolean) => void,
): (() => void) | undefined {
  const element = virtualizer.scrollElement
  if (!element) return undefined
  const onScroll = () => {
    const { horizontal, isRtl } = virtualizer.options
    const along = isRtl ? -element.scrollLeft : element.scrollLeft
    const offset = horizontal ? along : element.scrollTop
    if (offset !== (virtualizer.scrollOffset ?? 0)) report(offset, true)
  }
  element.addEventListener('scroll', onScroll, { passive: true })
  return () => element.removeEventListener('scroll', onScroll)
}
