import type { LabelId } from '@classeur/domain/pictures'
import type { Stage } from '../backdrops/backdrop.ts'
import type { Callout } from '../labels/drawing.ts'
import type { Point } from '../paint/geometry.ts'
import { pairsOf, type Line } from '../paint/line.ts'

export interface Sheet {
  /** The side of the square that the coordinates measure, in pixels. */
  unit: number
  /** A point; the middle of the picture is 0, 0, and the drawing reaches from −0.5 to 0.5. */
  at: (x: number, y: number) => Point
  /** The points of a line. */
  points: (line: Line) => Point[]
  /** A label with a line to these coordinates. */
  callout: (label: LabelId, x: number, y: number, side?: 'left' | 'right') => Callout
  /** The white ground. */
  ground: string
}

/** Coordinates for a drawing in the middle of the picture. @param ratio the drawing's width at a height of 1 */
export function sheetOf({ paint, width, height }: Stage, ratio = 1): Sheet {
  const unit = Math.min(width / ratio, height) * 0.98
  const at = (x: number, y: number) => ({ x: width / 2 + x * unit, y: height / 2 + y * unit })
  return {
    unit,
    at,
    points: (line) => pairsOf(line).map(([x, y]) => at(x, y)),
    callout: (label, x, y, side) => ({ label, to: at(x, y), ...(side ? { side } : {}) }),
    ground: paint.wash(0, height, '#ffffff', '#ffffff'),
  }
}
