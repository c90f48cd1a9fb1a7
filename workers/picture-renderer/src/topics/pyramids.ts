import type { Stage } from '../backdrops/backdrop.ts'
import type { Drawing } from '../labels/drawing.ts'
import { moon, ridge, stars, sun } from '../backdrops/decorations.ts'
import { lighten } from '../paint/colour.ts'
import { polygon, polyline } from '../paint/geometry.ts'

export function drawPyramids(stage: Stage): Drawing {
  const { paint, dice, width, height, isNight } = stage
  const unit = Math.min(width, height)
  const ground = height * dice.real(0.6, 0.63)
  const pyramid = (x: number, base: number, half: number, tint: string) => {
    const tall = half * 1.15
    const top = { x, y: base - tall }
    const edge = { x: x + half * 0.28, y: base + half * 0.06 }
    const rows = [0.25, 0.45, 0.63, 0.8]
      .map((share) =>
        polyline([
          { x: x - half * share, y: top.y + tall * share },
          { x: x + half * 0.28 * share, y: top.y + (tall + half * 0.06) * share },
          { x: x + half * share, y: top.y + tall * share },
        ]),
      )
      .join('')
    return (
      paint.area(polygon([top, edge, { x: x + half, y: base }]), lighten(tint, -0.22)) +
      paint.area(polygon([{ x: x - half, y: base }, top, edge]), tint) +
      paint.line(rows, lighten(tint, -0.3), paint.lineWidth * 0.55)
    )
  }
  const sky = isNight
    ? paint.wash(0, height, '#141c3f', '#4a4a7c') +
      stars(stage, { top: 0, bottom: ground * 0.8 }, 40) +
      moon(stage)
    : paint.wash(0, height, '#8fd0ee', '#fdebc8') + sun(stage)
  const side = dice.chance(0.5) ? 1 : -1
  const x = (share: number) => width / 2 + side * share * width
  const dunes = paint.area(ridge(stage, ground - unit * 0.03, unit * 0.012, 5), '#e8c98b')
  const sand =
    paint.area(ridge(stage, ground + (height - ground) * 0.34, unit * 0.02, 4), '#f0d79f', { weight: 0.8 }) +
    paint.area(ridge(stage, ground + (height - ground) * 0.72, unit * 0.02, 4), '#e6c583', { weight: 0.8 })
  const palms = [-0.4, -0.45, 0.43]
    .map((share, index) =>
      paint.icon('palm-tree', {
        x: x(share),
        bottom: ground + (height - ground) * (0.22 + index * 0.12),
        height: unit * (0.2 + index * 0.03),
        flip: index % 2 === 0,
        grounded: true,
      }),
    )
    .join('')
  const camels = [0.2, 0.05]
    .map((share, index) =>
      paint.icon('camel', {
        x: x(share),
        bottom: ground + (height - ground) * (0.62 + index * 0.08),
        height: unit * 0.16,
        flip: side < 0,
        grounded: true,
      }),
    )
    .join('')
  const jars = paint.icon('amphora', {
    x: x(-0.3),
    bottom: height * 0.95,
    height: unit * 0.13,
    grounded: true,
  })
  const content =
    sky +
    dunes +
    pyramid(x(0.3), ground, unit * 0.24, '#e3c27c') +
    pyramid(x(-0.22), ground + unit * 0.01, unit * 0.3, '#e9cb8a') +
    pyramid(x(0.07), ground + unit * 0.045, unit * 0.4, '#f0d493') +
    sand +
    palms +
    camels +
    jars
  return { content }
}
