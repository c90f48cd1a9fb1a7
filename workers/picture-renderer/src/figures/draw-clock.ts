import type { ClockSpec } from '@classeur/domain/pictures'
import { circle, onCircle, polyline, rectangle } from '../paint/geometry.ts'
import { drawText } from '../text/draw-text.ts'
import { cellsOf, dark, type Frame } from './frame.ts'

type Time = { hour: number; minute: number } | null

function drawFace(frame: Frame, time: Time): string {
  const { paint, centre, reach, colours } = frame
  const ticks = Array.from({ length: 60 }, (_item, index) => {
    const isHour = index % 5 === 0
    const from = onCircle(centre, reach * (isHour ? 0.82 : 0.855), index * 6 - 90)
    return paint.line(
      polyline([from, onCircle(centre, reach * 0.89, index * 6 - 90)]),
      dark,
      paint.lineWidth * (isHour ? 1.9 : 0.7) * Math.min(1, reach / 300),
    )
  })
  const numbers = Array.from({ length: 12 }, (_item, index) =>
    frame.write({
      text: String(index + 1),
      ...onCircle(centre, reach * 0.72, (index + 1) * 30 - 90),
      size: reach * 0.15,
      weight: 600,
      anchor: 'middle',
    }),
  )
  const hand = (degrees: number, length: number, colour: string, thick: number) =>
    paint.limb(
      polyline([
        onCircle(centre, -reach * 0.08, degrees - 90),
        onCircle(centre, reach * length, degrees - 90),
      ]),
      colour,
      reach * thick,
    )
  return (
    paint.area(circle(centre, reach), colours[0], { weight: 1.4 }) +
    paint.area(circle(centre, reach * 0.91), '#ffffff') +
    ticks.join('') +
    numbers.join('') +
    (time
      ? hand((time.hour % 12) * 30 + time.minute / 2, 0.4, '#20242b', 0.055) +
        hand(time.minute * 6, 0.6, colours[1], 0.035)
      : '') +
    paint.area(circle(centre, reach * 0.045), '#111111')
  )
}

function drawDisplay(frame: Frame, time: Time): string {
  const { paint, centre, span, rise, colours } = frame
  const width = Math.min(span * 0.8, rise * 1.5)
  const height = width * 0.42
  const text = time ? `${String(time.hour).padStart(2, '0')}:${String(time.minute).padStart(2, '0')}` : ''
  return (
    paint.area(
      rectangle(centre.x - width / 2, centre.y - height / 2, width, height, height * 0.16),
      colours[1],
      { weight: 1.4 },
    ) +
    paint.area(
      rectangle(centre.x - width * 0.45, centre.y - height * 0.38, width * 0.9, height * 0.76, height * 0.08),
      '#f4f7ef',
      { weight: 1 },
    ) +
    // The time is the figure itself, so it is there without labels too.
    drawText({
      text: frame.show(text),
      x: centre.x,
      y: centre.y,
      size: height * 0.55,
      plate: 'none',
      weight: 600,
      anchor: 'middle',
    })
  )
}

export function drawClock(frame: Frame, { times, isDigital }: ClockSpec): string {
  const cells = times.length === 1 ? [frame] : cellsOf(frame, times.length)
  return times
    .map((time, index) => (isDigital ? drawDisplay : drawFace)(cells[index] ?? frame, time))
    .join('')
}
