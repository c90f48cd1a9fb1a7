import type { SolidSpec } from '@classeur/domain/pictures'
import { lighten } from '../paint/colour.ts'
import { circle, polygon, polyline, type Point } from '../paint/geometry.ts'
import { boxOf, dark, type Frame } from './frame.ts'
import {
  cone,
  cylinder,
  hemisphere,
  sphere,
  squarePyramid,
  triangularPrism,
  triangularPyramid,
} from './draw-shape.ts'
import { fitted, innerBox } from './labelled-polygon.ts'
import { solidPartNames } from './figure-words.ts'

const round = {
  cylinder,
  cone,
  sphere,
  hemisphere,
  'square-pyramid': squarePyramid,
  'triangular-pyramid': triangularPyramid,
  'triangular-prism': triangularPrism,
}

interface Corners {
  front: Point[]
  back: Point[]
}

/** The corners of a cuboid in oblique projection: the depth is drawn at half its length. */
function cuboidCorners(frame: Frame, [length = 1, depth = 1, height = 1]: readonly number[]): Corners {
  const [dx, dy] = [depth * 0.42, depth * 0.36]
  const flat = [
    { x: 0, y: height },
    { x: length, y: height },
    { x: length, y: 0 },
    { x: 0, y: 0 },
    { x: dx, y: height + dy },
    { x: length + dx, y: height + dy },
    { x: length + dx, y: dy },
    { x: dx, y: dy },
  ]
  const points = fitted(flat, innerBox(frame, 2.2))
  return { front: points.slice(0, 4), back: points.slice(4) }
}

function drawCuboid(frame: Frame, { front, back }: Corners): string {
  const { paint, colours } = frame
  const [a, b, c, d] = front
  const [e, f, g, h] = back
  if (!a || !b || !c || !d || !e || !f || !g || !h) return ''
  const hidden = polyline([e, h, g]) + polyline([h, d])
  return (
    paint.area(polygon([a, b, c, d]), colours[0], { weight: 1.3 }) +
    paint.area(polygon([a, e, f, b]), lighten(colours[0], 0.3), { weight: 1.3 }) +
    paint.area(polygon([b, f, g, c]), lighten(colours[0], -0.2), { weight: 1.3 }) +
    paint.line(hidden, dark, paint.lineWidth * 0.8, { dash: '10 9' })
  )
}

/** A name with a line that leads to a part of the solid. */
function leader(frame: Frame, text: string, from: Point, to: Point): string {
  const { paint, textSize } = frame
  const anchor = from.x > to.x ? 'start' : 'end'
  const written = frame.write({
    text,
    x: from.x + (anchor === 'start' ? 8 : -8),
    y: from.y,
    anchor,
    size: textSize * 0.9,
  })
  return written === ''
    ? ''
    : paint.line(polyline([from, to]), dark, paint.lineWidth * 0.9) +
        paint.area(circle(to, paint.lineWidth * 2), '#111111', { weight: 0.5 }) +
        written
}

const middleOf = (...points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})

function drawBox(frame: Frame, { solid, sizes, unit, namesParts }: SolidSpec): string {
  const [one = 1, two, three] = sizes
  const proportions =
    solid === 'cube' ? [1, 1, 1] : sizes.length === 3 ? [one, two ?? 1, three ?? 1] : [1.5, 1, 0.9]
  // Very flat or long boxes keep their order of lengths but stay legible.
  const largest = Math.max(...proportions)
  const corners = cuboidCorners(
    frame,
    proportions.map((size) => Math.max(size, largest * 0.15)),
  )
  const [a, b, c, d] = corners.front
  const [e, f, g] = corners.back
  if (!a || !b || !c || !d || !e || !f || !g) return ''
  const text = (value: number) => `${frame.number(value)}${unit && ` ${unit}`}`
  const size = frame.textSize
  const isFull = solid === 'cube' ? sizes.length > 0 : sizes.length === 3
  const base = middleOf(c, d)
  const labels = isFull
    ? frame.write({ text: text(one), x: base.x, y: base.y + size, anchor: 'middle' }) +
      (solid === 'cube'
        ? ''
        : frame.write({
            text: text(two ?? 1),
            x: middleOf(c, g).x + size * 0.5,
            y: middleOf(c, g).y + size * 0.6,
            anchor: 'start',
          }) +
          frame.write({
            text: text(three ?? 1),
            x: middleOf(a, d).x - size * 0.5,
            y: middleOf(a, d).y,
            anchor: 'end',
          }))
    : ''
  const names = solidPartNames[frame.language]
  const far = boxOf(frame)
  const parts = namesParts
    ? leader(
        frame,
        names.face,
        { x: far.left + size * 3, y: middleOf(a, d).y + size },
        middleOf(a, b, c, d),
      ) +
      leader(frame, names.edge, { x: far.right - size * 3.5, y: middleOf(f, g).y }, middleOf(f, g)) +
      leader(frame, names.vertex, { x: far.left + size * 3, y: e.y }, a)
    : ''
  return drawCuboid(frame, corners) + labels + parts
}

