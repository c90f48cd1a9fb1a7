import type { Stage } from '../backdrops/backdrop.ts'
import type { Drawing } from '../labels/drawing.ts'
import { circle, rectangle } from '../paint/geometry.ts'

const states = [
  { label: 'solid', colour: '#4a90d9' },
  { label: 'liquid', colour: '#2aa198' },
  { label: 'gas', colour: '#e0803a' },
] as const

/**
 * Places in columns and rows for particles that are close together without an order: each falls where it can fall
 * deepest among a few random columns.
 */
function disordered(dice: Stage['dice']): [column: number, row: number][] {
  const placed: [number, number][] = []
  const restOn = (column: number): number =>
    placed.reduce((row, [otherColumn, otherRow]) => {
      const across = Math.abs(column - otherColumn)
      return across < 1 ? Math.max(row, otherRow + Math.sqrt(1.02 - across * across)) : row
    }, 0)
  while (placed.length < 38) {
    const tried = Array.from({ length: 16 }, () => dice.real(0, 7))
    const column = tried.reduce((best, one) => (restOn(one) < restOn(best) ? one : best))
    placed.push([column, restOn(column)])
  }
  return placed
}

/** Draws particles in a solid, a liquid and a gas. */
export function drawStates({ paint, dice, width, height, isRightToLeft }: Stage): Drawing {
  const isTall = height > width
  const side = Math.min(isTall ? width * 0.6 : width * 0.28, isTall ? height * 0.25 : height * 0.7)
  const r = side * 0.062
  const placed = states.map((state, index) => {
    const share = 0.18 + (isRightToLeft && !isTall ? 2 - index : index) * 0.32
    return {
      ...state,
      centre: isTall ? { x: width / 2, y: height * (share - 0.01) } : { x: width * share, y: height / 2 },
    }
  })
  const content = placed.map(({ colour, centre, label }) => {
    const at = (column: number, row: number) => ({
      x: centre.x - side / 2 + r + column * r * 2,
      y: centre.y + side / 2 - r - row * r * 2,
    })
    const particles = {
      solid: () => Array.from({ length: 40 }, (_item, index) => at(index % 8, Math.floor(index / 8))),
      liquid: () => disordered(dice).map(([column, row]) => at(column, row)),
      gas: () =>
        Array.from({ length: 12 }, (_item, index) =>
          at(
            (index % 4) * 2.1 + dice.real(-0.4, 0.4) + 0.3,
            Math.floor(index / 4) * 2.7 + dice.real(-0.5, 0.5) + 0.5,
          ),
        ),
    }
    const jar = rectangle(
      centre.x - side / 2 - r * 0.6,
      centre.y - side / 2 - r * 0.6,
      side + r * 1.2,
      side + r * 1.2,
      r,
    )
    return (
      paint.area(jar, '#eef3f8', { weight: 1.2 }) +
      particles[label]()
        .map((particle) => paint.area(circle(particle, r * 0.94), colour, { weight: 0.8 }))
        .join('')
    )
  })
  return {
    content: paint.wash(0, height, '#ffffff', '#f4f8fb') + content.join(''),
    captions: placed.map(({ label, centre }) => ({
      label,
      centre: { x: centre.x, y: centre.y + side / 2 + r * 2.6 },
      room: side,
    })),
  }
}
