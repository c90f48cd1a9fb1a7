import { angleTypes, type AnglesSpec } from '@classeur/domain/pictures'
import { circle, onCircle, polyline, round, slice, type Point } from '../paint/geometry.ts'
import { cellsOf, dark, type Frame } from './frame.ts'

type Angle = AnglesSpec['angles'][number]

const arc = (centre: Point, radius: number, degrees: number): string => {
  const at = ({ x, y }: Point) => `${String(round(x))} ${String(round(y))}`
  const r = String(round(radius))
  if (degrees >= 360) return circle(centre, radius)
  return `M${at(onCircle(centre, radius, 0))}A${r} ${r} 0 ${degrees > 180 ? '1' : '0'} 0 ${at(onCircle(centre, radius, -degrees))}`
}

/** Draws an angle whose first arm points to the right; it opens upwards. */
function drawAngle(frame: Frame, { degrees, names, type }: Angle, showsType: boolean): string {
  const { paint, centre, colours, textSize } = frame
  const arm = Math.min(frame.span * 0.4, frame.rise * 0.42) * (degrees < 95 || degrees > 265 ? 1.3 : 1)
  const ends = [0, degrees].map((turn) => onCircle({ x: 0, y: 0 }, arm, -turn))
  const xs = [0, ...ends.map(({ x }) => x)]
  const ys = [0, ...ends.map(({ y }) => y)]
  const corner = {
    x: centre.x - (Math.min(...xs) + Math.max(...xs)) / 2,
    y: centre.y - (Math.min(...ys) + Math.max(...ys)) / 2 - (showsType ? textSize * 0.6 : 0),
  }
  const along = (turn: number, length: number) => onCircle(corner, length, -turn)
  const radius = arm * (degrees < 30 ? 0.42 : 0.26)
  const mark =
    degrees === 90
      ? paint.line(
          polyline([
            along(0, radius * 0.7),
            { x: corner.x + radius * 0.7, y: corner.y - radius * 0.7 },
            along(90, radius * 0.7),
          ]),
          dark,
          paint.lineWidth * 1.2,
        )
      : (paint.isInk ? '' : paint.area(slice(corner, radius, -degrees, 0), colours[0], { opacity: 0.45 })) +
        paint.line(arc(corner, radius, degrees), dark, paint.lineWidth * 1.2)
  // In a narrow angle, the size would touch the arms, so it is written beyond them.
  const labelTurn = degrees < 30 ? degrees + 12 : degrees / 2
  const labelAt = along(labelTurn, degrees < 30 ? arm * 0.8 : radius + textSize * 1.25)
  const label = frame.write({
    text: `${frame.number(degrees)}°`,
    x: labelAt.x,
    y: labelAt.y - (degrees === 180 || degrees < 30 ? textSize * 0.2 : 0),
    weight: 600,
    anchor: 'middle',
  })
  const [start, vertex, end] = names
  const away = degrees / 2 + 180
  const written = [
    [start, along(0, arm + textSize * 0.8)],
    [vertex, along(away, textSize)],
    [end, along(degrees, arm + textSize * 0.8)],
  ] as const
  return (
    mark +
    paint.line(polyline([along(0, arm), corner, along(degrees, arm)]), dark, paint.lineWidth * 1.8) +
    paint.area(circle(corner, paint.lineWidth * 2), '#111111', { weight: 1 }) +
    label +
    written
      .map(([text, point]) => (text ? frame.write({ text, ...point, weight: 600, anchor: 'middle' }) : ''))
      .join('') +
    (showsType
      ? frame.write({
          text: angleTypes[type][frame.language],
          x: centre.x,
          y: centre.y + frame.rise / 2 - textSize * 0.3,
          anchor: 'middle',
        })
      : '')
  )
}

function drawProtractor(frame: Frame, { degrees, names }: Angle): string {
  const { paint, centre, colours } = frame
  const radius = Math.min(frame.span * 0.47, frame.rise * 0.78)
  const corner = { x: centre.x, y: centre.y + radius * 0.42 }
  const at = (turn: number, length: number) => onCircle(corner, length * radius, -turn)
  const size = radius * 0.058
  const body = `M${String(round(corner.x - radius))} ${String(round(corner.y))}A${String(round(radius))} ${String(round(radius))} 0 0 1 ${String(round(corner.x + radius))} ${String(round(corner.y))}v${String(round(radius * 0.1))}h${String(round(-2 * radius))}Z`
  const ticks = [1, 5, 10].map((step, index) =>
    paint.line(
      Array.from({ length: 180 / step + 1 }, (_item, tick) => {
        const turn = tick * step
        return polyline([at(turn, 1), at(turn, [0.965, 0.945, 0.925][index] ?? 0.95)])
      }).join(''),
      dark,
      paint.lineWidth * (index === 2 ? 0.8 : 0.4),
    ),
  )
  const numbers = Array.from({ length: 19 }, (_item, index) => {
    const turn = index * 10
    // The baseline would cross the numbers of its ends.
    const lift = turn % 180 === 0 ? size * 0.75 : 0
    const outer = { x: at(turn, 0.875).x, y: at(turn, 0.875).y - lift }
    const inner = { x: at(turn, 0.775).x, y: at(turn, 0.775).y - lift }
    return (
      frame.write({ text: String(turn), ...outer, size, anchor: 'middle', weight: 600 }) +
      frame.write({
        text: String(180 - turn),
        ...inner,
        size: size * 0.8,
        anchor: 'middle',
        colour: '#5b6675',
      })
    )
  }).join('')
  const arms = polyline([at(0, 1.05), corner, at(degrees, 1.05)])
  const labelAt = at(degrees / 2, 0.42)
  const [start, vertex, end] = names
  const name = (text: string | undefined, point: Point) =>
    text ? frame.write({ text, ...point, weight: 600, anchor: 'middle' }) : ''
  return (
    paint.area(body, '#eef4fb', { weight: 1.2 }) +
    ticks.join('') +
    numbers +
    (paint.isInk ? '' : paint.area(slice(corner, radius * 0.26, -degrees, 0), colours[0], { opacity: 0.5 })) +
    paint.line(arc(corner, radius * 0.26, degrees), dark, paint.lineWidth) +
    paint.line(arms, paint.isInk ? dark : colours[1], paint.lineWidth * 1.6) +
    frame.write({ text: `${frame.number(degrees)}°`, ...labelAt, weight: 600, anchor: 'middle' }) +
    name(start, at(0, 1.12)) +
    name(vertex, { x: corner.x, y: corner.y + frame.textSize }) +
    name(end, at(degrees, 1.12))
  )
}

export function drawAngles(frame: Frame, { angles, hasProtractor, showsTypes }: AnglesSpec): string {
  const [only] = angles
  if (hasProtractor && only) return drawProtractor(frame, only)
  const cells = cellsOf(frame, angles.length, 1.1)
  return angles.map((angle, index) => drawAngle(cells[index] ?? frame, angle, showsTypes)).join('')
}
