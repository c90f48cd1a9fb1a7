import { polygon, rectangle } from '../paint/geometry.ts'
import { lighten } from '../paint/colour.ts'
import { shortSide, type Backdrop, type Stage } from './backdrop.ts'

const walls = ['#f6ead7', '#e6f0ee', '#eef0fa', '#fbeee6', '#eaf4e4'] as const

function windowPane({ paint, isNight }: Stage, x: number, y: number, across: number, tall: number): string {
  const frame = across * 0.07
  const sky = isNight ? '#223166' : '#bfe6fa'
  const bar = (path: string) => paint.area(path, '#ffffff', { weight: 0.7 })
  return (
    bar(rectangle(x, y, across, tall, 6)) +
    paint.area(rectangle(x + frame, y + frame, across - 2 * frame, tall - 2 * frame), sky, { weight: 0.7 }) +
    bar(rectangle(x + across / 2 - frame / 3, y + frame, frame * 0.66, tall - 2 * frame)) +
    bar(rectangle(x + frame, y + tall / 2 - frame / 3, across - 2 * frame, frame * 0.66)) +
    bar(rectangle(x - frame, y + tall, across + 2 * frame, frame * 1.2, 3))
  )
}

/** An empty board; the teacher decides what to write on it. */
function board({ paint, width }: Stage, y: number, tall: number): string {
  const across = Math.min(width * 0.5, tall * 2.1)
  const x = (width - across) / 2
  const rim = tall * 0.06
  return (
    paint.area(rectangle(x - rim, y - rim, across + 2 * rim, tall + 2 * rim, rim), '#b98654') +
    paint.area(rectangle(x, y, across, tall, rim / 2), '#2f6b52') +
    paint.area(rectangle(x + across * 0.3, y + tall + rim * 0.4, across * 0.4, rim * 0.9, 3), '#d9a26b', {
      weight: 0.7,
    })
  )
}

function tiles({ paint, width }: Stage, edge: number, size: number, colour: string): string {
  let lines = ''
  for (let y = edge - size; y > edge - size * 3.2; y -= size)
    lines += `M0 ${String(Math.round(y))}H${String(width)}`
  for (let x = size / 2; x < width; x += size)
    lines += `M${String(Math.round(x))} ${String(Math.round(edge - size * 3))}V${String(Math.round(edge))}`
  return paint.line(lines, colour, paint.isInk ? paint.lineWidth * 0.5 : 3)
}

export interface IndoorLook {
  kind: 'classroom' | 'kitchen' | 'room'
  /** A table for things that lie; people stand on the floor. */
  hasTable: boolean
}

export function indoors(stage: Stage, { kind, hasTable }: IndoorLook): Backdrop {
  const { paint, dice, width, height } = stage
  const unit = shortSide(stage)
  const wall = dice.pick(walls)
  const edge =
    height * (hasTable ? dice.real(0.6, 0.63) - (height > width ? 0.17 : 0) : dice.real(0.64, 0.68))
  const windowWide = unit * 0.26
  const windows = dice.chance(0.5) ? [width * 0.07] : [width * 0.93 - windowWide]
  const glass = windows
    .map((x) => windowPane(stage, x, height * 0.09, windowWide, windowWide * 1.15))
    .join('')
  const onWall = {
    classroom: () => board(stage, height * 0.1, Math.min(edge * 0.46, width * 0.26)),
    kitchen: () => glass + tiles(stage, edge, unit * 0.07, lighten(wall, -0.12)),
    room: () => glass,
  }
  const wood = dice.pick(['#c98f57', '#b97f4c', '#d9a56c'] as const)
  const table = () =>
    paint.area(rectangle(-20, edge, width + 40, height - edge + 20), wood) +
    paint.area(rectangle(-20, edge, width + 40, unit * 0.018), lighten(wood, 0.3), { weight: 0.7 }) +
    [0.3, 0.55, 0.8]
      .map((share) =>
        paint.line(
          `M0 ${String(Math.round(edge + (height - edge) * share))}H${String(width)}`,
          lighten(wood, -0.12),
          paint.isInk ? paint.lineWidth * 0.5 : 3,
        ),
      )
      .join('')
  const floorBoards = () => {
    const far = { y: edge }
    const boards = Array.from({ length: 9 }, (_item, index) => {
      const share = (index - 4) / 4
      return `M${String(Math.round(width / 2 + share * width * 0.5))} ${String(Math.round(far.y))}L${String(Math.round(width / 2 + share * width * 1.1))} ${String(height)}`
    }).join('')
    return (
      paint.area(
        polygon([
          { x: -20, y: edge },
          { x: width + 20, y: edge },
          { x: width + 20, y: height + 20 },
          { x: -20, y: height + 20 },
        ]),
        '#d8b48a',
      ) +
      paint.line(boards, '#c39d71', paint.isInk ? paint.lineWidth * 0.5 : 3) +
      paint.area(rectangle(-20, edge - unit * 0.02, width + 40, unit * 0.02), '#ffffff', { weight: 0.7 })
    )
  }
  return {
    back:
      paint.wash(0, height, lighten(wall, 0.25), wall) +
      onWall[kind]() +
      (hasTable ? table() : floorBoards()),
    front: '',
    floor: { top: edge + (height - edge) * 0.3, bottom: height - unit * 0.07 },
    air: { top: height * 0.07, bottom: edge * 0.6 },
  }
}
