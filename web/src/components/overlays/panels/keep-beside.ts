import { autoUpdate, computePosition, flip, offset, shift, size, type VirtualElement } from '@floating-ui/dom'

/** The anchor of a panel: the control that opened it, or a point in the window (px from the top left corner). */
export type Anchor = Element | { x: number; y: number }

const gapPx = 4
/** Smallest distance to the edges of the window. */
const edgePx = 8
const maxHeightPx = 560

const isPoint = (anchor: Anchor): anchor is { x: number; y: number } => !(anchor instanceof Element)

const referenceOf = (anchor: Anchor): Element | VirtualElement =>
  isPoint(anchor)
    ? { getBoundingClientRect: () => DOMRect.fromRect({ x: anchor.x, y: anchor.y, width: 0, height: 0 }) }
    : anchor

/**
 * Keeps a panel below its anchor, or above it if there is more room, and inside the window, even while the anchor,
 * the panel or the page moves. `align` names the edge that panel and anchor share; it depends on the text direction.
 * @returns a function that stops this
 */
export function keepBeside(anchor: Anchor, panel: HTMLElement, align: 'start' | 'end'): () => void {
  const reference = referenceOf(anchor)
  const position = async () => {
    const { x, y } = await computePosition(reference, panel, {
      strategy: 'fixed',
      placement: `bottom-${align}`,
      middleware: [
        offset(isPoint(anchor) ? 0 : gapPx),
        flip({ padding: edgePx }),
        shift({ padding: edgePx, crossAxis: isPoint(anchor) }),
        size({
          padding: edgePx,
          apply: ({ availableHeight }) => {
            panel.style.maxBlockSize = `${Math.min(availableHeight, maxHeightPx)}px`
          },
        }),
      ],
    })
    panel.style.left = `${x}px`
    panel.style.top = `${y}px`
  }
  return autoUpdate(reference, panel, () => void position())
}
