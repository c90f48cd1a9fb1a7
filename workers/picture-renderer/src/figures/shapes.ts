import { mentions, type Figure, type FigureReader, type Frame } from './figure.ts'
import { shapes, type Shape } from './shape-list.ts'

function drawAll({ paint, centre, span, reach, dice, colours }: Frame, chosen: readonly Shape[]): string {
  const tall = reach * 2
  const columns = Math.max(1, Math.min(chosen.length, Math.round(Math.sqrt((chosen.length * span) / tall))))
  const rows = Math.ceil(chosen.length / columns)
  const size = Math.min(span / columns, tall / rows) * 0.4 * (chosen.length === 1 ? 1.1 : 1)
  return chosen
    .map((shape, index) => {
      const row = Math.floor(index / columns)
      const inRow = Math.min(columns, chosen.length - row * columns)
      const x = centre.x + ((index % columns) - (inRow - 1) / 2) * (span / columns)
      const y = centre.y + (row - (rows - 1) / 2) * (tall / rows)
      return shape.draw({
        paint,
        centre: { x, y },
        reach: size * dice.real(0.96, 1.02),
        colour: colours[index % 3] ?? colours[0],
      })
    })
    .join('')
}

function figureOf(chosen: readonly Shape[]): Figure {
  return {
    title: {
      en: chosen.map(({ en }) => en).join(', '),
      fr: chosen.map(({ fr }) => fr).join(', '),
      ar: chosen.map(({ ar }) => ar).join('، '),
    },
    draw: (frame) => drawAll(frame, chosen),
  }
}

const solids = ['a cube', 'a cuboid', 'a cylinder', 'a cone', 'a sphere', 'a square pyramid']
const planes = ['a circle', 'a square', 'a triangle', 'a rectangle', 'a pentagon', 'a hexagon']

export const readShapes: FigureReader = (text) => {
  if (mentions(text, 'water$ rescue sharing parliament')) return null
  const found = shapes.filter(({ words }) => mentions(text, words))
  const isSpecial = found.some(({ en }) => /right-angled|isosceles/.test(en))
  const chosen = found.filter(
    ({ en }) =>
      !(isSpecial && (en === 'a triangle' || (en === 'a rectangle' && !/rectangle.*rectangle/.test(text)))),
  )
  if (chosen.length > 0) return figureOf(chosen.slice(0, 6))
  const group = mentions(text, 'solid+shape 3d solides مجسم')
    ? solids
    : mentions(text, 'shape formes+geom geometr اشكال هندس figures+geom')
      ? planes
      : null
  return group && figureOf(shapes.filter(({ en }) => group.includes(en)))
}
