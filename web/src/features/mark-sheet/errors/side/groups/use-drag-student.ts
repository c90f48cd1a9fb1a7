import { useEffect, useRef, useState, type PointerEvent } from 'react'
import { createAutoScroll, type AutoScroll } from './auto-scroll.ts'

/** A student on the way to another group. Distances in px. */
export interface DraggedStudent {
  studentId: string
  dx: number
  dy: number
  /** The group under the pointer; null outside all groups. */
  overId: string | null
}

/** A press becomes a drag after this distance, so that a click still opens the menu. */
const beginsAfterPx = 5

interface Drag {
  studentId: string
  pointerId: number
  /** Where the drag began: x in the window, y in the document, which auto-scroll moves. */
  from: { x: number; y: number }
  at: { x: number; y: number }
  chip: HTMLElement
  isBegun: boolean
  scroll: AutoScroll
}

const groupUnder = ({ x, y }: Drag['at']): string | null =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-group]')?.dataset['group'] ?? null

/** Drags students between groups with a mouse, a pen or a finger. Escape puts the student back. */
export function useDragStudent(onDrop: (studentId: string, groupId: string) => void) {
  const drag = useRef<Drag | null>(null)
  const [dragged, setDragged] = useState<DraggedStudent | null>(null)
  const wasDragged = useRef(false)

  const end = () => {
    drag.current?.scroll.stop()
    drag.current = null
    setDragged(null)
  }
  const isDragging = dragged !== null
  useEffect(() => {
    if (!isDragging) return
    const cancel = (event: KeyboardEvent) => event.key === 'Escape' && end()
    addEventListener('keydown', cancel)
    return () => removeEventListener('keydown', cancel)
  }, [isDragging])
  // The page must not go on scrolling after the list is gone.
  useEffect(() => () => drag.current?.scroll.stop(), [])

  const show = () => {
    const now = drag.current
    if (!now) return
    const { studentId, from, at, chip } = now
    const top = chip.parentElement?.getBoundingClientRect().top ?? 0
    setDragged({ studentId, dx: at.x - from.x, dy: at.y - top - from.y, overId: groupUnder(at) })
  }
  const handlersOf = (studentId: string) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      wasDragged.current = false
      // A finger drags by the grip only, because elsewhere it scrolls the page.
      const isGrip = event.target instanceof Element && event.target.closest('[data-grip]') !== null
      if (event.button !== 0 || (event.pointerType !== 'mouse' && !isGrip)) return
      const chip = event.currentTarget
      const top = chip.parentElement?.getBoundingClientRect().top ?? 0
      drag.current = {
        ...{ studentId, chip, pointerId: event.pointerId, isBegun: false },
        from: { x: event.clientX, y: event.clientY - top },
        at: { x: event.clientX, y: event.clientY },
        scroll: createAutoScroll(chip, show),
      }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const now = drag.current
      if (!now || event.pointerId !== now.pointerId) return
      const before = now.at
      now.at = { x: event.clientX, y: event.clientY }
      if (!now.isBegun) {
        if (Math.hypot(now.at.x - before.x, now.at.y - before.y) < beginsAfterPx) {
          now.at = before
          return
        }
        now.isBegun = true
        wasDragged.current = true
        now.chip.setPointerCapture(event.pointerId)
      }
      now.scroll.follow(event.clientY)
      show()
    },
    onPointerUp: () => {
      const now = drag.current
      const groupId = now?.isBegun ? groupUnder(now.at) : null
      end()
      if (groupId !== null) onDrop(studentId, groupId)
    },
    onPointerCancel: end,
    /** The click that ends a drag must not open the menu. */
    onClickCapture: (event: { stopPropagation: () => void; preventDefault: () => void }) => {
      if (!wasDragged.current) return
      wasDragged.current = false
      event.stopPropagation()
      event.preventDefault()
    },
  })
  return { dragged, handlersOf }
}
