import type { Stage } from '../backdrops/backdrop.ts'
import type { Drawing } from '../labels/drawing.ts'
import { stars } from '../backdrops/decorations.ts'
import { polyline, slice } from '../paint/geometry.ts'

/** The light comes from the side, so that the axis of the Earth lies across it: the sun never stands above a pole. */
export function drawDayNight(stage: Stage): Drawing {
  const { paint, dice, width, height } = stage
  const unit = Math.min(width * 0.75, height)
  const centre = { x: width * 0.63, y: height / 2 }
  const source = { x: width * 0.13, y: height / 2 }
  const radius = unit * dice.real(0.26, 0.29)
  const ground = paint.isInk
    ? paint.wash(0, height, '#fff', '#fff')
    : paint.wash(0, height, '#0e1436', '#211b52') + stars(stage, { top: 0, bottom: height }, 70)
  const earth = paint.icon('globe-showing-europe-africa', {
    x: centre.x,
    bottom: centre.y + radius,
    height: radius * 2,
  })
  const shade = slice(centre, radius * 1.01, -90, 90)
  const night = paint.isInk ? paint.hatched(shade) : paint.area(shade, '#0a0e24', { opacity: 0.62 })
  const beams = [-0.24, -0.08, 0.08, 0.24]
    .map((share) => {
      const y = centre.y + share * unit
      const from = { x: source.x + unit * 0.19, y }
      const to = { x: centre.x - radius * 1.12, y }
      return paint.line(polyline([from, to]), '#ffd54d', unit * 0.008, {
        dash: `${String(Math.round(unit * 0.03))} ${String(Math.round(unit * 0.02))}`,
      })
    })
    .join('')
  const light = paint.icon('sun', { x: source.x, bottom: source.y + unit * 0.16, height: unit * 0.32 })
  const pole = (share: number) => ({
    x: centre.x + radius * 0.43 * share,
    y: centre.y - radius * 0.9 * share,
  })
  const axis = paint.line(
    polyline([pole(-1.2), pole(-0.98)]) + polyline([pole(0.98), pole(1.2)]),
    '#ffffff',
    unit * 0.008,
  )
  return {
    content: ground + beams + light + earth + night + axis,
    callouts: [
      { label: 'sun', to: { x: source.x - unit * 0.05, y: source.y } },
      { label: 'day', to: { x: centre.x - radius * 0.45, y: centre.y - radius * 0.78 }, side: 'left' },
      { label: 'night', to: { x: centre.x + radius * 0.5, y: centre.y + radius * 0.4 }, side: 'right' },
      { label: 'axis', to: pole(1.1), side: 'right' },
    ],
  }
}
