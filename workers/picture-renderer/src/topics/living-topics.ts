import type { Stage } from '../backdrops/backdrop.ts'
import { ridge } from '../backdrops/decorations.ts'
import { arrow } from '../diagrams/arrow.ts'
import type { Drawing } from '../labels/drawing.ts'
import { circle, onCircle, polyline, smooth } from '../paint/geometry.ts'
import { drawPlate } from './plate.ts'
import { drawSeasons } from './seasons.ts'
import type { Topic } from './topic.ts'

function drawPhotosynthesis(stage: Stage): Drawing {
  const { paint, dice, width, height } = stage
  const unit = Math.min(width, height)
  const side = dice.chance(0.5) ? 1 : -1
  const ground = height * dice.real(0.73, 0.75)
  const middle = width / 2
  const at = (dx: number, dy: number) => ({ x: middle + side * dx * unit, y: ground + dy * unit })
  const leaf = (dx: number, dy: number, direction: number) =>
    paint.area(
      smooth(
        [
          at(dx, dy),
          at(dx + direction * 0.09, dy - 0.085),
          at(dx + direction * 0.24, dy - 0.07),
          at(dx + direction * 0.12, dy + 0.02),
        ],
        true,
      ),
      dice.pick(['#58a945', '#66b84f', '#4c9c3d']),
    ) +
    paint.line(
      smooth([at(dx, dy), at(dx + direction * 0.11, dy - 0.04), at(dx + direction * 0.21, dy - 0.062)]),
      '#35702b',
      unit * 0.004,
    )
  const stem = paint.limb(smooth([at(0, 0.02), at(0.008, -0.2), at(-0.004, -0.42)]), '#4c9c3d', unit * 0.024)
  const roots = [
    [-0.13, 0.15],
    [-0.05, 0.18],
    [0.06, 0.17],
    [0.14, 0.13],
  ]
    .map(([dx = 0, dy = 0]) =>
      paint.line(smooth([at(0, 0), at(dx * 0.5, dy * 0.6), at(dx, dy)]), '#d8b48a', unit * 0.009),
    )
    .join('')
  const petals = Array.from({ length: 10 }, (_item, index) =>
    paint.area(circle(onCircle(at(-0.004, -0.45), unit * 0.072, index * 36), unit * 0.034), '#ffc93c', {
      weight: 0.8,
    }),
  ).join('')
  const flower = petals + paint.area(circle(at(-0.004, -0.45), unit * 0.056), '#8a5a34')
  const soil =
    paint.area(ridge(stage, ground, unit * 0.006, 6), '#8a6242') +
    paint.line(
      polyline([
        { x: 0, y: ground },
        { x: width, y: ground },
      ]),
      '#6b8f3a',
      unit * 0.012,
    )
  const sun = paint.icon('sun', {
    x: middle - side * unit * 0.37,
    bottom: ground - unit * 0.46,
    height: unit * 0.2,
  })
  const size = unit * 0.042
  const bend = side * 0.14
  const light = [-1, 0, 1]
    .map((step) =>
      arrow(
        paint,
        at(-0.25 + step * 0.05, -0.46 - step * 0.045),
        at(-0.13 + step * 0.05, -0.33 - step * 0.045),
        0,
        size,
        '#f2a516',
      ),
    )
    .join('')
  const gasIn = arrow(paint, at(-0.44, -0.14), at(-0.24, -0.2), bend, size, '#6b7686')
  const gasOut = arrow(paint, at(0.24, -0.3), at(0.44, -0.38), bend, size, '#2f8fd1')
  const water = [-0.26, 0.26]
    .map((dx) => arrow(paint, at(dx, 0.19), at(dx * 0.42, 0.09), dx * 0.5 * side, size, '#2f8fd1'))
    .join('')
  const drops = [-0.33, 0.33]
    .map((dx) => paint.icon('droplet', { x: at(dx, 0).x, bottom: ground + unit * 0.21, height: unit * 0.07 }))
    .join('')
  const content =
    paint.wash(0, height, '#cdebfa', '#f4fbff') +
    sun +
    soil +
    roots +
    water +
    drops +
    stem +
    leaf(0, -0.12, -1) +
    leaf(0, -0.2, 1) +
    leaf(0, -0.28, -1) +
    flower +
    light +
    gasIn +
    gasOut
  return {
    content,
    callouts: [
      { label: 'sunlight', to: at(-0.19, -0.4) },
      { label: 'carbonDioxide', to: at(-0.4, -0.15) },
      { label: 'oxygen', to: at(0.38, -0.36) },
      { label: 'leaf', to: at(0.14, -0.24) },
      { label: 'roots', to: at(0.05, 0.15) },
      { label: 'water', to: at(-0.2, 0.155) },
    ],
  }
}

export const livingTopics: readonly Topic[] = [
  {
    id: 'photosynthesis',
    draw: drawPhotosynthesis,
  },
  {
    id: 'healthy-plate',
    draw: drawPlate,
  },
  {
    id: 'seasons',
    draw: drawSeasons,
  },
]
