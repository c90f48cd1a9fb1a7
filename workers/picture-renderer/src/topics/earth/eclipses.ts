import type { LabelId } from '@classeur/domain/pictures'
import type { Stage } from '../../backdrops/backdrop.ts'
import type { Drawing } from '../../labels/drawing.ts'
import { circle, polygon, polyline, type Point } from '../../paint/geometry.ts'
import { sheetOf } from '../sheet.ts'

interface Body {
  x: number
  radius: number
}

/** A name above or below its part, with the height at which its line ends. */
interface Name {
  label: LabelId
  x: number
  y: number
  to?: number
}

const sun: Body = { x: -0.56, radius: 0.2 }

/** The height at `x` on the line through the edges of two bodies. */
function edgeAt(x: number, from: Body, fromSide: number, to: Body, toSide: number): number {
  const [y1, y2] = [from.radius * fromSide, to.radius * toSide]
  return y1 + ((y2 - y1) * (x - from.x)) / (to.x - from.x)
}

/** The shadows behind a body in the light of the sun, up to `end`. */
function shadows(stage: Stage, body: Body, end: number, at: (x: number, y: number) => Point): string {
  const { paint } = stage
  const outer = edgeAt(end, sun, -1, body, 1)
  const inner = Math.max(0, edgeAt(end, sun, 1, body, 1))
  // Where the edges of the full shadow meet, if they meet before `end`.
  const tip = body.x + (body.radius * (body.x - sun.x)) / (sun.radius - body.radius)
  const last = Math.min(end, tip)
  const penumbra = polygon([
    at(body.x, -body.radius),
    at(end, -outer),
    at(end, outer),
    at(body.x, body.radius),
  ])
  const umbra = polygon([
    at(body.x, -body.radius),
    at(last, -inner),
    at(last, inner),
    at(body.x, body.radius),
  ])
  return (
    paint.area(penumbra, '#c3c9d6', { weight: 0.6 }) +
    paint.area(umbra, '#4a5166', { weight: 0.8 }) +
    (paint.isInk ? paint.hatched(umbra) : '')
  )
}

function light(
  stage: Stage,
  body: Body,
  end: number,
  at: (x: number, y: number) => Point,
  unit: number,
): string {
  return [
    [1, 1],
    [-1, -1],
    [1, -1],
    [-1, 1],
  ]
    .map(([from = 1, to = 1]) => {
      const reach = from === to ? body.x : end
      return stage.paint.line(
        polyline([at(sun.x, sun.radius * from), at(reach, edgeAt(reach, sun, from, body, to))]),
        '#f0b429',
        unit * 0.005,
      )
    })
    .join('')
}

function drawEclipse(
  stage: Stage,
  body: Body,
  end: number,
  others: (sheet: ReturnType<typeof sheetOf>) => string,
  names: readonly Name[],
): Drawing {
  const sheet = sheetOf(stage, 1.55)
  const { unit, at, ground } = sheet
  const { paint } = stage
  return {
    content:
      ground +
      shadows(stage, body, end, at) +
      light(stage, body, end, at, unit) +
      paint.area(circle(at(sun.x, 0), unit * sun.radius), '#ffc53d', { weight: 1.2 }) +
      others(sheet),
    // Names at the sides would have lines across the sun and the Earth.
    captions: names.map(({ label, x, y, to }) => ({
      label,
      centre: at(x, y),
      room: unit * 0.3,
      ...(to === undefined ? {} : { to: at(x, to) }),
    })),
  }
}

export function drawSolarEclipse(stage: Stage): Drawing {
  const { paint } = stage
  const moon: Body = { x: 0.16, radius: 0.06 }
  const earth: Body = { x: 0.56, radius: 0.15 }
  return drawEclipse(
    stage,
    moon,
    earth.x,
    ({ unit, at }) =>
      paint.icon('globe-showing-europe-africa', {
        x: at(earth.x, 0).x,
        bottom: at(0, earth.radius).y,
        height: unit * earth.radius * 2,
      }) + paint.area(circle(at(moon.x, 0), unit * moon.radius), '#8d93a1', { weight: 1.2 }),
    [
      { label: 'sun', x: sun.x, y: 0.28 },
      { label: 'moon', x: moon.x, y: -0.24, to: -0.045 },
      { label: 'earth', x: earth.x, y: 0.28 },
      { label: 'umbra', x: 0.27, y: 0.32, to: 0.01 },
      { label: 'penumbra', x: 0.37, y: -0.34, to: -0.08 },
    ],
  )
}

export function drawLunarEclipse(stage: Stage): Drawing {
  const { paint } = stage
  const earth: Body = { x: 0.12, radius: 0.13 }
  const moon: Body = { x: 0.58, radius: 0.045 }
  return drawEclipse(
    stage,
    earth,
    0.76,
    ({ unit, at }) =>
      paint.icon('globe-showing-europe-africa', {
        x: at(earth.x, 0).x,
        bottom: at(0, earth.radius).y,
        height: unit * earth.radius * 2,
      }) +
      paint.area(circle(at(moon.x, 0), unit * moon.radius), paint.isInk ? '#ffffff' : '#b5623f', {
        weight: 1.2,
      }),
    [
      { label: 'sun', x: sun.x, y: 0.28 },
      { label: 'earth', x: earth.x - 0.08, y: 0.28, to: 0.08 },
      { label: 'moon', x: moon.x, y: -0.42, to: -0.02 },
      { label: 'umbra', x: 0.36, y: -0.36, to: -0.03 },
      { label: 'penumbra', x: 0.48, y: 0.42, to: 0.16 },
    ],
  )
}
