import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useIsAtMost } from '../../../../theme/use-is-at-most.ts'
import { layPages, pageAt, type SheetPages } from './lay-pages.ts'

/** Which page of how many is read now. */
export interface PagePosition {
  page: number
  count: number
}

/** The page that is read lies at this share of the window's height. */
const readAt = 0.4

const heightOf = (element: Element | null | undefined): number =>
  element instanceof HTMLElement ? element.offsetHeight : 0

/** Measures the parts of the sheet; `closedHeights` are the printed heights of items whose form is closed. */
function measure(paper: HTMLElement, closedHeights: Map<string, number>): SheetPages {
  const style = getComputedStyle(paper)
  const pixels = (value: string) => Number.parseFloat(value) || 0
  const head = paper.querySelector<HTMLElement>('[data-head]')
  const key = paper.querySelector('[data-key]')
  const rows = Array.from(paper.querySelectorAll<HTMLElement>('[data-item]'))
  const items = rows.map((row) => {
    const { item: id = '' } = row.dataset
    const height = heightOf(row)
    if (!row.querySelector('form'))
      closedHeights.set(id, height - heightOf(row.querySelector('[data-below]')))
    return { id, height, printed: closedHeights.get(id) ?? height }
  })
  return layPages({
    width: paper.offsetWidth,
    padding: { top: pixels(style.paddingTop), bottom: pixels(style.paddingBottom) },
    head: head ? head.offsetHeight + pixels(getComputedStyle(head).marginBottom) : 0,
    items,
    key: key && heightOf(key),
  })
}

/**
 * The sheet in pages of A4, as the browser prints it. Null on a phone, where the items are cards. `contents` changes with
 * what is on the sheet.
 */
export function usePages(
  paper: RefObject<HTMLElement | null>,
  contents: unknown,
  onPosition: (position: PagePosition | null) => void,
): SheetPages | null {
  const isPhone = useIsAtMost('phone')
  const closedHeights = useRef(new Map<string, number>())
  const [measured, setMeasured] = useState<SheetPages | null>(null)
  const laid = isPhone ? null : measured

  useLayoutEffect(() => {
    const element = paper.current
    if (!element || isPhone) return
    const read = () => {
      const next = measure(element, closedHeights.current)
      setMeasured((now) => (isSamePages(now, next) ? now : next))
    }
    read()
    const observer = new ResizeObserver(read)
    for (const part of [element, ...element.querySelectorAll('[data-item], [data-head], [data-key]')])
      observer.observe(part)
    return () => observer.disconnect()
  }, [paper, contents, isPhone])

  useEffect(() => {
    if (!laid) return onPosition(null)
    const read = () => {
      const y = window.innerHeight * readAt - (paper.current?.getBoundingClientRect().top ?? 0)
      onPosition({ page: pageAt(laid, y), count: laid.pages.length })
    }
    read()
    window.addEventListener('scroll', read, { passive: true })
    window.addEventListener('resize', read)
    return () => {
      window.removeEventListener('scroll', read)
      window.removeEventListener('resize', read)
    }
  }, [laid, paper, onPosition])
  return laid
}

function isSamePages(one: SheetPages | null, other: SheetPages): boolean {
  const shown = (laid: SheetPages | null) => JSON.stringify(laid && [laid.pages, [...laid.spaces]])
  return shown(one) === shown(other)
}