export function drawSolid(frame: Frame, spec: SolidSpec): string {
  const { solid, sizes, unit } = spec
  if (solid === 'cube' || solid === 'cuboid') return drawBox(frame, spec)
  const { paint, centre, colours, textSize } = frame
  const reach = frame.reach * 0.86
  const drawn = round[solid]({ paint, centre, reach, colour: colours[0] })
  const [first, second] = sizes
  const text = (name: string, value: number) => `${name} = ${frame.number(value)}${unit && ` ${unit}`}`
  const names = solidPartNames[frame.language]
  const isRound = !['square-pyramid', 'triangular-pyramid', 'triangular-prism'].includes(solid)
  const base = {
    x: centre.x,
    y: centre.y + reach * (solid === 'sphere' ? 0 : solid === 'hemisphere' ? -0.3 : 0.64),
  }
  const side = reach * (solid === 'sphere' || solid === 'hemisphere' ? 0.8 : 0.56)
  const radius =
    isRound && first !== undefined
      ? paint.line(polyline([base, { x: base.x + side, y: base.y }]), dark, paint.lineWidth * 1.3) +
        frame.write({
          text: text(names.radius, first),
          x: base.x + side / 2,
          y: base.y - textSize * 0.7,
          anchor: 'middle',
          size: textSize * 0.9,
        })
      : ''
  const bottom =
    !isRound && first !== undefined
      ? frame.write({
          text: `${frame.number(first)}${unit && ` ${unit}`}`,
          x: centre.x - reach * 0.22,
          y: centre.y + reach * 0.62 + textSize,
          anchor: 'middle',
        })
      : ''
  const top = { x: centre.x, y: centre.y - reach * (solid === 'cylinder' ? 0.65 : 0.85) }
  const height =
    second !== undefined
      ? paint.line(polyline([top, { x: centre.x, y: base.y }]), dark, paint.lineWidth, { dash: '10 8' }) +
        frame.write({
          text: text(names.height, second),
          x: centre.x + reach * 0.75,
          y: centre.y - reach * 0.2,
          anchor: 'start',
          size: textSize * 0.9,
        })
      : ''
  const far = boxOf(frame)
  const parts =
    spec.namesParts && !isRound
      ? leader(
          frame,
          names.vertex,
          { x: far.right - textSize * 4, y: centre.y - reach * 0.7 },
          { x: centre.x + reach * (solid === 'triangular-prism' ? 0.4 : 0.03), y: centre.y - reach * 0.8 },
        ) +
        leader(
          frame,
          names.face,
          { x: far.left + textSize * 3, y: centre.y },
          { x: centre.x - reach * 0.25, y: centre.y + reach * 0.35 },
        ) +
        leader(
          frame,
          names.edge,
          { x: far.right - textSize * 4, y: centre.y + reach * 0.75 },
          { x: centre.x + reach * 0.6, y: centre.y + reach * (solid === 'triangular-prism' ? 0.3 : 0.4) },
        )
      : ''
  return drawn + radius + bottom + height + parts
}
