import type { Stage } from '../backdrops/backdrop.ts'
import { circle, rectangle } from '../paint/geometry.ts'

/** Draws particles in a solid, a liquid and a gas. */
export function drawStates({ paint, dice, width, height }: Stage): string {
  const isTall = height > width
  const colours = ['#4a90d9', '#2aa198', '#e0803a'] as const
  return (
    paint.wash(0, height, '#ffffff', '#f4f8fb') +
    colours
      .map((colour, index) => {
        const side = Math.min(isTall ? width * 0.6 : width * 0.28, isTall ? height * 0.28 : height * 0.7)
        const centre = isTall
          ? { x: width / 2, y: height * (0.18 + index * 0.32) }
          : { x: width * (0.18 + index * 0.32), y: height / 2 }
        const r = side * 0.062
        const at = (column: number, row: number) => ({
          x: centre.x - side / 2 + r + column * r * 2,
          y: centre.y + side / 2 - r - row * r * 2,
        })
        const places =
          index === 0
            ? Array.from({ length: 40 }, (_item, place) => at((place % 8) + 0.0, Math.floor(place / 8)))
            : index === 1
              ? Array.from({ length: 30 }, (_item, place) =>
                  at(
                    (place % 6) * 1.36 + dice.real(-0.12, 0.3),
                    Math.floor(place / 6) * 1.06 + dice.real(-0.02, 0.02),
                  ),
                )
              : Array.from({ length: 12 }, (_item, place) =>
                  at(
                    (place % 4) * 2.1 + dice.real(-0.4, 0.4) + 0.3,
                    Math.floor(place / 4) * 2.7 + dice.real(-0.5, 0.5) + 0.5,
                  ),
                )
        const jar = rectangle(
          centre.x - side / 2 - r * 0.6,
          centre.y - side / 2 - r * 0.6,
          side + r * 1.2,
          side + r * 1.2,
          r,
        )
        return (
          paint.area(jar, '#eef3f8', { weight: 1.2 }) +
          places.map((place) => paint.area(circle(place, r * 0.94), colour, { weight: 0.8 })).join('')
        )
      })
      .join('')
  )
}
