import { flushSync } from 'react-dom'
import { createStore, type Store } from '../../../../config/create-store.ts'
import type { SheetEngine } from '../../engine/sheet-engine.ts'
import type { GridLayout } from '../grid-layout.ts'
import { nowhere, sightOf, wayTo, type Sight } from '../scroll-into-sight.ts'
import type { GridStore } from './grid-state.ts'
import type { Grid, HistoryOf } from './grid.ts'
import type { Position } from '../../model/position.ts'
import type { SheetView } from '../../model/sheet-view.ts'

interface Handlers {
  onHistory: (of: HistoryOf) => void
  onKeys: () => void
  onCard: (studentId: string) => void
}

/** A {@link Grid} with the members that only its table and its owner use. */
export interface MountedGrid extends Grid {
  /** The scrolling element; null before it is mounted. */
  scroller: () => HTMLElement | null
  /** What was in sight after the last event that changed it. */
  sights: Pick<Store<Sight>, 'get' | 'subscribe'>
  attach: (scroller: HTMLElement | null) => void
  takeLayout: (layout: GridLayout) => void
  takeHandlers: (handlers: Handlers) => void
}

/** Connects the actions of a grid with its engine, its store and its mounted elements. */
export function createGrid(engine: SheetEngine, store: GridStore, view: Store<SheetView>): MountedGrid {
  let element: HTMLElement | null = null
  let layout: GridLayout | null = null
  let handlers: Handlers = {
    onHistory: () => undefined,
    onKeys: () => undefined,
    onCard: () => undefined,
  }

  const isRtl = () => element !== null && getComputedStyle(element).direction === 'rtl'
  const elementAt = ({ row, col }: Position) =>
    element?.querySelector<HTMLElement>(`[data-at="${row}:${col}"]`) ?? null
  const sights = createStore(nowhere)
  /** True from a move made here until the scroll event that follows it. */
  let isMoved = false
  const look = () => {
    if (!element) return
    isMoved = false
    sights.set(sightOf(element))
  }
  // Renders what has come into sight before the frame of the event is painted.
  const onScroll = () => flushSync(look)
  const reveal = (position: Position) => {
    if (!element || !layout) return
    const sight = isMoved ? sightOf(element) : sights.get()
    const { block, inline } = wayTo(sight, layout, position)
    if (block === 0 && inline === 0) return
    isMoved = true
    if (block !== 0) element.scrollTop = sight.block + block
    if (inline !== 0) element.scrollLeft = (sight.inline + inline) * (isRtl() ? -1 : 1)
  }
  /** A bar or a keyboard that opens below the table must not cover the active cell. */
  const onResize = () => {
    const { active } = store.get()
    const before = layout && wayTo(sights.get(), layout, active)
    look()
    if (before?.block === 0 && before.inline === 0) reveal(active)
  }
  const sizes = new ResizeObserver(onResize)
  return {
    engine,
    store,
    view,
    isRtl,
    elementAt,
    editor: () => element?.querySelector('input') ?? null,
    reveal,
    show: (position) => {
      const target = elementAt(position)
      if (target !== document.activeElement) target?.focus({ preventScroll: true })
      reveal(position)
    },
    pageRows: () => {
      if (!element || !layout) return 1
      return Math.max(Math.floor((element.clientHeight - layout.headerHeight) / layout.rowHeight) - 1, 1)
    },
    onHistory: (of) => handlers.onHistory(of),
    onKeys: () => handlers.onKeys(),
    onCard: (studentId) => handlers.onCard(studentId),
    scroller: () => element,
    sights,
    attach: (next) => {
      element?.removeEventListener('scroll', onScroll)
      sizes.disconnect()
      element = next
      look()
      next?.addEventListener('scroll', onScroll, { passive: true })
      if (next) sizes.observe(next)
    },
    takeLayout: (next) => {
      layout = next
    },
    takeHandlers: (next) => {
      handlers = next
    },
  }
}
