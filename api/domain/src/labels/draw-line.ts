import type { LabelBox, LabelElement } from './label-element.ts'
import {
  groundOf,
  labelColours,
  type LabelColour,
  type LabelPoint,
  type LineEnd,
  type PictureSize,
} from './label.ts'
import { meanSide, round } from './picture-measures.ts'

/** As shares of the picture's mean side. */
const share = { width: 0.0042, edge: 0.0032, dot: 0.0095, head: 0.026 }
/** Half the angle of an arrowhead, in radians. */
const headAngle = 0.42

interface LineParts {
  /** A point in pixels, or a box that the line leaves at its edge. */
  from: LabelPoint | { box: LabelBox }
  /** In pixels. */
  to: LabelPoint
  end: LineEnd
  colour: LabelColour
}

/** The point of the edge of a box on the way from its middle to a point; null if the point is in the box. */
function leavingPoint({ x, y, width, height }: LabelBox, to: LabelPoint): LabelPoint | null {
  const middle = { x: x + width / 2, y: y + height / 2 }
  const [dx, dy] = [to.x - middle.x, to.y - middle.y]
  const scale = Math.min(width / 2 / Math.abs(dx), height / 2 / Math.abs(dy))
  return scale < 1 ? { x: round(middle.x + dx * scale), y: round(middle.y + dy * scale) } : null
}

const pathOf = (points: readonly LabelPoint[]) =>
  `M${points.map(({ x, y }) => `${String(round(x))} ${String(round(y))}`).join('L')}Z`

/** A line with its end, over an edge in the opposite colour, so that it can be seen on any ground. */
export function drawLine({ from, to, end, colour }: LineParts, picture: PictureSize): LabelElement[] {
  const start = 'box' in from ? leavingPoint(from.box, to) : from
  if (!start) return []
  const unit = meanSide(picture)
  const length = Math.hypot(to.x - start.x, to.y - start.y)
  const angle = Math.atan2(to.y - start.y, to.x - start.x)
  const head = Math.min(share.head * unit, length)
  const back = (distance: number, turn = 0): LabelPoint => ({
    x: to.x - distance * Math.cos(angle + turn),
    y: to.y - distance * Math.sin(angle + turn),
  })
  // The line ends inside the arrowhead, so that its round cap doesn't blunt the tip.
  const stop = end === 'arrow' ? back(head * 0.6) : to
  const [fill, ground] = [labelColours[colour], groundOf(colour)]
  const edge = round(share.edge * unit)
  const line = (stroke: string, strokeWidth: number, strokeOpacity: number): LabelElement => ({
    tag: 'line',
    attributes: {
      ...{ x1: round(start.x), y1: round(start.y), x2: round(stop.x), y2: round(stop.y) },
      ...{ stroke, strokeWidth: round(strokeWidth), strokeOpacity, strokeLinecap: 'round' },
    },
  })
  const edged = { fill, stroke: ground, strokeWidth: edge, strokeLinejoin: 'round', paintOrder: 'stroke' }
  const lines = [line(ground, share.width * unit + edge, 0.85), line(fill, share.width * unit, 1)]
  if (end === 'none') return lines
  const shape: LabelElement =
    end === 'dot'
      ? { tag: 'circle', attributes: { cx: to.x, cy: to.y, r: round(share.dot * unit), ...edged } }
      : {
          tag: 'path',
          attributes: { d: pathOf([to, back(head, headAngle), back(head, -headAngle)]), ...edged },
        }
  return [...lines.slice(0, 1), shape, ...lines.slice(1)]
}
