import type { LabelId } from '@classeur/domain/pictures'
import type { Stage } from '../../backdrops/backdrop.ts'
import { arrow } from '../../diagrams/arrow.ts'
import type { Caption, Drawing } from '../../labels/drawing.ts'
import { cloud, ellipse, onCircle, polygon, rectangle, smooth } from '../../paint/geometry.ts'
import { sheetOf } from '../sheet.ts'

const rocks: readonly (readonly [LabelId, string, number])[] = [
  ['sediment', '#f3e3b5', -90],
  ['sedimentary', '#e8c48a', -18],
  ['metamorphic', '#b9b3cf', 54],
  ['magma', '#f2a07d', 126],
  ['igneous', '#c9ced6', 198],
]
const changes: readonly LabelId[] = ['compaction', 'heatAndPressure', 'melting', 'cooling', 'weathering']

export function drawRockCycle(stage: Stage): Drawing {
  const { paint } = stage
  const isTall = stage.height > stage.width
  const { unit, at, ground } = sheetOf(stage, isTall ? 1 : 1.3)
  const [wide, tall] = isTall ? [0.3, 0.11] : [0.34, 0.13]
  const ring = isTall ? { x: 0.34, y: 0.5 } : { x: 0.47, y: 0.4 }
  const onRing = (degrees: number, share = 1) => {
    const { x, y } = onCircle({ x: 0, y: 0 }, share, degrees)
    return at(x * ring.x, y * ring.y + (isTall ? 0 : 0.01))
  }
  const boxes = rocks.map(([, colour, degrees]) => {
    const { x, y } = onRing(degrees)
    return paint.area(
      rectangle(x - (wide * unit) / 2, y - (tall * unit) / 2, wide * unit, tall * unit, unit * 0.03),
      colour,
      { weight: 1.2 },
    )
  })
  const arrows = rocks.map(([, , degrees]) => {
    const gap = degrees === -90 || degrees === 126 - 72 ? 26 : 22
    return arrow(paint, onRing(degrees + gap, 1.02), onRing(degrees + 72 - gap, 1.02), -0.1, unit * 0.05)
  })
  const captions: Caption[] = rocks.flatMap(([label, , degrees], index) => [
    { label, centre: onRing(degrees), room: wide * unit * 0.9 },
    {
      label: changes[index] ?? 'melting',
      centre: onRing(degrees + 36, isTall ? 0.5 : 0.55),
      room: unit * (isTall ? 0.19 : 0.25),
    },
  ])
  return { content: ground + arrows.join('') + boxes.join(''), captions }
}

export function drawCarbonCycle(stage: Stage): Drawing {
  const { paint, width, height } = stage
  const { unit, at, points } = sheetOf(stage, 1.3)
  const level = at(0, 0.14).y
  const icon = (name: string, x: number, bottom: number, tall: number) =>
    paint.icon(name, { x: at(x, 0).x, bottom: at(0, bottom).y, height: unit * tall })
  const go = (x1: number, y1: number, x2: number, y2: number, colour: string) =>
    arrow(paint, at(x1, y1), at(x2, y2), 0, unit * 0.05, colour)
  const [up, down] = ['#6b7686', '#2f8f4e']
  return {
    content:
      paint.wash(0, height, '#d5ecf9', '#f4fbff') +
      paint.area(rectangle(-20, level, width + 40, height - level + 20), '#a5825c') +
      paint.area(rectangle(-20, level, width + 40, unit * 0.035), '#86b85a', { weight: 0.7 }) +
      paint.area(
        smooth(
          points([
            [-0.1, 0.36],
            [0.2, 0.32],
            [0.45, 0.36],
            [0.45, 0.43],
            [0.2, 0.46],
            [-0.08, 0.44],
          ]),
          true,
        ),
        '#8d847c',
      ) +
      paint.area(cloud(at(0, 0).x, at(0, -0.3).y, unit * 0.62), '#ffffff') +
      icon('deciduous-tree', -0.5, 0.16, 0.26) +
      icon('cow', -0.2, 0.16, 0.14) +
      icon('factory', 0.44, 0.16, 0.22) +
      icon('fallen-leaf', 0.1, 0.25, 0.08) +
      go(-0.24, -0.28, -0.46, -0.11, down) +
      go(-0.17, 0.0, -0.1, -0.25, up) +
      go(0.1, 0.15, 0.07, -0.25, up) +
      go(0.44, -0.08, 0.24, -0.27, up) +
      go(0.4, 0.33, 0.43, 0.19, '#1f1c1a') +
      (paint.isInk ? '' : paint.area(ellipse(at(0.2, 0.4), unit * 0.01, unit * 0.01), '#8d847c')),
    captions: [
      { label: 'carbonDioxide', centre: at(0, -0.37), room: unit * 0.4 },
      { label: 'photosynthesis', centre: at(-0.47, -0.22), room: unit * 0.26 },
      { label: 'respiration', centre: at(-0.2, -0.12), room: unit * 0.2 },
      { label: 'decomposition', centre: at(0.11, -0.03), room: unit * 0.24 },
      { label: 'combustion', centre: at(0.46, -0.2), room: unit * 0.26 },
      { label: 'fossilFuels', centre: at(0.16, 0.4), room: unit * 0.44 },
    ],
  }
}

export function drawCompassRose(stage: Stage): Drawing {
  const { paint } = stage
  const { unit, at, ground } = sheetOf(stage)
  const spike = (degrees: number, long: number, dark: string, pale: string) => {
    const tip = onCircle(at(0, 0), unit * long, degrees)
    const side = (turn: number) => onCircle(at(0, 0), unit * 0.075, degrees + turn)
    return (
      paint.area(polygon([at(0, 0), side(-45), tip]), pale, { weight: 0.9 }) +
      paint.area(polygon([at(0, 0), side(45), tip]), dark, { weight: 0.9 }) +
      (paint.isInk ? paint.hatched(polygon([at(0, 0), side(45), tip])) : '')
    )
  }
  const ring = (radius: number) =>
    paint.line(ellipse(at(0, 0), unit * radius, unit * radius), '#8a94a3', unit * 0.006)
  return {
    content:
      ground +
      ring(0.3) +
      ring(0.285) +
      [45, 135, 225, 315].map((degrees) => spike(degrees, 0.24, '#7d8da6', '#dbe3ec')).join('') +
      [-90, 0, 90, 180]
        .map((degrees) =>
          spike(
            degrees,
            0.37,
            degrees === -90 ? '#c0392b' : '#2b5d9b',
            degrees === -90 ? '#f2b3ac' : '#bcd4ee',
          ),
        )
        .join(''),
    captions: (['north', 'east', 'south', 'west'] as const).map((label, index) => {
      const { x, y } = onCircle({ x: 0, y: 0 }, 0.425, index * 90 - 90)
      return { label, centre: at(x, y), room: unit * 0.14 }
    }),
  }
}
