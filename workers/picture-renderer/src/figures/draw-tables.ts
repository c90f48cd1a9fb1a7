import { monthNames } from '@classeur/domain/calendar'
import {
  type CalendarSpec,
  type MultiplicationTableSpec,
  type NumberSquareSpec,
} from '@classeur/domain/pictures'
import { lighten } from '../paint/colour.ts'
import { rectangle } from '../paint/geometry.ts'
import { fittingSize, textWidth } from '../text/draw-text.ts'
import { boxOf, type Frame } from './frame.ts'
import { weekdays } from './figure-words.ts'

/** A cell with its text; `isMarked` cells are coloured, or hatched in ink styles. */
function cell(
  frame: Frame,
  x: number,
  y: number,
  width: number,
  height: number,
  text: string,
  fill = '#ffffff',
  isMarked = false,
  weight: 400 | 600 = 400,
): string {
  const size = fittingSize(text, Math.min(height * 0.5, width * 0.5), width * 0.84, weight)
  return (
    frame.paint.part(rectangle(x, y, width, height), fill, isMarked) +
    (text === ''
      ? ''
      : frame.write({ text, x: x + width / 2, y: y + height / 2, size, weight, anchor: 'middle' }))
  )
}

function drawTimesSquare(frame: Frame, to: number): string {
  const { centre, colours } = frame
  const side = Math.min(frame.span, frame.rise) / (to + 1)
  const [left, top] = [centre.x - (side * (to + 1)) / 2, centre.y - (side * (to + 1)) / 2]
  const cells: string[] = []
  for (let row = 0; row <= to; row += 1)
    for (let column = 0; column <= to; column += 1) {
      const isHead = row === 0 || column === 0
      const text = row === 0 && column === 0 ? '×' : frame.number(isHead ? row + column : row * column)
      const fill = isHead ? lighten(colours[0], 0.6) : row === column ? lighten(colours[1], 0.75) : '#ffffff'
      cells.push(
        cell(
          frame,
          left + column * side,
          top + row * side,
          side,
          side,
          text,
          fill,
          false,
          isHead ? 600 : 400,
        ),
      )
    }
  return cells.join('')
}

export function drawMultiplicationTable(frame: Frame, { of, to }: MultiplicationTableSpec): string {
  if (of === null) return drawTimesSquare(frame, to)
  const { centre, rise, span, colours } = frame
  const lines = Array.from(
    { length: to },
    (_item, index) => `${frame.number(of)} × ${frame.number(index + 1)} = ${frame.number(of * (index + 1))}`,
  )
  const row = rise / to
  const size = Math.min(row * 0.58, frame.textSize * 1.3)
  const width = Math.min(span, Math.max(...lines.map((line) => textWidth(line, size))) + size * 3)
  return lines
    .map(
      (text, index) =>
        cell(
          frame,
          centre.x - width / 2,
          centre.y - rise / 2 + index * row,
          width,
          row,
          '',
          index % 2 === 0 ? lighten(colours[0], 0.75) : '#ffffff',
        ) +
        frame.write({
          text,
          x: centre.x,
          y: centre.y - rise / 2 + (index + 0.5) * row,
          size,
          anchor: 'middle',
          weight: 600,
        }),
    )
    .join('')
}

export function drawNumberSquare(frame: Frame, { to, multiplesOf }: NumberSquareSpec): string {
  const { centre, colours, isRightToLeft } = frame
  const rows = to / 10
  const side = Math.min(frame.span / 10, frame.rise / rows)
  const [left, top] = [centre.x - side * 5, centre.y - (side * rows) / 2]
  return Array.from({ length: to }, (_item, index) => {
    const number = index + 1
    const column = isRightToLeft ? 9 - (index % 10) : index % 10
    const isMarked = multiplesOf !== null && number % multiplesOf === 0
    return cell(
      frame,
      left + column * side,
      top + Math.floor(index / 10) * side,
      side,
      side,
      frame.number(number),
      isMarked ? lighten(colours[0], 0.4) : '#ffffff',
      isMarked,
    )
  }).join('')
}

/** A month with weeks from Monday, in the Gregorian calendar. */
export function drawCalendar(frame: Frame, { year, month }: CalendarSpec): string {
  const { colours, isRightToLeft, textSize } = frame
  const box = boxOf(frame)
  const first = (new Date(Date.UTC(year, month - 1, 1)).getUTCDay() + 6) % 7
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const weeks = Math.ceil((first + days) / 7)
  const head = textSize * 2
  const title = `${monthNames[frame.language][month - 1] ?? ''} ${String(year)}`
  const width = frame.span / 7
  const height = Math.min((frame.rise - head * 1.9) / weeks, width)
  const top = frame.centre.y - (head * 1.9 + height * weeks) / 2
  const x = (column: number) => box.left + (isRightToLeft ? 6 - column : column) * width
  const names = weekdays[frame.language]
  return (
    frame.write({
      text: title,
      x: frame.centre.x,
      y: top + head * 0.4,
      size: textSize * 1.3,
      weight: 600,
      anchor: 'middle',
    }) +
    names
      .map((name, column) =>
        cell(frame, x(column), top + head, width, head * 0.9, name, lighten(colours[0], 0.6), false, 600),
      )
      .join('') +
    Array.from({ length: weeks * 7 }, (_item, index) => {
      const day = index - first + 1
      const text = day >= 1 && day <= days ? String(day) : ''
      return cell(
        frame,
        x(index % 7),
        top + head * 1.9 + Math.floor(index / 7) * height,
        width,
        height,
        text,
        index % 7 > 4 ? lighten(colours[1], 0.8) : '#ffffff',
      )
    }).join('')
  )
}
