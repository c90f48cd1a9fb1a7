import type { GridSpec } from '@classeur/domain/pictures'
import { circle, polyline, type Point } from '../paint/geometry.ts'
import { textWidth } from '../text/draw-text.ts'
import { arrowHead } from './draw-number-line.ts'
import { boxOf, dark, pale, type Box, type Frame } from './frame.ts'

type Range = GridSpec['x']

/** Every unit, or 2, 5, 10 … units, so that at most 24 lines are drawn. */
const stepOf = ({ from, to }: Range): number =>
  [1, 2, 5, 10, 20, 50].find((step) => (to - from) / step <= 24) ?? 100

const ticksOf = (range: Range, step: number): number[] => {
  const first = Math.ceil(range.from / step)
  return Array.from(
    { length: Math.floor(range.to / step) - first + 1 },
    (_item, index) => (first + index) * step,
  )
}

/** The plot for both ranges: units are square unless one range is more than three times the other. */
function plotOf(frame: Frame, { x, y }: GridSpec): Box {
  const box = boxOf(frame)
  const pad = frame.textSize * 1.4
  const [width, height] = [box.right - box.left - pad * 2, box.bottom - box.top - pad * 2]
  const [dx, dy] = [x.to - x.from, y.to - y.from]
  const unit = Math.min(width / dx, height / dy)
  const isSquare = Math.max(dx, dy) / Math.min(dx, dy) <= 3
  const [w, h] = isSquare ? [unit * dx, unit * dy] : [width, height]
  const { centre } = frame
  return { left: centre.x - w / 2, right: centre.x + w / 2, top: centre.y - h / 2, bottom: centre.y + h / 2 }
}

/** The parts of a curve inside the plot, sampled densely; straight lines are exact. */
function curvePaths(
  { a, b, c }: GridSpec['curves'][number],
  { x, y }: GridSpec,
  at: (x: number, y: number) => Point,
): Point[][] {
  const value = (position: number) => a * position * position + b * position + c
  const samples = 400
  const paths: Point[][] = []
  let path: Point[] = []
  let last: { x: number; y: number } | null = null
  for (let index = 0; index <= samples; index += 1) {
    const position = x.from + ((x.to - x.from) * index) / samples
    const here = { x: position, y: value(position) }
    const isInside = here.y >= y.from && here.y <= y.to
    const wasInside = last !== null && last.y >= y.from && last.y <= y.to
    if (last && isInside !== wasInside) {
      const border = Math.max(here.y, last.y) > y.to && Math.min(here.y, last.y) <= y.to ? y.to : y.from
      const share = (border - last.y) / (here.y - last.y)
      path.push(at(last.x + (here.x - last.x) * share, border))
    }
    if (isInside) path.push(at(here.x, here.y))
    else if (path.length > 0) {
      paths.push(path)
      path = []
    }
    last = here
  }
  if (path.length > 0) paths.push(path)
  return paths
}

interface CurveLabel {
  text: string
  size: number
  plot: Box
  /** Where the axes cross. */
  origin: Point
}

/** The left end of a place for a curve's equation beside the curve, where neither curves nor axes cross it. */
function freePlace(
  { text, size, plot, origin }: CurveLabel,
  path: readonly Point[],
  all: readonly Point[],
): Point | null {
  const width = textWidth(text, size, 600)
  const half = size * 0.75
  const candidates = [0.86, 0.95, 0.75, 0.6, 0.12, 0.04, 0.25, 0.4].flatMap((share) => {
    const on = path[Math.floor((path.length - 1) * share)]
    return on
      ? [size * 0.7, -size * 0.7 - width].flatMap((dx) =>
          [0.7, -0.7, 0].map((dy) => ({ x: on.x + dx, y: on.y + dy * size })),
        )
      : []
  })
  const isInside = ({ x, y }: Point) =>
    x > plot.left &&
    x + width < plot.right + size &&
    y - half > plot.top - half &&
    y + half < plot.bottom + half
  const isFree = ({ x, y }: Point) =>
    !all.some(
      (point) => point.x > x - size * 0.2 && point.x < x + width + size * 0.2 && Math.abs(point.y - y) < half,
    ) &&
    !(origin.x > x - size * 0.4 && origin.x < x + width + size * 1.4) &&
    !(origin.y + size * 1.4 > y - half && origin.y < y + half)
  return candidates.find((one) => isInside(one) && isFree(one)) ?? candidates.find(isInside) ?? null
}

