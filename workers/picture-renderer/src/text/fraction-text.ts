import { polyline } from '../paint/geometry.ts'
import type { Paint } from '../paint/paint.ts'
import { textWidth } from './draw-text.ts'

/** A fraction `3/4` with its parts above each other; other texts as they are. `y` is the middle of the line. */
export function fractionText(
  write: (part: {
    text: string
    x: number
    y: number
    size: number
    anchor: 'middle'
    colour?: string
  }) => string,
  paint: Paint,
  { text, x, y, size, colour }: { text: string; x: number; y: number; size: number; colour?: string },
): string {
  const [, sign = '', top, bottom] = /^(−?)(\d+)\/(\d+)$/u.exec(text) ?? []
  const style = colour === undefined ? {} : { colour }
  if (top === undefined || bottom === undefined)
    return write({ text, x, y, size, anchor: 'middle', ...style })
  const upper = write({ text: top, x, y: y - size * 0.62, size, anchor: 'middle', ...style })
  if (upper === '') return ''
  const half = Math.max(textWidth(top, size), textWidth(bottom, size)) / 2 + size * 0.1
  const bar = polyline([
    { x: x - half, y },
    { x: x + half, y },
  ])
  return (
    upper +
    write({ text: bottom, x, y: y + size * 0.62, size, anchor: 'middle', ...style }) +
    paint.line(bar, '#1a1a1a', Math.max(1.5, size * 0.06)) +
    (sign === '' ? '' : write({ text: sign, x: x - half - size * 0.4, y, size, anchor: 'middle', ...style }))
  )
}
