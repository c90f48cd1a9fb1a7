import type { Stage } from '../backdrops/backdrop.ts'
import { ridge, ripples } from '../backdrops/decorations.ts'
import { arrow } from '../diagrams/arrow.ts'
import type { Drawing } from '../labels/drawing.ts'
import { cloud, polygon, polyline, smooth } from '../paint/geometry.ts'
import type { Topic } from './topic.ts'

function draw(stage: Stage): Drawing {
  const { paint, dice, width, height } = stage
  const unit = Math.min(width, height)
  const flip = dice.chance(0.5)
  const x = (share: number) => width * (flip ? 1 - share : share)
  const level = height * dice.real(0.69, 0.72)
  const tint = dice.real(-0.01, 0.01)
  const peak = { x: x(0.8 + tint), y: height * (width > height ? 0.36 : 0.44) }
  const point = (share: number, down: number) => ({ x: x(share), y: height * down })

  const mountains =
    paint.area(
      polygon([point(0.68, 0.8), { x: x(0.98), y: peak.y + height * 0.12 }, point(1.25, 0.8)]),
      '#7d8ea6',
    ) +
    paint.area(polygon([point(0.5, 0.8), peak, point(1.12, 0.8)]), '#93a3b8') +
    paint.area(
      polygon([
        peak,
        { x: peak.x + unit * 0.075, y: peak.y + height * 0.09 },
        { x: peak.x + unit * 0.02, y: peak.y + height * 0.075 },
        { x: peak.x - unit * 0.02, y: peak.y + height * 0.1 },
        { x: peak.x - unit * 0.075, y: peak.y + height * 0.09 },
      ]),
      '#ffffff',
    )
  const land = paint.area(
    smooth(
      [
        point(0.4, 1.1),
        point(0.43, 0.84),
        point(0.5, 0.74),
        point(0.7, 0.7),
        point(1.2, 0.68),
        point(1.3, 1.2),
      ],
      true,
    ),
    '#8cc152',
  )
  const river = paint.area(
    smooth(
      [
        point(0.77, 0.71),
        point(0.7, 0.78),
        point(0.6, 0.82),
        point(0.42, 0.86),
        point(0.4, 0.92),
        point(0.6, 0.88),
        point(0.73, 0.81),
        point(0.79, 0.71),
      ],
      true,
    ),
    '#58b7e6',
  )
  const sea = paint.area(ridge(stage, level + height * 0.05, height * 0.006, 8), '#3fa7d6')
  const waves = ripples(
    { ...stage, width: width * 0.36 },
    { top: level + height * 0.1, bottom: height * 0.97 },
    '#c9ecfb',
    9,
  )
  const placedWaves = flip
    ? `<g transform="translate(${String(Math.round(width * 0.64))} 0)">${waves}</g>`
    : waves
  const trees = [0.62, 0.9, 0.97]
    .map((share, index) =>
      paint.icon('evergreen-tree', {
        x: x(share),
        bottom: height * (0.78 + index * 0.06),
        height: unit * 0.12,
        grounded: true,
      }),
    )
    .join('')

  const sun = paint.icon('sun', { x: x(0.12), bottom: height * 0.09 + unit * 0.17, height: unit * 0.17 })
  const wide = unit * 0.34
  const seaCloud = paint.area(cloud(x(0.43), height * 0.27, wide), '#ffffff')
  const rainCloud = paint.area(cloud(x(0.78), height * 0.25, wide * 1.1), '#b8c6d6')
  const drops = Array.from({ length: 8 }, (_item, index) => {
    const foot = { x: x(0.68 + index * 0.027), y: height * (0.3 + (index % 2) * 0.05) }
    return paint.line(
      polyline([foot, { x: foot.x - unit * 0.008, y: foot.y + unit * 0.03 }]),
      '#3d8fd1',
      unit * 0.007,
    )
  }).join('')
  const size = unit * 0.045
  const rising = [0.17, 0.25, 0.33]
    .map((share) =>
      arrow(paint, point(share, 0.68), point(share + 0.03, 0.4), flip ? -0.12 : 0.12, size, '#e07a3f'),
    )
    .join('')
  const drift = arrow(paint, point(0.52, 0.15), point(0.67, 0.13), flip ? 0.18 : -0.18, size, '#5d6b82')
  const fall = arrow(paint, point(0.66, 0.33), point(0.63, 0.6), 0, size, '#2f7fc4')
  const flow = arrow(paint, point(0.66, 0.9), point(0.44, 0.95), flip ? 0.14 : -0.14, size, '#1f6fb0')
  const content =
    paint.wash(0, height, '#bfe5f8', '#eef9ff') +
    sun +
    mountains +
    sea +
    land +
    river +
    placedWaves +
    trees +
    drops +
    seaCloud +
    rainCloud +
    rising +
    drift +
    fall +
    flow
  return {
    content,
    captions: [
      { label: 'sun', centre: { x: x(0.12), y: height * 0.115 + unit * 0.18 }, room: width * 0.16 },
      { label: 'evaporation', centre: point(0.12, 0.53), room: width * 0.2 },
      { label: 'condensation', centre: point(0.45, 0.315), room: width * 0.24 },
      { label: 'precipitation', centre: point(0.83, 0.44), room: width * 0.26 },
      { label: 'runoff', centre: point(0.72, 0.945), room: width * 0.24 },
      { label: 'sea', centre: point(0.16, 0.87), room: width * 0.2 },
    ],
  }
}

export const waterCycle: Topic = {
  id: 'water-cycle',
  draw,
}
