import type { LabelPoint, PictureLabel } from '@classeur/contracts'
import { drawLabel, labelParts, type PictureSize } from '@classeur/domain/labels'
import { useState, type MouseEvent, type PointerEvent, type RefObject } from 'react'
import { endOf, movedLabel, snapped, withEnd, type LabelEnd, type Snapped } from '../model/place-labels.ts'

/** A press that moves less than this is a click. */
const clickPx = 4

interface Drag {
  label: PictureLabel
  end: LabelEnd | null
  pointerId: number
  from: { clientX: number; clientY: number }
  /** The label where it is dragged to; null until the pointer has moved. */
  moved: PictureLabel | null
  guide: Snapped['guide']
}

const noGuide = { x: null, y: null }

/** A text near the edge is shown further inside than it was put; it moves from where it is shown. */
export function asShown(label: PictureLabel, picture: PictureSize): PictureLabel {
  if (label.kind === 'line') return label
  const { x, y, width, height } = drawLabel(label, picture).box
  const part = (middle: number, length: number) => Math.round((middle / length) * labelParts)
  return {
    ...label,
    at: { x: part(x + width / 2, picture.width), y: part(y + height / 2, picture.height) },
  }
}

/** For the mouse press after the start of a drag: in Safari, it would move the focus to the frame of the editor. */
export const keepFocus = (event: MouseEvent): void => event.preventDefault()

interface DragOptions {
  stage: RefObject<HTMLElement | null>
  labels: readonly PictureLabel[]
  picture: PictureSize
  onDrop: (label: PictureLabel) => void
}

/** Drags labels and ends of lines with a pointer. A label changes once, when it is dropped. */
export function useDrag({ stage, labels, picture, onDrop }: DragOptions) {
  const [drag, setDrag] = useState<Drag | null>(null)

  function shiftOf({ clientX, clientY }: PointerEvent, { from }: Drag): LabelPoint {
    const { width = 1, height = 1 } = stage.current?.getBoundingClientRect() ?? {}
    return {
      x: ((clientX - from.clientX) / (width || 1)) * labelParts,
      y: ((clientY - from.clientY) / (height || 1)) * labelParts,
    }
  }

  function dragged(by: LabelPoint, { label, end }: Drag): Pick<Drag, 'moved' | 'guide'> {
    const start = end && endOf(label, end)
    if (end && start)
      return { moved: withEnd(label, end, { x: start.x + by.x, y: start.y + by.y }), guide: noGuide }
    const moved = movedLabel(label, by)
    if (moved.kind === 'line') return { moved, guide: noGuide }
    const { at, guide } = snapped(
      moved.at,
      labels.filter(({ id }) => id !== moved.id),
    )
    return { moved: { ...moved, at }, guide }
  }

  return {
    /** The label that is being dragged, at its place under the pointer. */
    moved: drag?.moved ?? null,
    guide: drag?.guide ?? noGuide,
    start: (event: PointerEvent<HTMLElement>, label: PictureLabel, end: LabelEnd | null = null) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      // Safari doesn't focus a button that is pressed.
      event.currentTarget.focus({ preventScroll: true })
      const { clientX, clientY, pointerId } = event
      const from = { clientX, clientY }
      setDrag({ label: asShown(label, picture), end, pointerId, from, moved: null, guide: noGuide })
    },
    move: (event: PointerEvent) => {
      if (drag?.pointerId !== event.pointerId) return
      const { clientX, clientY } = drag.from
      const isClick = Math.hypot(event.clientX - clientX, event.clientY - clientY) < clickPx
      if (isClick && drag.moved === null) return
      setDrag({ ...drag, ...dragged(shiftOf(event, drag), drag) })
    },
    drop: () => {
      if (drag?.moved) onDrop(drag.moved)
      setDrag(null)
    },
    cancel: () => setDrag(null),
  }
}

export type LabelDrag = ReturnType<typeof useDrag>
