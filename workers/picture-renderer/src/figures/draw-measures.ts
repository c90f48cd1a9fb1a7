import type { JugSpec, RulerSpec, ThermometerSpec } from '@classeur/domain/pictures'
import { circle, polyline, rectangle } from '../paint/geometry.ts'
import { scaleFor } from './axes.ts'
import { boxOf, dark, type Frame } from './frame.ts'

export function drawThermometer(frame: Frame, { value, from, to, unit }: ThermometerSpec): string {
  const { paint, centre, textSize } = frame
  const box = boxOf(frame)
  const scale = scaleFor([from, to], 12, true)
  const bulb = Math.min(frame.rise * 0.075, frame.span * 0.1)
  const tube = bulb * 0.55
  const top = box.top + textSize
  const bottom = box.bottom - bulb * 2.3
  const y = (degrees: number) =>
    bottom - ((degrees - scale.from) / (scale.to - scale.from)) * (bottom - top - tube)
  const base = { x: centre.x, y: box.bottom - bulb }
  const red = '#e0403a'
  const small = scale.step / (scale.step % 5 === 0 ? 5 : 2)
  const minor = Array.from(
    { length: Math.round((scale.to - scale.from) / small) + 1 },
    (_item, index) => scale.from + index * small,
  )
  const ticks =
    minor
      .map((tick) =>
        polyline([
          { x: centre.x + tube * 1.3, y: y(tick) },
          { x: centre.x + tube * 2.1, y: y(tick) },
        ]),
      )
      .join('') +
    scale.ticks
      .map((tick) =>
        polyline([
          { x: centre.x + tube * 1.3, y: y(tick) },
          { x: centre.x + tube * 2.8, y: y(tick) },
        ]),
      )
      .join('')
  return (
    paint.area(rectangle(centre.x - tube, top - tube, tube * 2, base.y - top + tube, tube), '#f2f5f8', {
      weight: 1.3,
    }) +
    (paint.isInk
      ? ''
      : paint.line(
          rectangle(centre.x - tube, top - tube, tube * 2, base.y - top, tube),
          dark,
          paint.lineWidth,
        )) +
    paint.part(circle(base, bulb), red, true) +
    paint.part(rectangle(centre.x - tube * 0.5, y(value), tube, base.y - bulb * 0.8 - y(value)), red, true) +
    paint.line(ticks, dark, paint.lineWidth * 0.9) +
    scale.ticks
      .map((tick) =>
        frame.write({
          text: frame.number(tick),
          x: centre.x + tube * 3.3,
          y: y(tick),
          size: Math.min(textSize, ((bottom - top) / scale.ticks.length) * 0.7),
          anchor: 'start',
        }),
      )
      .join('') +
    frame.write({
      text: unit,
      x: centre.x + tube * 3.3,
      y: top - textSize * 1.3,
      anchor: 'start',
      weight: 600,
    }) +
    frame.write({
      text: `${frame.number(value)} ${unit}`,
      x: centre.x - tube * 2.2,
      y: y(value),
      anchor: 'end',
      weight: 600,
    })
  )
}

