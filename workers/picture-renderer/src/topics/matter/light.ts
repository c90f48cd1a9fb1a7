import type { Stage } from '../../backdrops/backdrop.ts'
import { arrow } from '../../diagrams/arrow.ts'
import type { Drawing } from '../../labels/drawing.ts'
import { onCircle, polyline, rectangle, round, type Point } from '../../paint/geometry.ts'
import { sheetOf } from '../sheet.ts'

const incidence = 42
const refractiveIndexOfWater = 1.33
const refraction = (Math.asin(Math.sin((incidence * Math.PI) / 180) / refractiveIndexOfWater) * 180) / Math.PI
const rayColour = '#e09f1f'

interface Rays {
  stage: Stage
  unit: number
  at: (x: number, y: number) => Point
}

/** A ray with an arrow in its middle. @param degrees from the normal, clockwise seen from the top */
function ray({ stage: { paint }, unit, at }: Rays, degrees: number, isIncoming: boolean): string {
  const end = onCircle(at(0, 0), unit * 0.5, degrees - 90)
  const middle = onCircle(at(0, 0), unit * 0.27, degrees - 90)
  const near = onCircle(at(0, 0), unit * 0.23, degrees - 90)
  const [from, to] = isIncoming ? [end, near] : [at(0, 0), middle]
  return (
    paint.line(polyline([at(0, 0), end]), rayColour, unit * 0.012) +
    arrow(paint, from, to, 0, unit * 0.06, rayColour)
  )
}

/** The arc of an angle between the normal and a ray. */
function angle({ stage: { paint }, unit, at }: Rays, from: number, to: number, radius: number): string {
  const points = Array.from({ length: 13 }, (_item, index) =>
    onCircle(at(0, 0), unit * radius, from - 90 + ((to - from) * index) / 12),
  )
  return paint.line(polyline(points), '#3b4350', unit * 0.007)
}

function normal({ stage: { paint }, unit, at }: Rays, bottom: number): string {
  const dash = `${String(round(unit * 0.02))} ${String(round(unit * 0.015))}`
  return paint.line(polyline([at(0, -0.46), at(0, bottom)]), '#5d6675', unit * 0.007, { dash })
}

/** A point on a ray or between it and the normal. */
const along = (radius: number, degrees: number) =>
  [radius * Math.sin((degrees * Math.PI) / 180), -radius * Math.cos((degrees * Math.PI) / 180)] as const

export function drawReflection(stage: Stage): Drawing {
  const { paint } = stage
  const { unit, at: placed, ground } = sheetOf(stage)
  const at = (x: number, y: number) => placed(x, y + 0.24)
  const rays: Rays = { stage, unit, at }
  const to = ([x, y]: readonly [number, number]) => at(x, y)
  const mirror = rectangle(at(-0.42, 0).x, at(0, 0).y, unit * 0.84, unit * 0.05)
  return {
    content:
      ground +
      paint.area(mirror, '#a9c6dd', { weight: 1.2 }) +
      paint.hatched(mirror) +
      normal(rays, 0) +
      ray(rays, -incidence, true) +
      ray(rays, incidence, false) +
      angle(rays, -incidence, 0, 0.14) +
      angle(rays, 0, incidence, 0.14),
    callouts: [
      { label: 'incidentRay', to: to(along(0.42, -incidence)), side: 'left' },
      { label: 'reflectedRay', to: to(along(0.42, incidence)), side: 'right' },
      { label: 'normal', to: at(0, -0.43), side: 'right' },
      { label: 'angleOfIncidence', to: to(along(0.13, -incidence / 2)), side: 'left' },
      { label: 'angleOfReflection', to: to(along(0.13, incidence / 2)), side: 'right' },
      { label: 'mirror', to: at(-0.3, 0.025), side: 'left' },
    ],
  }
}

export function drawRefraction(stage: Stage): Drawing {
  const { paint } = stage
  const { unit, at, ground } = sheetOf(stage)
  const rays: Rays = { stage, unit, at }
  const to = ([x, y]: readonly [number, number]) => at(x, y)
  const below = 180 - refraction
  return {
    content:
      ground +
      paint.area(rectangle(at(-0.46, 0).x, at(0, 0).y, unit * 0.92, unit * 0.46), '#bfe0f5', {
        weight: 1.2,
      }) +
      normal(rays, 0.44) +
      ray(rays, -incidence, true) +
      ray(rays, below, false) +
      angle(rays, -incidence, 0, 0.14) +
      angle(rays, below, 180, 0.17),
    callouts: [
      { label: 'incidentRay', to: to(along(0.4, -incidence)), side: 'left' },
      { label: 'angleOfIncidence', to: to(along(0.13, -incidence / 2)), side: 'left' },
      { label: 'normal', to: at(0, -0.42), side: 'right' },
      { label: 'air', to: at(0.33, -0.12), side: 'right' },
      { label: 'refractedRay', to: to(along(0.42, below)), side: 'right' },
      { label: 'angleOfRefraction', to: to(along(0.16, 180 - refraction / 2)), side: 'right' },
      { label: 'water', to: at(-0.3, 0.25), side: 'left' },
    ],
  }
}
