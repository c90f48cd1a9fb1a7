import { line, round, type Scene, type Shape } from './scene.ts'

/** The time on a clock face. `hands` is false for a face on which a student draws them. */
interface ClockTime {
  hour: number
  minute: number
  hands: boolean
}

const radius = 92
const centre = radius + 4
const numberSize = 17
/** How far from the centre the middles of the numbers stand, the ticks begin, and the hands end. */
const numbersAt = 70
const ticks = { hour: 80, minute: 86 }
const reach = { hour: 42, minute: 62 }

/** The point at a distance from the centre, in the direction of a share of a full turn from the top, clockwise. */
function pointAt(turn: number, distance: number) {
  const angle = turn * 2 * Math.PI
  return { x: round(centre + distance * Math.sin(angle)), y: round(centre - distance * Math.cos(angle)) }
}

/** Two half circles, because a drawing's circles have no outline. */
const rim: Shape = {
  kind: 'path',
  d: `M${centre - radius} ${centre}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`,
  ...{ fill: 'paper', stroke: 'ink', strokeWidth: 2, dash: '' },
}

/** A straight line from one distance from the centre to another. */
function spoke(turn: number, from: number, to: number, tone: 'ink' | 'board' | 'soft', width: number): Shape {
  const [start, end] = [pointAt(turn, from), pointAt(turn, to)]
  return line(start.x, start.y, end.x, end.y, tone, width)
}

function numberShape(hour: number): Shape {
  const { x, y } = pointAt(hour / 12, numbersAt)
  const look = { anchor: 'middle', size: numberSize, isBold: true, fill: 'ink', hasHalo: false } as const
  // Capital figures are about 0.72 of the font size high, so this puts their middle at the point.
  return { kind: 'text', x, y: round(y + numberSize * 0.36), text: String(hour), ...look }
}

/** A clock face with 12 hours. The hour hand moves on with the minutes, as on a real clock. */
export function drawClock({ hour, minute, hands }: ClockTime): Scene {
  const face: Shape[] = [rim]
  for (let at = 0; at < 60; at += 1) {
    const isHour = at % 5 === 0
    face.push(
      spoke(at / 60, isHour ? ticks.hour : ticks.minute, radius - 1, isHour ? 'ink' : 'soft', isHour ? 2 : 1),
    )
  }
  for (let at = 1; at <= 12; at += 1) face.push(numberShape(at))
  const turned = hands
    ? [
        spoke(((hour % 12) + minute / 60) / 12, 0, reach.hour, 'ink', 5),
        spoke(minute / 60, 0, reach.minute, 'board', 3),
      ]
    : []
  const dot: Shape = { kind: 'circle', cx: centre, cy: centre, r: 4.5, fill: 'ink' }
  return { width: 2 * centre, height: 2 * centre, shapes: [...face, ...turned, dot] }
}
