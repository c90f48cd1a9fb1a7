import { shortSide, type Stage } from '../../backdrops/backdrop.ts'
import { arrow } from '../../diagrams/arrow.ts'
import type { Caption, Drawing } from '../../labels/drawing.ts'
import { ellipse, onCircle, polygon, polyline } from '../../paint/geometry.ts'
import { sheetOf } from '../sheet.ts'
import { blank, box, edge, tints } from './box.ts'

export function drawTimeline(stage: Stage): Drawing {
  const { paint, width, height, isRightToLeft } = stage
  const unit = shortSide(stage)
  const isTall = height > width
  const count = 5
  const long = isTall ? height : width
  const margin = unit * 0.07
  const middle = (isTall ? width : height) / 2
  const along = (share: number) =>
    margin + (long - 2 * margin) * (!isTall && isRightToLeft ? 1 - share : share)
  const at = (a: number, across: number) => (isTall ? { x: across, y: a } : { x: a, y: across })
  const [wide, tall] = isTall
    ? [unit * 0.36, unit * 0.17]
    : [Math.min(unit * 0.34, (long / count) * 1.5), unit * 0.2]
  const places = Array.from({ length: count }, (_item, index) => {
    const a = along((index + 0.5) / count)
    const side = index % 2 === 0 ? -1 : 1
    const centre = at(a, middle + side * (isTall ? unit * 0.27 : unit * 0.24))
    return { a, side, centre, tint: tints[index] ?? tints[0] }
  })
  const captions: Caption[] = places.flatMap(({ a, side, centre }) => [
    { label: 'event', centre: { x: centre.x, y: centre.y - tall * 0.28 }, room: wide * 0.8 },
    {
      label: 'date',
      centre: isTall ? at(a, middle - side * unit * 0.12) : at(a, middle - side * unit * 0.06),
      room: unit * 0.16,
    },
  ])
  return {
    content:
      blank(stage) +
      places
        .map(({ a, centre }) => paint.line(polyline([at(a, middle), centre]), edge, paint.lineWidth))
        .join('') +
      arrow(paint, at(along(0), middle), at(along(1), middle), 0, unit * 0.06) +
      places
        .map(({ a }) => paint.area(ellipse(at(a, middle), unit * 0.014, unit * 0.014), '#c0392b'))
        .join('') +
      places
        .map(({ centre, tint }) =>
          box(stage, { x: centre.x - wide / 2, y: centre.y - tall / 2, width: wide, height: tall }, tint),
        )
        .join(''),
    captions,
  }
}

export function drawMindMap(stage: Stage): Drawing {
  const { paint, width, height } = stage
  const unit = shortSide(stage)
  const centre = { x: width / 2, y: height / 2 }
  const isTall = height > width
  const places = Array.from({ length: 6 }, (_item, index) => {
    const { x, y } = onCircle({ x: 0, y: 0 }, 1, index * 60 + (isTall ? -90 : 0))
    return {
      x: centre.x + x * (isTall ? width * 0.36 : width * 0.46 - unit * 0.19),
      y: centre.y + y * height * (isTall ? 0.38 : 0.4),
      tint: tints[index] ?? tints[0],
    }
  })
  const bubble = (at: { x: number; y: number }, rx: number, ry: number, tint: string) =>
    paint.area(ellipse(at, rx * unit, ry * unit), tint, { weight: 1.3 }) +
    paint.line(ellipse(at, rx * unit, ry * unit), edge, paint.lineWidth * 0.8)
  return {
    content:
      blank(stage) +
      places
        .map((bubbleCentre) => paint.line(polyline([centre, bubbleCentre]), edge, unit * 0.009))
        .join('') +
      places
        .map((bubbleCentre) => bubble(bubbleCentre, isTall ? 0.17 : 0.19, 0.085, bubbleCentre.tint))
        .join('') +
      bubble(centre, 0.22, 0.11, '#ffe9a8'),
    captions: [
      { label: 'topic', centre, room: unit * 0.34 },
      ...places.map(({ x, y }) => ({ label: 'idea' as const, centre: { x, y }, room: unit * 0.28 })),
    ],
  }
}

/** Start, two steps, a decision that leads back or on, end. */
export function drawFlowChart(stage: Stage): Drawing {
  const { paint } = stage
  const { unit, at, ground } = sheetOf(stage, 0.9)
  const [x, wide, tall] = [-0.08, 0.34, 0.1]
  const rows = { start: -0.43, first: -0.25, decision: 0, second: 0.25, end: 0.43 }
  const shape = (y: number, tint: string, corner: number) =>
    box(
      stage,
      { x: at(x - wide / 2, 0).x, y: at(0, y - tall / 2).y, width: wide * unit, height: tall * unit },
      tint,
      corner,
    )
  const diamond = polygon([
    at(x, rows.decision - 0.11),
    at(x + 0.24, rows.decision),
    at(x, rows.decision + 0.11),
    at(x - 0.24, rows.decision),
  ])
  const down = (from: number, to: number) => arrow(paint, at(x, from), at(x, to), 0, unit * 0.04)
  const back =
    paint.line(
      polyline([at(x + 0.24, 0), at(x + 0.44, 0), at(x + 0.44, rows.first)]),
      '#3b4350',
      unit * 0.008,
    ) + arrow(paint, at(x + 0.44, rows.first), at(x + wide / 2 + 0.005, rows.first), 0, unit * 0.04)
  return {
    content:
      ground +
      down(rows.start + tall / 2, rows.first - tall / 2) +
      down(rows.first + tall / 2, rows.decision - 0.11) +
      down(rows.decision + 0.11, rows.second - tall / 2) +
      down(rows.second + tall / 2, rows.end - tall / 2) +
      back +
      shape(rows.start, tints[2], 0.125) +
      shape(rows.first, tints[0], 0) +
      paint.area(diamond, tints[1], { weight: 1.2 }) +
      paint.line(diamond, edge, paint.lineWidth * 0.8) +
      shape(rows.second, tints[0], 0) +
      shape(rows.end, tints[3], 0.125),
    captions: [
      { label: 'start', centre: at(x, rows.start), room: unit * 0.28 },
      { label: 'step', centre: at(x, rows.first), room: unit * 0.28 },
      { label: 'decision', centre: at(x, rows.decision), room: unit * 0.26 },
      { label: 'step', centre: at(x, rows.second), room: unit * 0.28 },
      { label: 'end', centre: at(x, rows.end), room: unit * 0.28 },
      { label: 'no', centre: at(x + 0.34, -0.028), room: unit * 0.12 },
      { label: 'yes', centre: at(x + 0.07, 0.155), room: unit * 0.12 },
    ],
  }
}
