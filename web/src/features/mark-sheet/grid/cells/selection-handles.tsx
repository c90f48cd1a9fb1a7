import { useRef, type PointerEvent } from 'react'
import { goTo } from '../edit/move-active-cell.ts'
import { useGridState } from '../grid-context.ts'
import type { GridLayout } from '../grid-layout.ts'
import { positionUnder } from '../use-grid-pointer.ts'
import type { MountedGrid } from '../model/create-grid.ts'
import { selectionOf } from '../model/grid-state.ts'
import { samePosition, type Position } from '../../model/position.ts'
import classes from './selection-handles.module.css'

interface SelectionHandlesProps {
  grid: MountedGrid
  layout: GridLayout
}

/** Two corners of the selection to drag by touch. Touching elsewhere scrolls, as on any page. */
export function SelectionHandles({ grid, layout }: SelectionHandlesProps) {
  const active = useGridState((state) => state.active)
  const anchor = useGridState((state) => state.anchor)
  const isShown = useGridState(({ edit, preview }) => edit === null && preview === null)
  const { top, bottom, first, last } = selectionOf({ active, anchor })
  if (!isShown || top < 0 || first < 0 || last >= layout.starts.length) return null
  const isBlock = top !== bottom || first !== last
  const [startRow, endRow] = [top * layout.rowHeight, (bottom + 1) * layout.rowHeight]
  const start = layout.starts[first] ?? 0
  const end = (layout.starts[last] ?? 0) + (layout.widths[last] ?? 0)
  return (
    <>
      {isBlock && (
        <Handle grid={grid} layout={layout} at={[startRow, start]} opposite={{ row: bottom, col: last }} />
      )}
      <Handle grid={grid} layout={layout} at={[endRow, end]} opposite={{ row: top, col: first }} />
    </>
  )
}

interface HandleProps extends SelectionHandlesProps {
  /** Distance from the first row and from the inline start of the table, in pixels. */
  at: [block: number, inline: number]
  /** The opposite corner, which doesn't move. */
  opposite: Position
}

/** Dragging closer than this to the edge of the table scrolls it. */
const edgePx = 24

function Handle({ grid, layout, at: [block, inline], opposite }: HandleProps) {
  const fixed = useRef<Position | null>(null)

  const drag = (event: PointerEvent<HTMLElement>) => {
    const [corner, scroller] = [fixed.current, grid.scroller()]
    if (!corner || !scroller) return
    const box = scroller.getBoundingClientRect()
    if (event.clientY > box.bottom - edgePx) scroller.scrollTop += layout.rowHeight
    if (event.clientY < box.top + layout.headerHeight) scroller.scrollTop -= layout.rowHeight
    const [under] = document
      .elementsFromPoint(event.clientX, event.clientY)
      .flatMap((element) => positionUnder(element) ?? [])
    if (!under || under.row < 0 || under.col < 0) return
    const position = { row: under.row, col: Math.min(under.col, layout.starts.length - 1) }
    if (samePosition(position, grid.store.get().active)) return
    grid.store.update({ anchor: corner })
    goTo(grid, position, true)
  }
  const release = () => {
    fixed.current = null
  }
  return (
    <div
      aria-hidden
      className={classes.handle}
      data-handle
      style={{ insetBlockStart: block, insetInlineStart: inline }}
      onPointerDown={(event) => {
        event.preventDefault()
        event.stopPropagation()
        event.currentTarget.setPointerCapture(event.pointerId)
        fixed.current = opposite
      }}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={release}
      onClick={(event) => event.stopPropagation()}
    />
  )
}
