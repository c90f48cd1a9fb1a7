import { circle, cloud, polyline, smooth, star, type Point } from '../paint/geometry.ts'
import { shortSide, type Band, type Stage } from './backdrop.ts'

/** Clouds that keep the middle clear for the things. */
export function clouds({ paint, dice, width, height }: Stage, { top, bottom }: Band, count: number): string {
  return Array.from({ length: count }, (_item, index) => {
    const size = width * dice.real(0.11, 0.18)
    const x = width * (0.28 + (0.44 * (index + dice.real(0.2, 0.8))) / count)
    const y = Math.max(height * 0.1, top + (bottom - top) * dice.real(0.2, 0.75))
    return paint.area(cloud(x, y, size), '#ffffff', { opacity: 0.85, weight: 0.8 })
  }).join('')
}

export function sun({ paint, dice, width, height }: Stage): string {
  const radius = Math.min(width, height) * 0.075
  const centre = {
    x: width * (dice.chance(0.5) ? dice.real(0.1, 0.16) : dice.real(0.84, 0.9)),
    y: radius * 2,
  }
  const turn = dice.real(0, 30)
  if (!paint.isInk)
    return (
      paint.area(circle(centre, radius * 1.5), '#fff3c4', { opacity: 0.5 }) +
      paint.area(circle(centre, radius), '#ffd84d')
    )
  return (
    paint.area(star(centre, radius * 1.7, 12, 0.68, turn), '#fff') +
    paint.area(circle(centre, radius), '#fff')
  )
}

export function moon({ paint, dice, width, height }: Stage): string {
  const radius = Math.min(width, height) * 0.07
  const centre = { x: width * dice.real(0.82, 0.9), y: radius * dice.real(1.7, 2.1) }
  const crater = (dx: number, dy: number, r: number) =>
    paint.area(circle({ x: centre.x + dx * radius, y: centre.y + dy * radius }, radius * r), '#e3d9b0', {
      weight: 0.5,
    })
  return (
    paint.area(circle(centre, radius), '#f6efcf') +
    crater(-0.3, -0.25, 0.2) +
    crater(0.35, 0.2, 0.26) +
    crater(-0.2, 0.45, 0.13)
  )
}

export function stars({ paint, dice, width }: Stage, { top, bottom }: Band, count: number): string {
  return Array.from({ length: count }, () => {
    const centre = { x: dice.real(0.02, 0.98) * width, y: top + (bottom - top) * dice.real(0.02, 0.98) }
    const size = width * dice.real(0.002, 0.006)
    return dice.chance(paint.isInk ? 0.55 : 0.25)
      ? paint.area(star(centre, size * 2.2, 5, 0.42), '#fff6cf', { weight: 0.5 })
      : paint.area(circle(centre, size * 0.7), '#ffffff', { opacity: dice.real(0.5, 1), weight: 0.4 })
  }).join('')
}

/** Small blades of grass all over the ground, fewer in the distance. */
export function tufts(
  { paint, dice, width, height }: Stage,
  { top, bottom }: Band,
  colour: string,
  count: number,
): string {
  const blade = Math.min(width, height) * 0.014
  return Array.from({ length: count }, () => {
    const near = Math.sqrt(dice.real(0.01, 1))
    const foot = { x: dice.real(0.02, 0.98) * width, y: top + (bottom - top) * near }
    const size = blade * (0.5 + near)
    const to = (dx: number, dy: number): Point => ({ x: foot.x + dx * size, y: foot.y - dy * size })
    return paint.line(
      `${polyline([to(-0.9, 0.9), foot, to(0, 1.5)])}${polyline([foot, to(0.9, 1)])}`,
      colour,
      size * 0.32,
    )
  }).join('')
}

/** Little flowers; in ink styles they are larger, for colouring in. */
export function flowers(stage: Stage, { top, bottom }: Band, count: number): string {
  const { paint, dice, width } = stage
  const colours = ['#ff8fab', '#ffd166', '#ffffff', '#c77dff', '#ff6b6b']
  return Array.from({ length: count }, () => {
    const near = dice.real(0.1, 1)
    const size =
      shortSide(stage) *
      (paint.style === 'colouring-page' ? 0.026 : paint.isInk ? 0.017 : 0.011) *
      (0.6 + near * 0.6)
    const centre = { x: dice.real(0.03, 0.97) * width, y: top + (bottom - top) * near }
    const stem = paint.line(
      polyline([centre, { x: centre.x, y: centre.y + size * 2.6 }]),
      '#3f8f45',
      size * 0.35,
    )
    const head = paint.area(star(centre, size, 5, 0.55, dice.real(0, 72)), dice.pick(colours), {
      weight: 0.6,
    })
    return stem + head + paint.area(circle(centre, size * 0.33), '#f7b32b', { weight: 0.5 })
  }).join('')
}

/** Lines of small waves. */
export function ripples(
  { paint, dice, width, height }: Stage,
  { top, bottom }: Band,
  colour: string,
  count: number,
): string {
  return Array.from({ length: count }, () => {
    const near = dice.real(0.05, 1)
    const length = width * dice.real(0.05, 0.12) * (0.5 + near)
    const start = { x: dice.real(-0.02, 0.95) * width, y: top + (bottom - top) * near }
    const lift = length * 0.08
    const points = [0, 1, 2, 3, 4].map((step) => ({
      x: start.x + (length * step) / 4,
      y: start.y + (step % 2 === 0 ? lift : -lift),
    }))
    return paint.line(smooth(points), colour, Math.min(width, height) * 0.005)
  }).join('')
}

/** A wavy edge from left to right, filled below: hills, dunes, the ground. */
export function ridge({ dice, width, height }: Stage, y: number, swing: number, steps: number): string {
  const points = Array.from({ length: steps + 3 }, (_item, index) => ({
    x: ((index - 1) / steps) * width,
    y: y + dice.real(-swing, swing),
  }))
  return `${smooth(points)}L${String(Math.round(width * 1.4))} ${String(Math.round(height * 1.1))}L${String(-Math.round(width * 0.4))} ${String(Math.round(height * 1.1))}Z`
}
