import type { BalanceSpec, BarModelSpec, FunctionMachineSpec } from '@classeur/domain/pictures'
import { lighten } from '../paint/colour.ts'
import { circle, polygon, polyline, rectangle, type Point } from '../paint/geometry.ts'
import { fittingSize } from '../text/draw-text.ts'
import { arrowHead } from './draw-number-line.ts'
import { boxOf, dark, type Frame } from './frame.ts'
import { inputOutput } from './figure-words.ts'

const shown = (frame: Frame, value: number | null): string => (value === null ? '?' : frame.number(value))

function drawBond(frame: Frame, { whole, parts }: BarModelSpec): string {
  const { paint, centre, colours } = frame
  const radius = Math.min(frame.span / (parts.length * 2.6), frame.rise * 0.2)
  const top = { x: centre.x, y: centre.y - frame.rise * 0.26 }
  const spread = Math.min(frame.span / parts.length, radius * 3.4)
  const places = parts.map((_part, index) => ({
    x: centre.x + (index - (parts.length - 1) / 2) * spread,
    y: centre.y + frame.rise * 0.26,
  }))
  const ball = (at: Point, text: string, fill: string) =>
    paint.part(circle(at, radius), lighten(fill, 0.6), false) +
    frame.write({
      text,
      ...at,
      size: fittingSize(text, radius * 0.8, radius * 1.5, 600),
      plate: 'none',
      weight: 600,
      anchor: 'middle',
    })
  return (
    paint.line(places.map((middle) => polyline([top, middle])).join(''), dark, paint.lineWidth * 1.5) +
    ball(top, shown(frame, whole), colours[0]) +
    places.map((middle, index) => ball(middle, shown(frame, parts[index] ?? null), colours[1])).join('')
  )
}

export function drawBarModel(frame: Frame, spec: BarModelSpec): string {
  if (spec.isCherry) return drawBond(frame, spec)
  const { paint, centre, colours, textSize, isRightToLeft } = frame
  const { left } = boxOf(frame)
  const givenParts = spec.parts.filter((part) => part !== null)
  const sum = givenParts.reduce((total, part) => total + part, 0)
  const unknowns = spec.parts.length - givenParts.length
  // An unknown part takes what is left of the whole, or an average part.
  const rest =
    spec.whole !== null && spec.whole > sum && unknowns > 0
      ? (spec.whole - sum) / unknowns
      : sum / Math.max(1, givenParts.length)
  const sizes = spec.parts.map((part) => part ?? (rest || 1))
  const total = sizes.reduce((all, size) => all + size, 0)
  const tall = Math.min(frame.rise * 0.26, frame.reach * 0.45)
  const top = centre.y - tall * 1.05
  const bar = (x: number, y: number, width: number, text: string, fill: string) =>
    paint.part(rectangle(x, y, width, tall), lighten(fill, 0.55), false) +
    frame.write({
      text,
      x: x + width / 2,
      y: y + tall / 2,
      size: fittingSize(text, textSize * 1.4, width * 0.9, 600),
      weight: 600,
      anchor: 'middle',
      plate: 'none',
    })
  let from = 0
  const parts = sizes.map((size, index) => {
    const width = (size / total) * frame.span
    const x = isRightToLeft ? left + frame.span - from - width : left + from
    from += width
    return bar(
      x,
      top + tall * 1.1,
      width,
      shown(frame, spec.parts[index] ?? null),
      colours[(index + 1) % 3] ?? colours[1],
    )
  })
  return bar(left, top, frame.span, shown(frame, spec.whole), colours[0]) + parts.join('')
}

