import type { NetSpec } from '@classeur/domain/pictures'
import { lighten } from '../paint/colour.ts'
import { circle, onCircle, polygon, rectangle, slice, type Point } from '../paint/geometry.ts'
import type { Frame } from './frame.ts'
import { fitted, innerBox } from './labelled-polygon.ts'

const square = (x: number, y: number, width = 1, height = 1): Point[] => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
]
const tri = (...places: readonly (readonly [number, number])[]): Point[] => places.map(([x, y]) => ({ x, y }))
const up = Math.sqrt(3) / 2

/** The faces of the nets, unfolded. */
const netFaces: Record<Exclude<NetSpec['solid'], 'cylinder' | 'cone'>, Point[][]> = {
  cube: [square(1, 0), square(0, 1), square(1, 1), square(2, 1), square(3, 1), square(1, 2)],
  cuboid: [
    square(0, 1, 1, 1.4),
    square(1, 1, 2, 1.4),
    square(3, 1, 1, 1.4),
    square(4, 1, 2, 1.4),
    square(1, 0, 2, 1),
    square(1, 2.4, 2, 1),
  ],
  'square-pyramid': [
    square(0, 0),
    tri([0, 0], [1, 0], [0.5, -1.1]),
    tri([1, 0], [1, 1], [2.1, 0.5]),
    tri([0, 1], [1, 1], [0.5, 2.1]),
    tri([0, 0], [0, 1], [-1.1, 0.5]),
  ],
  'triangular-pyramid': [
    tri([0, 0], [1, 0], [0.5, up]),
    tri([1, 0], [2, 0], [1.5, up]),
    tri([0.5, up], [1.5, up], [1, 2 * up]),
    tri([1, 0], [0.5, up], [1.5, up]),
  ],
  'triangular-prism': [
    square(0, 0, 1, 1.8),
    square(1, 0, 1, 1.8),
    square(2, 0, 1, 1.8),
    tri([1, 1.8], [2, 1.8], [1.5, 1.8 + up]),
    tri([1, 0], [2, 0], [1.5, -up]),
  ],
}

export function drawNet(frame: Frame, { solid }: NetSpec): string {
  const { paint, centre, colours } = frame
  const fill = lighten(colours[0], 0.45)
  if (solid === 'cylinder') {
    // The side is as wide as the circumference of the base.
    const radius = Math.min(frame.span / (2 * Math.PI), frame.rise / 7)
    const [width, height] = [2 * Math.PI * radius, radius * 2.4]
    const top = centre.y - height / 2
    return [
      rectangle(centre.x - width / 2, top, width, height),
      circle({ x: centre.x, y: top - radius }, radius),
      circle({ x: centre.x, y: top + height + radius }, radius),
    ]
      .map((path) => paint.part(path, fill, false))
      .join('')
  }
  if (solid === 'cone') {
    // The sector's arc is as long as the circumference of the base.
    const side = Math.min(frame.span * 0.5, frame.rise * 0.55)
    const radius = side * 0.4
    const turn = (360 * radius) / side
    const tip = { x: centre.x, y: centre.y - side * 0.9 }
    return (
      paint.part(slice(tip, side, 90 - turn / 2, 90 + turn / 2), fill, false) +
      paint.part(circle(onCircle(tip, side + radius, 90), radius), fill, false)
    )
  }
  const faces = netFaces[solid]
  const flat = faces.flat()
  const points = fitted(flat, innerBox(frame, 0.6))
  let from = 0
  return faces
    .map((face) => {
      const shown = points.slice(from, from + face.length)
      from += face.length
      return paint.part(polygon(shown), fill, false)
    })
    .join('')
}
