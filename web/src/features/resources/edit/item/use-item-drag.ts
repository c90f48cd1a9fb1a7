import { useEffect, useRef, useState, type RefObject } from 'react'

/** Near an edge of the window, the page scrolls while an item is dragged. */
const edgePx = 96
const scrollPx = 12

interface Drag {
  itemId: string
  /** The height of the pointer in the window. */
  y: number
  /** The position, from 0, at which the item would be. */
  to: number
}

export interface ItemDrag {
  /** The item that is dragged, and where it would be put; null while nothing is dragged. */
  drag: Drag | null
  moveTo: (itemId: string, y: number) => void
  drop: () => void
  cancel: () => void
}

/** Drags items in a list of rows with `data-item`, with a mouse, a pen or a finger. */
export function useItemDrag(
  list: RefObject<HTMLElement | null>,
  move: (itemId: string, to: number) => void,
): ItemDrag {
  const [drag, setDrag] = useState<Drag | null>(null)
  const latest = useRef<Drag | null>(null)
  const set = (next: Drag | null) => {
    latest.current = next
    setDrag(next)
  }
  /** How many of the other items have their middle above the pointer. */
  const positionAt = (itemId: string, y: number): number =>
    Array.from(list.current?.children ?? []).filter((row) => {
      if (row.getAttribute('data-item') === itemId) return false
      const { top, height } = row.getBoundingClientRect()
      return top + height / 2 < y
    }).length

  const isDragging = drag !== null
  useEffect(() => {
    if (!isDragging) return
    let frame = requestAnimationFrame(function scroll() {
      const now = latest.current
      const step = !now ? 0 : now.y < edgePx ? -scrollPx : now.y > window.innerHeight - edgePx ? scrollPx : 0
      if (now && step !== 0) {
        window.scrollBy(0, step)
        set({ ...now, to: positionAt(now.itemId, now.y) })
      }
      frame = requestAnimationFrame(scroll)
    })
    return () => cancelAnimationFrame(frame)
  })

  return {
    drag,
    moveTo: (itemId, y) => set({ itemId, y, to: positionAt(itemId, y) }),
    drop: () => {
      const dropped = latest.current
      set(null)
      if (dropped) move(dropped.itemId, dropped.to)
    },
    cancel: () => set(null),
  }
}
