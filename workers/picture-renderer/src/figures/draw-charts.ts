import type { ChartSpec } from '@classeur/domain/pictures'
import { circle, polyline, rectangle } from '../paint/geometry.ts'
import { fittingSize, textWidth } from '../text/draw-text.ts'
import { drawValueAxis, heightOf, scaleFor, widestTick } from './axes.ts'
import { boxOf, dark, pale, type Box, type Frame } from './frame.ts'

/** The heading above a chart, and the box that is left. */
export function withHeading(frame: Frame, heading: string): { drawn: string; box: Box } {
  const box = boxOf(frame)
  if (heading === '') return { drawn: '', box }
  const size = fittingSize(heading, frame.textSize * 1.15, frame.span, 600)
  const drawn = frame.write({
    text: heading,
    x: frame.centre.x,
    y: box.top + size * 0.4,
    size,
    weight: 600,
    anchor: 'middle',
  })
  return { drawn, box: drawn === '' ? box : { ...box, top: box.top + size * 1.9 } }
}

export const valueText = (frame: Frame, value: number, unit: string): string =>
  unit === '' || unit === '°C'
    ? frame.number(value) + (unit && ` ${unit}`)
    : unit === '%' && frame.language !== 'fr'
      ? `${frame.number(value)}%`
      : `${frame.number(value)}\u00a0${unit}`

const least = 0.62

/** Writes the names below their bars in one size, on two lines if one is too wide. */
function namesBelow(
  frame: Frame,
  names: readonly string[],
  xOf: (index: number) => number,
  y: number,
  room: number,
): string {
  const whole = Math.min(...names.map((name) => fittingSize(name, frame.textSize * 0.9, room)))
  const isSplit = whole < frame.textSize * least && names.some((name) => name.includes(' '))
  const lines = names.map((name) => {
    const words = name.split(' ')
    const half = Math.ceil(words.length / 2)
    return isSplit && words.length > 1
      ? [words.slice(0, half).join(' '), words.slice(half).join(' ')]
      : [name]
  })
  const size = Math.min(...lines.flat().map((line) => fittingSize(line, frame.textSize * 0.9, room)))
  return lines
    .flatMap((texts, index) =>
      texts.map((text, line) =>
        frame.write({ text, x: xOf(index), y: y + line * size * 1.15, size, anchor: 'middle' }),
      ),
    )
    .join('')
}

function drawHorizontalBars(frame: Frame, spec: ChartSpec): string {
  const { paint, colours, textSize } = frame
  const { drawn, box } = withHeading(frame, spec.heading)
  const { items } = spec
  const names = Math.min(
    frame.span * 0.4,
    Math.max(...items.map(({ name }) => textWidth(name, textSize * 0.9))),
  )
  const [left, right, bottom] = [
    box.left + names + textSize * 0.6,
    box.right - textSize * 1.6,
    box.bottom - textSize * 1.2,
  ]
  const scale = scaleFor(
    [0, ...items.map(({ value }) => value)],
    10,
    items.every(({ value }) => Number.isInteger(value)),
  )
  const x = (value: number) => left + ((value - scale.from) / (scale.to - scale.from)) * (right - left)
  const row = (bottom - box.top) / items.length
  const grid = scale.ticks
    .map((tick) =>
      polyline([
        { x: x(tick), y: box.top },
        { x: x(tick), y: bottom },
      ]),
    )
    .join('')
  const bars = items.map(({ name, value }, index) => {
    const y = box.top + row * (index + 0.5)
    const [from, to] = [Math.min(x(0), x(value)), Math.max(x(0), x(value))]
    return (
      paint.area(rectangle(from, y - row * 0.32, to - from, row * 0.64), colours[index % 3] ?? colours[0]) +
      frame.write({
        text: name,
        x: left - textSize * 0.4,
        y,
        size: fittingSize(name, textSize * 0.9, names),
        anchor: 'end',
      }) +
      frame.write({
        text: valueText(frame, value, spec.unit),
        x: to + textSize * 0.3,
        y,
        size: textSize * 0.8,
        anchor: 'start',
      })
    )
  })
  const numbers = scale.ticks.map((tick) =>
    frame.write({
      text: frame.number(tick),
      x: x(tick),
      y: bottom + textSize * 0.8,
      size: textSize * 0.8,
      anchor: 'middle',
    }),
  )
  return (
    drawn +
    paint.line(grid, pale, paint.lineWidth * 0.5) +
    bars.join('') +
    paint.line(
      polyline([
        { x: x(0), y: box.top },
        { x: x(0), y: bottom },
      ]) +
        polyline([
          { x: left, y: bottom },
          { x: right, y: bottom },
        ]),
      dark,
      paint.lineWidth * 1.4,
    ) +
    numbers.join('')
  )
}

