import { circleParts, type CirclePart, type CirclePartsSpec } from '@classeur/domain/pictures'
import { circle, onCircle, polyline, round, slice } from '../paint/geometry.ts'
import { boxOf, dark, type Frame } from './frame.ts'

const chordEnds = [200, 320] as const

export function drawCircleParts(
  frame: Frame,
  { parts, radius: given, diameter, unit }: CirclePartsSpec,
): string {
  const { paint, textSize, colours } = frame
  const box = boxOf(frame)
  const radius = Math.min(frame.span * 0.3, frame.rise * 0.34)
  const centre = { x: frame.centre.x, y: frame.centre.y }
  const at = (turn: number, length = radius) => onCircle(centre, length, turn)
  const has = (part: CirclePart) => parts.includes(part)
  const length = (part: CirclePart) => (part === 'radius' ? given : part === 'diameter' ? diameter : null)
  const label = (part: CirclePart, x: number, y: number, anchor: 'start' | 'middle' | 'end' = 'middle') => {
    if (!has(part)) return ''
    const value = length(part)
    const text =
      circleParts[part][frame.language] +
      (value === null ? '' : ` ${frame.number(value)}${unit && ` ${unit}`}`)
    return frame.write({ text, x, y, size: textSize * 0.85, anchor })
  }
  const line = (path: string, colour: string = dark) => paint.line(path, colour, paint.lineWidth * 1.6)
  const turnOfRadius = -35
  const radiusEnd = at(turnOfRadius)
  const chord = chordEnds.map((turn) => at(turn))
  const [from = centre, to = centre] = [at(chordEnds[0]), at(chordEnds[1])]
  const secant = [at(20, radius * 1.45), at(140, radius * 1.45)]
  const drawn = [
    has('sector') ? paint.part(slice(centre, radius, 60, 110), colours[0], true) : '',
    has('segment')
      ? paint.part(
          `M${String(round(from.x))} ${String(round(from.y))}A${String(round(radius))} ${String(round(radius))} 0 0 1 ${String(round(to.x))} ${String(round(to.y))}Z`,
          colours[1],
          true,
        )
      : '',
    paint.line(circle(centre, radius), dark, paint.lineWidth * 1.6),
    has('arc')
      ? paint.line(
          polyline(Array.from({ length: 21 }, (_item, index) => at(130 + index * 2.25))),
          paint.isInk ? dark : colours[1],
          paint.lineWidth * 4,
        )
      : '',
    has('diameter') ? line(polyline([at(0), at(180)]), colours[2]) : '',
    has('radius') ? line(polyline([centre, radiusEnd]), colours[0]) : '',
    has('chord') || has('segment') ? line(polyline(chord)) : '',
    has('secant') ? line(polyline(secant)) : '',
    has('tangent')
      ? line(
          polyline([
            { x: centre.x - radius * 1.1, y: centre.y + radius },
            { x: centre.x + radius * 1.1, y: centre.y + radius },
          ]),
        )
      : '',
    paint.area(circle(centre, paint.lineWidth * 2.2), '#111111', { weight: 0.5 }),
  ]
  const outside = textSize * 0.7
  const arcAt = at(152, radius + outside)
  const radiusAt = at(turnOfRadius, radius + outside)
  const out = at(75, radius * 0.62)
  const labels = [
    label('centre', centre.x, centre.y + textSize * 0.9),
    label('radius', Math.min(box.right - textSize * 2, radiusAt.x), radiusAt.y, 'start'),
    label('diameter', at(180, radius + outside * 0.6).x, centre.y, 'end'),
    label(
      'chord',
      (chord[0]?.x ?? 0) / 2 + (chord[1]?.x ?? 0) / 2,
      ((chord[0]?.y ?? 0) + (chord[1]?.y ?? 0)) / 2 + textSize * 0.9,
    ),
    label('segment', centre.x - radius * 0.1, centre.y - radius * 0.82),
    label('tangent', centre.x + radius * 0.8, centre.y + radius + textSize * 0.9),
    label('secant', secant[0]?.x ?? 0, (secant[0]?.y ?? 0) + textSize * 0.8),
    label('arc', arcAt.x, arcAt.y, 'end'),
    label('sector', out.x, out.y),
    label('circumference', centre.x, centre.y - radius - textSize * 0.8),
  ]
  return drawn.join('') + labels.join('')
}
