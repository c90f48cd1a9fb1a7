import type { LabelId } from '@classeur/domain/pictures'
import type { Stage } from '../../backdrops/backdrop.ts'
import { arrow } from '../../diagrams/arrow.ts'
import type { Drawing } from '../../labels/drawing.ts'
import { circle, polygon } from '../../paint/geometry.ts'
import { sheetOf } from '../sheet.ts'

interface Creature {
  label: LabelId
  icon: string
  x: number
  y: number
  /** Where the name stands, so that no arrow crosses it. */
  name: 'above' | 'below' | 'right'
}

const creatures: readonly Creature[] = [
  { label: 'eagle', icon: 'eagle', x: -0.28, y: -0.38, name: 'below' },
  { label: 'fox', icon: 'fox', x: 0.34, y: -0.36, name: 'above' },
  { label: 'snake', icon: 'snake', x: 0, y: -0.13, name: 'right' },
  { label: 'frog', icon: 'frog', x: -0.5, y: -0.06, name: 'above' },
  { label: 'grasshopper', icon: 'cricket', x: -0.44, y: 0.22, name: 'below' },
  { label: 'mouse', icon: 'mouse', x: 0.1, y: 0.16, name: 'right' },
  { label: 'rabbit', icon: 'rabbit', x: 0.52, y: 0.06, name: 'below' },
  { label: 'grass', icon: 'herb', x: 0.04, y: 0.36, name: 'below' },
]
/** Each arrow leads from what is eaten to what eats it. */
const eaten: readonly (readonly [LabelId, LabelId])[] = [
  ['grass', 'grasshopper'],
  ['grass', 'mouse'],
  ['grass', 'rabbit'],
  ['grasshopper', 'frog'],
  ['frog', 'snake'],
  ['mouse', 'snake'],
  ['mouse', 'fox'],
  ['rabbit', 'fox'],
  ['snake', 'eagle'],
]

export function drawFoodWeb(stage: Stage): Drawing {
  const { paint } = stage
  const isTall = stage.height > stage.width
  const { unit, at: placed, ground } = sheetOf(stage, isTall ? 1 : 1.3)
  const at = (x: number, y: number) => (isTall ? placed(x * 0.72, y * 1.3) : placed(x, y * 0.98))
  const radius = 0.075
  const of = (label: LabelId) => creatures.find((one) => one.label === label) ?? { x: 0, y: 0 }
  const arrows = eaten.map(([from, to]) => {
    const [a, b] = [at(of(from).x, of(from).y), at(of(to).x, of(to).y)]
    const length = Math.hypot(b.x - a.x, b.y - a.y)
    const step = (share: number) => ({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share })
    return arrow(
      paint,
      step((unit * radius * 1.15) / length),
      step(1 - (unit * radius * 1.15) / length),
      0,
      unit * 0.04,
      '#5d6b82',
    )
  })
  const cards = creatures.map(({ icon, x, y }) => {
    const { x: left, y: top } = at(x, y)
    const tall = unit * 0.1
    const height = Math.min(tall, tall / paint.iconRatio(icon))
    return (
      paint.area(circle({ x: left, y: top }, unit * radius), '#eaf4e1') +
      paint.icon(icon, { x: left, bottom: top + height / 2, height })
    )
  })
  return {
    content: ground + arrows.join('') + cards.join(''),
    captions: creatures.map(({ label, x, y, name }) => {
      const { x: left, y: top } = at(x, y)
      const offset = radius + 0.026
      const centre =
        name === 'right'
          ? { x: left + unit * (radius + 0.09), y: top }
          : { x: left, y: top + unit * (name === 'above' ? -offset : offset) }
      return { label, centre, room: unit * (name === 'right' ? 0.16 : 0.24) }
    }),
  }
}

const levels: readonly (readonly [LabelId, string, readonly string[]])[] = [
  ['producers', '#b7dba0', ['herb', 'seedling', 'herb', 'seedling', 'herb', 'seedling']],
  ['primaryConsumers', '#f6e3a1', ['rabbit', 'cricket', 'mouse', 'rabbit']],
  ['secondaryConsumers', '#f6c39b', ['snake', 'frog']],
  ['tertiaryConsumers', '#ee9d93', ['eagle']],
]

export function drawEcologicalPyramid(stage: Stage): Drawing {
  const { paint } = stage
  const { unit, at, ground } = sheetOf(stage, 1.1)
  const [top, bottom, half] = [-0.44, 0.46, 0.53]
  const step = (bottom - top) / levels.length
  const width = (y: number) => (half * (y - top)) / (bottom - top)
  const drawn = levels.map(([label, colour, icons], index) => {
    const low = bottom - step * index
    const high = low - step
    const band = polygon([
      at(-width(low), low),
      at(-width(high), high),
      at(width(high), high),
      at(width(low), low),
    ])
    const height = unit * step * (index === 3 ? 0.42 : 0.48)
    const middle = low - step * (index === 3 ? 0.26 : 0.36)
    const animals = icons.map((icon, column) => {
      const x = ((column - (icons.length - 1) / 2) / icons.length) * width(high + step * 0.4) * 1.8
      return paint.icon(icon, {
        x: at(x, 0).x,
        bottom: at(0, middle).y + height * 0.42,
        height: Math.min(height, (height * 1.1) / paint.iconRatio(icon)),
      })
    })
    return { label, low, content: paint.area(band, colour, { weight: 1.2 }) + animals.join('') }
  })
  return {
    content: ground + drawn.map(({ content }) => content).join(''),
    callouts: drawn.map(({ label, low }) => ({
      label,
      to: at(width(low - step * 0.75) * 0.82, low - step * 0.72),
      side: 'right' as const,
    })),
  }
}
