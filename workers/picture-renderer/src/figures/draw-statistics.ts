import type { BoxPlotSpec, HistogramSpec } from '@classeur/domain/pictures'
import { polyline, rectangle } from '../paint/geometry.ts'
import { drawValueAxis, heightOf, scaleFor, widestTick } from './axes.ts'
import { boxOf, dark, type Frame } from './frame.ts'
import { frequencyWord } from './figure-words.ts'

export function drawBoxPlot(frame: Frame, { numbers }: BoxPlotSpec): string {
  const { paint, centre, colours, textSize } = frame
  const box = boxOf(frame)
  const scale = scaleFor(numbers, 14)
  const pad = frame.span * 0.05
  const x = (value: number) =>
    box.left + pad + ((value - scale.from) / (scale.to - scale.from)) * (frame.span - 2 * pad)
  const tall = Math.min(frame.rise * 0.13, frame.reach * 0.26)
  const y = centre.y - textSize
  const axis = y + tall + textSize * 2.2
  const [least, lower, median, upper, most] = numbers
  const grid = scale.ticks
    .map((tick) =>
      polyline([
        { x: x(tick), y: axis - textSize * 0.3 },
        { x: x(tick), y: axis + textSize * 0.3 },
      ]),
    )
    .join('')
  const whiskers =
    polyline([
      { x: x(least), y },
      { x: x(lower), y },
    ]) +
    polyline([
      { x: x(upper), y },
      { x: x(most), y },
    ]) +
    [least, most]
      .map((value) =>
        polyline([
          { x: x(value), y: y - tall * 0.6 },
          { x: x(value), y: y + tall * 0.6 },
        ]),
      )
      .join('')
  // Close values are written at two heights, so that they don't touch.
  let last = -Infinity
  let isHigh = false
  const labels = numbers.map((value, index) => {
    const isRepeated = numbers.indexOf(value) !== index
    const isClose = x(value) - last < textSize * 1.7
    isHigh = isClose && !isHigh
    last = x(value)
    return isRepeated
      ? ''
      : frame.write({
          text: frame.number(value),
          x: x(value),
          y: y - tall - textSize * (isHigh ? 1.9 : 0.8),
          anchor: 'middle',
          weight: 600,
        })
  })
  return (
    paint.line(
      polyline([
        { x: box.left, y: axis },
        { x: box.right, y: axis },
      ]) + grid,
      dark,
      paint.lineWidth * 1.2,
    ) +
    scale.ticks
      .map((tick) =>
        frame.write({
          text: frame.number(tick),
          x: x(tick),
          y: axis + textSize * 1.1,
          size: textSize * 0.85,
          anchor: 'middle',
        }),
      )
      .join('') +
    paint.line(whiskers, dark, paint.lineWidth * 1.5) +
    paint.area(rectangle(x(lower), y - tall, x(upper) - x(lower), tall * 2), colours[0], { weight: 1.3 }) +
    paint.line(
      rectangle(x(lower), y - tall, x(upper) - x(lower), tall * 2) +
        polyline([
          { x: x(median), y: y - tall },
          { x: x(median), y: y + tall },
        ]),
      dark,
      paint.lineWidth * 1.6,
    ) +
    labels.join('')
  )
}

export function drawHistogram(frame: Frame, { bins }: HistogramSpec): string {
  const { paint, colours, textSize } = frame
  const box = boxOf(frame)
  const size = textSize * 0.85
  const scale = scaleFor(
    [0, ...bins.map(({ frequency }) => frequency)],
    10,
    bins.every(({ frequency }) => Number.isInteger(frequency)),
  )
  const plot = {
    left: box.left + widestTick(frame, scale, size) + size * 0.7,
    right: box.right,
    top: box.top + size * 2.8,
    bottom: box.bottom - textSize * 1.6,
  }
  const [first] = bins
  const last = bins.at(-1)
  if (!first || !last) return ''
  const gap = (plot.right - plot.left) * 0.05
  const x = (value: number) =>
    plot.left + gap + ((value - first.from) / (last.to - first.from)) * (plot.right - plot.left - 2 * gap)
  const bars = bins.map(({ from, to, frequency }) => {
    const top = heightOf(scale, plot, frequency)
    const path = rectangle(x(from), top, x(to) - x(from), plot.bottom - top)
    return paint.area(path, colours[0]) + paint.line(path, dark, paint.lineWidth)
  })
  const edges = [...new Set(bins.flatMap(({ from, to }) => [from, to]))]
  return (
    drawValueAxis(frame, scale, plot, size) +
    bars.join('') +
    edges
      .map(
        (edge) =>
          paint.line(
            polyline([
              { x: x(edge), y: plot.bottom },
              { x: x(edge), y: plot.bottom + size * 0.4 },
            ]),
            dark,
            paint.lineWidth,
          ) +
          frame.write({
            text: frame.number(edge),
            x: x(edge),
            y: plot.bottom + textSize,
            size,
            anchor: 'middle',
          }),
      )
      .join('') +
    frame.write({
      text: frequencyWord[frame.language],
      x: plot.left - size * 0.4,
      y: box.top + size * 0.6,
      size,
      anchor: 'start',
      weight: 600,
    })
  )
}