export function drawCoordinateGrid(frame: Frame, spec: GridSpec): string {
  const { paint, colours, textSize } = frame
  const plot = plotOf(frame, spec)
  const at = (x: number, y: number): Point => ({
    x: plot.left + ((x - spec.x.from) / (spec.x.to - spec.x.from)) * (plot.right - plot.left),
    y: plot.bottom - ((y - spec.y.from) / (spec.y.to - spec.y.from)) * (plot.bottom - plot.top),
  })
  const [xs, ys] = [ticksOf(spec.x, stepOf(spec.x)), ticksOf(spec.y, stepOf(spec.y))]
  const origin = at(
    Math.min(Math.max(0, spec.x.from), spec.x.to),
    Math.min(Math.max(0, spec.y.from), spec.y.to),
  )
  const grid =
    xs
      .map((x) =>
        polyline([
          { x: at(x, 0).x, y: plot.top },
          { x: at(x, 0).x, y: plot.bottom },
        ]),
      )
      .join('') +
    ys
      .map((y) =>
        polyline([
          { x: plot.left, y: at(0, y).y },
          { x: plot.right, y: at(0, y).y },
        ]),
      )
      .join('')
  const over = textSize * 0.7
  const axes =
    polyline([
      { x: plot.left, y: origin.y },
      { x: plot.right + over, y: origin.y },
    ]) +
    polyline([
      { x: origin.x, y: plot.bottom },
      { x: origin.x, y: plot.top - over },
    ]) +
    arrowHead({ x: plot.right + over, y: origin.y }, 1, 0, textSize * 0.4) +
    arrowHead({ x: origin.x, y: plot.top - over }, 0, -1, textSize * 0.4)
  const cellWidth = (at(1, 0).x - at(0, 0).x) * stepOf(spec.x)
  const cellHeight = (at(0, 0).y - at(0, 1).y) * stepOf(spec.y)
  const widest = Math.max(...xs.map((x) => textWidth(frame.number(x), 1)))
  const size = Math.min(textSize * 0.85, (cellWidth * 0.85) / widest, cellHeight * 0.8)
  const least = textSize * 0.5
  const every = size < least ? 2 : 1
  const shown = Math.max(size, least)
  const isCorner = spec.x.from >= 0 && spec.y.from >= 0
  const numbers = [
    ...xs
      .filter(
        (x, index) => (x !== 0 || isCorner) && index % every === (spec.x.from % 2 === 0 ? 0 : every - 1),
      )
      .map((x) =>
        frame.write({
          text: frame.number(x),
          x: at(x, 0).x,
          y: origin.y + shown * 0.95,
          size: shown,
          anchor: 'middle',
        }),
      ),
    ...ys
      .filter(
        (y, index) => (y !== 0 || isCorner) && index % every === (spec.y.from % 2 === 0 ? 0 : every - 1),
      )
      .map((y) =>
        frame.write({
          text: frame.number(y),
          x: origin.x - shown * 0.45,
          y: at(0, y).y,
          size: shown,
          anchor: 'end',
        }),
      ),
    !isCorner && xs.includes(0) && ys.includes(0)
      ? frame.write({
          text: '0',
          x: origin.x - shown * 0.18,
          y: origin.y + shown * 0.95,
          size: shown,
          anchor: 'end',
        })
      : '',
  ]
  const names =
    frame.write({
      text: 'x',
      x: plot.right + over * 1.2,
      y: origin.y - textSize * 0.8,
      anchor: 'middle',
      weight: 600,
    }) +
    frame.write({
      text: 'y',
      x: origin.x + textSize * 0.8,
      y: plot.top - over * 0.8,
      anchor: 'middle',
      weight: 600,
    })
  const paths = spec.curves.map((curve) => curvePaths(curve, spec, at))
  const curves = spec.curves.map((curve, index) => {
    const colour = colours[index % 3] ?? colours[0]
    const own = paths[index] ?? []
    const caption = { text: frame.localised(curve.text), size: textSize * 0.9, plot, origin }
    const label = freePlace(caption, own.at(-1) ?? [], paths.flat(2))
    return (
      paint.line(own.map((points) => polyline(points)).join(''), colour, paint.lineWidth * 1.8) +
      (label
        ? frame.write({ text: caption.text, ...label, size: caption.size, weight: 600, anchor: 'start' })
        : '')
    )
  })
  const joined = spec.isJoined
    ? paint.line(polyline(spec.points.map(({ x, y }) => at(x, y))), colours[1], paint.lineWidth * 1.4)
    : ''
  const points = spec.points.map(({ x, y, name }) => {
    const point = at(x, y)
    const text = name || `(${frame.number(x)}${frame.language === 'fr' ? ' ; ' : ', '}${frame.number(y)})`
    const width = textWidth(text, textSize) + textSize
    // A name at the left of the vertical axis stands at the left of its point, if it would reach the axis otherwise.
    const crossesAxis = point.x < origin.x - 1 && point.x + width > origin.x - shown
    const isEnd = point.x + width > plot.right + over || (crossesAxis && point.x - width > plot.left - over)
    return (
      paint.area(circle(point, textSize * 0.22), paint.isInk ? '#111111' : colours[1], { weight: 1 }) +
      frame.write({
        text,
        x: point.x + (isEnd ? -1 : 1) * textSize * 0.4,
        y: point.y - textSize * 0.65,
        weight: 600,
        anchor: isEnd ? 'end' : 'start',
      })
    )
  })
  return (
    paint.line(grid, pale, paint.lineWidth * 0.6) +
    paint.line(axes, dark, paint.lineWidth * 1.4) +
    numbers.join('') +
    curves.join('') +
    joined +
    names +
    points.join('')
  )
}
