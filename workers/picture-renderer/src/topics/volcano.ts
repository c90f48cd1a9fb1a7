import type { Stage } from '../backdrops/backdrop.ts'
import type { Drawing } from '../labels/drawing.ts'
import { moon, ridge, stars, sun } from '../backdrops/decorations.ts'
import { circle, cloud, polygon, smooth } from '../paint/geometry.ts'

/** Draws a cross-section of a volcano: chamber, vent, layers, lava, smoke. */
export function drawVolcano(stage: Stage): Drawing {
  const { paint, dice, width, height, isNight } = stage
  const unit = Math.min(width, height * 0.84)
  const middle = width * dice.real(0.47, 0.53)
  const ground = height * 0.68
  const at = (dx: number, dy: number) => ({ x: middle + dx * unit, y: ground + dy * unit })
  const smoke = [
    [0, -0.53, 0.24],
    [0.12, -0.61, 0.3],
    [-0.1, -0.64, 0.28],
    [0.02, -0.72, 0.36],
  ]
    .map(([dx = 0, dy = 0, w = 0]) =>
      paint.area(cloud(at(dx, 0).x, Math.max(unit * 0.1, at(0, dy).y), w * unit), '#9aa3ad'),
    )
    .join('')
  const soil =
    paint.area(ridge(stage, ground, unit * 0.006, 6), '#a98762') +
    paint.area(ridge(stage, ground + unit * 0.12, unit * 0.01, 5), '#8f6f4d') +
    paint.area(ridge(stage, ground + unit * 0.24, unit * 0.01, 5), '#77593c')
  const cone = paint.area(
    polygon([at(-0.5, 0.01), at(-0.09, -0.44), at(0.09, -0.44), at(0.5, 0.01)]),
    '#8a7a72',
  )
  const layers = [0.36, 0.22]
    .map((share, index) =>
      paint.area(
        polygon([at(-share, 0.01), at(-0.065, -0.44 + index * 0.0), at(0.065, -0.44), at(share, 0.01)]),
        index === 0 ? '#a2918a' : '#74655e',
        { weight: 0.8 },
      ),
    )
    .join('')
  const chamber = paint.area(
    smooth(
      [at(-0.22, 0.17), at(-0.1, 0.08), at(0.1, 0.08), at(0.22, 0.17), at(0.1, 0.27), at(-0.1, 0.27)],
      true,
    ),
    '#f2542d',
  )
  const vent = paint.area(
    polygon([at(-0.04, 0.12), at(-0.028, -0.45), at(0.028, -0.45), at(0.04, 0.12)]),
    '#f2542d',
  )
  const side = dice.chance(0.5) ? 1 : -1
  const branch = paint.limb(
    smooth([at(0, -0.06), at(side * 0.12, -0.14), at(side * 0.25, -0.25)]),
    '#f2542d',
    unit * 0.024,
  )
  const lava = [-1, 1]
    .map((way) =>
      paint.area(
        smooth(
          [
            at(way * 0.02, -0.455),
            at(way * 0.1, -0.44),
            at(way * 0.2, -0.3),
            at(way * 0.24, -0.2),
            at(way * 0.19, -0.2),
            at(way * 0.12, -0.33),
          ],
          true,
        ),
        '#ff8a3d',
      ),
    )
    .join('')
  const burst = Array.from({ length: 12 }, () => {
    const [dx, dy] = [dice.real(-0.2, 0.2), dice.real(-0.62, -0.47)]
    return paint.area(circle(at(dx, dy), unit * dice.real(0.008, 0.018)), '#ff6b35', { weight: 0.7 })
  }).join('')
  const sky = isNight
    ? paint.wash(0, height, '#1a1d40', '#5a3550') +
      stars(stage, { top: 0, bottom: ground * 0.6 }, 30) +
      moon(stage)
    : paint.wash(0, height, '#a9d8f2', '#fdebd7') + sun(stage)
  const trees = [-0.62, -0.56, 0.58, 0.65]
    .map((dx, index) =>
      paint.icon(index % 2 === 0 ? 'evergreen-tree' : 'palm-tree', {
        x: Math.min(width - unit * 0.06, Math.max(unit * 0.06, at(dx, 0).x)),
        bottom: ground + unit * 0.015,
        height: unit * 0.13,
      }),
    )
    .join('')
  return {
    content: sky + smoke + soil + cone + layers + chamber + vent + branch + lava + burst + trees,
    callouts: [
      { label: 'ashCloud', to: at(0.08, -0.66), side: 'right' },
      { label: 'crater', to: at(-0.01, -0.45), side: 'left' },
      { label: 'lava', to: at(side * 0.17, -0.32) },
      { label: 'vent', to: at(0, -0.2), side: side > 0 ? 'left' : 'right' },
      { label: 'sideVent', to: at(side * 0.17, -0.18) },
      { label: 'rockLayers', to: at(-side * 0.3, -0.08) },
      { label: 'magmaChamber', to: at(0.08, 0.19), side: 'right' },
    ],
  }
}
