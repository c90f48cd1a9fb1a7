import type { Stage } from '../backdrops/backdrop.ts'
import { stars } from '../backdrops/decorations.ts'
import { polyline, slice } from '../paint/geometry.ts'

export function drawDayNight(stage: Stage): string {
  const { paint, dice, width, height } = stage
  const unit = Math.min(width, height)
  const isTall = height > width
  const centre = isTall ? { x: width / 2, y: height * 0.62 } : { x: width * 0.63, y: height / 2 }
  const source = isTall ? { x: width / 2, y: height * 0.14 } : { x: width * 0.13, y: height / 2 }
  const radius = unit * dice.real(0.26, 0.29)
  const isDark = !paint.isInk
  const ground = isDark
    ? paint.wash(0, height, '#0e1436', '#211b52') + stars(stage, { top: 0, bottom: height }, 70)
    : paint.wash(0, height, '#fff', '#fff')
  const earth = paint.icon('globe-showing-europe-africa', {
    x: centre.x,
    bottom: centre.y + radius,
    height: radius * 2,
  })
  const shade = slice(centre, radius * 1.01, isTall ? 0 : -90, isTall ? 180 : 90)
  const night = paint.isInk ? paint.hatched(shade) : paint.area(shade, '#0a0e24', { opacity: 0.62 })
  const beams = [-0.24, -0.08, 0.08, 0.24]
    .map((share) => {
      const shift = share * unit
      const [from, to] = isTall
        ? [
            { x: source.x + shift, y: source.y + unit * 0.19 },
            { x: centre.x + shift, y: centre.y - radius * 1.12 },
          ]
        : [
            { x: source.x + unit * 0.19, y: source.y + shift },
            { x: centre.x - radius * 1.12, y: centre.y + shift },
          ]
      return paint.line(polyline([from, to]), '#ffd54d', unit * 0.008, {
        dash: `${String(Math.round(unit * 0.03))} ${String(Math.round(unit * 0.02))}`,
      })
    })
    .join('')
  const light = paint.icon('sun', { x: source.x, bottom: source.y + unit * 0.16, height: unit * 0.32 })
  const axis = paint.line(
    polyline([
      { x: centre.x - radius * 0.52, y: centre.y + radius * 1.18 },
      { x: centre.x - radius * 0.43, y: centre.y + radius * 0.98 },
    ]) +
      polyline([
        { x: centre.x + radius * 0.43, y: centre.y - radius * 0.98 },
        { x: centre.x + radius * 0.52, y: centre.y - radius * 1.18 },
      ]),
    '#ffffff',
    unit * 0.008,
  )
  return ground + beams + light + earth + night + axis
}