function plotOf(frame: Frame, box: Box, values: readonly number[], isWhole: boolean) {
  const size = frame.textSize * 0.85
  const scale = scaleFor(values, 10, isWhole)
  const plot = {
    left: box.left + widestTick(frame, scale, size) + size * 0.7,
    right: box.right,
    top: box.top + size * 1.6,
    bottom: box.bottom - frame.textSize * 2,
  }
  return { size, scale, plot }
}

/** Axes for pupils to fill in. */
function drawBlankChart(frame: Frame, spec: ChartSpec): string {
  const { drawn, box } = withHeading(frame, spec.heading)
  const { size, scale, plot } = plotOf(frame, box, [0, 10], true)
  return drawn + drawValueAxis(frame, scale, plot, size)
}

export function drawBarChart(frame: Frame, spec: ChartSpec): string {
  const { items, unit } = spec
  if (items.length === 0) return drawBlankChart(frame, spec)
  const slot = (frame.span * 0.9) / items.length
  const longest = Math.max(
    ...items.flatMap(({ name }) => name.split(' ').map((word) => textWidth(word, frame.textSize * 0.85))),
  )
  if (spec.isHorizontal || longest * 0.75 > slot) return drawHorizontalBars(frame, spec)
  const { paint, colours } = frame
  const { drawn, box } = withHeading(frame, spec.heading)
  const values = items.map(({ value }) => value)
  const { size, scale, plot } = plotOf(frame, box, [0, ...values], values.every(Number.isInteger))
  const width = (plot.right - plot.left) / items.length
  const bars = items.map(({ value }, index) => {
    const x = plot.left + width * (index + 0.5)
    const [zero, end] = [heightOf(scale, plot, 0), heightOf(scale, plot, value)]
    return (
      paint.area(
        rectangle(x - width * 0.3, Math.min(zero, end), width * 0.6, Math.abs(zero - end)),
        colours[index % 3] ?? colours[0],
      ) +
      frame.write({
        text: valueText(frame, value, unit),
        x,
        y: end + (value < 0 ? 1 : -1) * size * 0.75,
        size: size * 0.95,
        anchor: 'middle',
      })
    )
  })
  const names = namesBelow(
    frame,
    items.map(({ name }) => name),
    (index) => plot.left + width * (index + 0.5),
    plot.bottom + frame.textSize * 0.8,
    width * 0.94,
  )
  return drawn + drawValueAxis(frame, scale, plot, size) + bars.join('') + names
}

export function drawLineGraph(frame: Frame, spec: ChartSpec): string {
  const { items, unit } = spec
  if (items.length === 0) return drawBlankChart(frame, spec)
  const { paint, colours } = frame
  const { drawn, box } = withHeading(frame, spec.heading)
  const values = items.map(({ value }) => value)
  const { size, scale, plot } = plotOf(
    frame,
    box,
    Math.min(...values) > 0 ? [0, ...values] : values,
    values.every(Number.isInteger),
  )
  const width = (plot.right - plot.left) / items.length
  const points = items.map(({ value }, index) => ({
    x: plot.left + width * (index + 0.5),
    y: heightOf(scale, plot, value),
  }))
  return (
    drawn +
    drawValueAxis(frame, scale, plot, size) +
    namesBelow(
      frame,
      items.map(({ name }) => name),
      (index) => plot.left + width * (index + 0.5),
      plot.bottom + frame.textSize * 0.8,
      width * 0.94,
    ) +
    paint.line(polyline(points), colours[1], paint.lineWidth * 1.6) +
    items
      .map(({ value }, index) => {
        const point = points[index] ?? { x: 0, y: 0 }
        const isLowest = (points[index - 1]?.y ?? -1) < point.y && (points[index + 1]?.y ?? -1) < point.y
        const hasRoom = point.y + size * 1.8 < plot.bottom
        const text = valueText(frame, value, unit === '°C' ? '' : unit)
        // Above a lowest point, the text would lie between the lines.
        const label =
          isLowest && !hasRoom
            ? { x: point.x + size * 0.6, y: point.y, anchor: 'start' as const }
            : { x: point.x, y: point.y + (isLowest ? 1 : -1) * size, anchor: 'middle' as const }
        return (
          paint.area(circle(point, paint.lineWidth * 2.4), paint.isInk ? '#111111' : colours[1], {
            weight: 1,
          }) + frame.write({ text, ...label, size: size * 0.95 })
        )
      })
      .join('')
  )
}