export function drawBalance(frame: Frame, { left, right }: BalanceSpec): string {
  const { paint, centre, colours, reach } = frame
  const half = Math.min(frame.span * 0.32, reach * 0.95)
  const beam = centre.y - reach * 0.42
  const foot = centre.y + reach * 0.72
  const pan = centre.y + reach * 0.2
  const wide = half * 0.68
  const side = (x: number, text: string) => {
    const size = fittingSize(text, frame.textSize * 1.4, wide * 1.7, 600)
    return (
      paint.line(
        polyline([
          { x: x - wide * 0.9, y: pan },
          { x, y: beam },
          { x: x + wide * 0.9, y: pan },
        ]),
        dark,
        paint.lineWidth,
      ) +
      paint.area(
        `M${String(x - wide)} ${String(pan)}Q${String(x)} ${String(pan + reach * 0.22)} ${String(x + wide)} ${String(pan)}Z`,
        colours[0],
        { weight: 1.2 },
      ) +
      // The weights stand on the pan; without them, the balance shows nothing.
      frame.write({
        text,
        x,
        y: pan - size * 0.75,
        size,
        weight: 600,
        anchor: 'middle',
        plate: '#ffffff',
      })
    )
  }
  return (
    paint.area(
      polygon([
        { x: centre.x - reach * 0.05, y: beam },
        { x: centre.x + reach * 0.05, y: beam },
        { x: centre.x + reach * 0.08, y: foot },
        { x: centre.x - reach * 0.08, y: foot },
      ]),
      colours[1],
      { weight: 1.2 },
    ) +
    paint.area(rectangle(centre.x - reach * 0.4, foot, reach * 0.8, reach * 0.1, reach * 0.04), colours[1], {
      weight: 1.2,
    }) +
    side(centre.x - half, left) +
    side(centre.x + half, right) +
    paint.line(
      polyline([
        { x: centre.x - half, y: beam },
        { x: centre.x + half, y: beam },
      ]),
      dark,
      paint.lineWidth * 2.6,
    ) +
    paint.area(circle({ x: centre.x, y: beam }, reach * 0.05), '#111111', { weight: 1 })
  )
}

export function drawFunctionMachine(frame: Frame, { steps, inputs, outputs }: FunctionMachineSpec): string {
  const { paint, centre, colours, textSize, isRightToLeft } = frame
  const way = isRightToLeft ? -1 : 1
  const names = inputOutput[frame.language]
  const pairs =
    inputs.length > 0
      ? inputs.map((input, index) => [input, outputs[index] ?? ''] as const)
      : [['', ''] as const]
  const ends = frame.span * 0.2
  const box = (frame.span - 2 * ends) / steps.length
  const tall = Math.min(
    frame.rise * 0.5,
    frame.reach * 0.7,
    Math.max(pairs.length * textSize * 1.6, frame.reach * 0.45),
  )
  const start = centre.x - (way * frame.span) / 2
  const machines = steps.map((step, index) => {
    const x = start + way * (ends + box * (index + 0.5))
    const size = fittingSize(step, textSize * 1.5, box * 0.6, 600)
    return (
      paint.area(
        rectangle(x - box * 0.36, centre.y - tall / 2, box * 0.72, tall, textSize * 0.4),
        lighten(colours[index % 3] ?? colours[0], 0.4),
        { weight: 1.4 },
      ) +
      frame.write({
        text: frame.localised(step),
        x,
        y: centre.y,
        size,
        weight: 600,
        anchor: 'middle',
        plate: 'none',
      })
    )
  })
  const arrow = (from: number, to: number) =>
    polyline([
      { x: from, y: centre.y },
      { x: to, y: centre.y },
    ]) + arrowHead({ x: to, y: centre.y }, way, 0, textSize * 0.5)
  const arrows = Array.from({ length: steps.length + 1 }, (_item, index) => {
    const [from, to] = [
      index === 0 ? ends * 0.62 : ends + box * (index - 0.14),
      index === steps.length ? ends + box * index + ends * 0.38 : ends + box * (index + 0.14),
    ]
    return arrow(start + way * from, start + way * to)
  })
  const column = (x: number, head: string, values: readonly string[]) =>
    frame.write({
      text: head,
      x,
      y: centre.y - tall / 2 - textSize * 1.1,
      size: fittingSize(head, textSize, ends),
      weight: 600,
      anchor: 'middle',
    }) +
    values
      .map((text, index) =>
        frame.write({
          text: frame.localised(text),
          x,
          y: centre.y + (index - (values.length - 1) / 2) * Math.min(textSize * 1.5, tall / values.length),
          size: fittingSize(text, Math.min(textSize * 1.2, tall / values.length / 1.2), ends * 0.5),
          anchor: 'middle',
        }),
      )
      .join('')
  return (
    paint.line(arrows.join(''), dark, paint.lineWidth * 1.5) +
    machines.join('') +
    column(
      start + way * ends * 0.3,
      names.input,
      pairs.map(([input]) => input),
    ) +
    column(
      start + way * (frame.span - ends * 0.3),
      names.output,
      pairs.map(([, output]) => output),
    )
  )
}