export function drawRuler(frame: Frame, { to, length, unit }: RulerSpec): string {
  const { paint, centre, colours, textSize } = frame
  const { left } = boxOf(frame)
  const pad = frame.span * 0.035
  const step = (frame.span - 2 * pad) / to
  const tall = Math.min(frame.reach * 0.42, frame.rise * 0.3)
  const top = centre.y
  const x = (value: number) => left + pad + value * step
  const ticks = Array.from({ length: to * 10 + 1 }, (_item, index) => {
    const share = index % 10 === 0 ? 0.42 : index % 5 === 0 ? 0.3 : 0.18
    // Millimetres closer than three pixels would run together.
    if (step < 30 && index % 5 !== 0) return ''
    return polyline([
      { x: x(index / 10), y: top },
      { x: x(index / 10), y: top + tall * share },
    ])
  })
  const size = Math.min(textSize, step * 0.6)
  const segment = (value: number) => {
    const y = top - textSize * 1.2
    return (
      paint.line(
        polyline([
          { x: x(0), y },
          { x: x(value), y },
        ]) +
          [0, value]
            .map((end) =>
              polyline([
                { x: x(end), y: y - textSize * 0.4 },
                { x: x(end), y: y + textSize * 0.4 },
              ]),
            )
            .join(''),
        colours[1],
        paint.lineWidth * 2.4,
      ) +
      paint.line(
        [0, value]
          .map((end) =>
            polyline([
              { x: x(end), y: y + textSize * 0.5 },
              { x: x(end), y: top },
            ]),
          )
          .join(''),
        dark,
        paint.lineWidth * 0.8,
        { dash: '7 6' },
      )
    )
  }
  return (
    paint.area(rectangle(left, top, frame.span, tall, tall * 0.06), '#fbe7a8', { weight: 1.3 }) +
    (paint.isInk
      ? ''
      : paint.line(rectangle(left, top, frame.span, tall, tall * 0.06), dark, paint.lineWidth)) +
    paint.line(ticks.join(''), dark, paint.lineWidth * 0.7) +
    Array.from({ length: to + 1 }, (_item, value) =>
      frame.write({
        text: String(value),
        x: x(value),
        y: top + tall * 0.64,
        size,
        anchor: 'middle',
        plate: 'none',
      }),
    ).join('') +
    frame.write({
      text: unit,
      x: left + pad,
      y: top + tall * 0.88,
      size: size * 0.8,
      anchor: 'middle',
      plate: 'none',
    }) +
    (length === null ? '' : segment(length))
  )
}

export function drawJug(frame: Frame, { value, capacity, unit }: JugSpec): string {
  const { paint, centre, textSize } = frame
  const box = boxOf(frame)
  const scale = scaleFor([0, capacity], 10)
  const half = Math.min(frame.span * 0.2, frame.rise * 0.24)
  const [top, bottom] = [box.top + textSize * 1.6, box.bottom - textSize * 0.6]
  const y = (amount: number) => bottom - (amount / scale.to) * (bottom - top) * 0.92
  const small = scale.step / 5
  const minor = Array.from({ length: Math.round(scale.to / small) + 1 }, (_item, index) => index * small)
  const ticks =
    minor
      .map((tick) =>
        polyline([
          { x: centre.x + half, y: y(tick) },
          { x: centre.x + half - half * 0.16, y: y(tick) },
        ]),
      )
      .join('') +
    scale.ticks
      .map((tick) =>
        polyline([
          { x: centre.x + half, y: y(tick) },
          { x: centre.x + half - half * 0.34, y: y(tick) },
        ]),
      )
      .join('')
  const glass = polyline([
    { x: centre.x - half * 1.25, y: top - textSize * 0.5 },
    { x: centre.x - half, y: top },
    { x: centre.x - half, y: bottom },
    { x: centre.x + half, y: bottom },
    { x: centre.x + half, y: top - textSize * 0.5 },
  ])
  return (
    paint.part(rectangle(centre.x - half, y(value), half * 2, bottom - y(value)), '#8ecae6', true) +
    paint.line(glass, dark, paint.lineWidth * 1.8) +
    paint.line(ticks, dark, paint.lineWidth * 0.9) +
    scale.ticks
      .filter((tick) => tick > 0)
      .map((tick) =>
        frame.write({
          text: frame.number(tick),
          x: centre.x + half + textSize * 0.4,
          y: y(tick),
          size: Math.min(textSize * 0.95, ((bottom - top) / scale.ticks.length) * 0.75),
          anchor: 'start',
        }),
      )
      .join('') +
    frame.write({
      text: unit,
      x: centre.x + half + textSize * 0.4,
      y: top - textSize,
      anchor: 'start',
      weight: 600,
    })
  )
}
