import type { Stage } from '../backdrops/backdrop.ts'
import type { Drawing } from '../labels/drawing.ts'
import { circle, onCircle, polyline, rectangle, slice } from '../paint/geometry.ts'

/** A plate in four parts, seen from above. */
export function drawPlate({ paint, dice, width, height }: Stage): Drawing {
  const unit = Math.min(width, height)
  const centre = { x: width / 2, y: height / 2 }
  const radius = unit * 0.39
  const turn = dice.pick([0, 90, 180, 270])
  const sectors = [
    { from: 0, to: 90, colour: '#f6c98b', foods: ['bread', 'cooked-rice', 'potato'] },
    { from: 90, to: 180, colour: '#f0a3a3', foods: ['egg', 'fish', 'poultry-leg'] },
    { from: 180, to: 255, colour: '#f7dc8f', foods: ['red-apple', 'banana', 'grapes'] },
    { from: 255, to: 360, colour: '#a9d18e', foods: ['carrot', 'broccoli', 'tomato'] },
  ]
  const parts = sectors.map(({ from, to, colour, foods }) => {
    const base = paint.area(slice(centre, radius * 0.82, from + turn, to + turn), colour)
    const placed = foods.map((food, index) => {
      const share = (index + 0.5) / foods.length
      const far = index % 2 === 0 ? 0.61 : foods.length > 3 ? 0.52 : 0.34
      const where = onCircle(centre, radius * far, from + turn + (to - from) * share)
      const tall = radius * (foods.length > 3 ? 0.27 : 0.3)
      return paint.icon(food, {
        x: where.x,
        bottom: where.y + tall / 2,
        height: Math.min(tall, (tall * 1.15) / paint.iconRatio(food)),
      })
    })
    return base + placed.join('')
  })
  const cloth = dice.pick(['#e7f3ee', '#fdf1de', '#eaf1fb', '#fbeaea'] as const)
  const aside = (share: number) => centre.x + share * radius
  const rod = (x: number, from: number, to: number, thick: number) =>
    paint.limb(
      polyline([
        { x, y: centre.y + from * radius },
        { x, y: centre.y + to * radius },
      ]),
      '#aab3bd',
      radius * thick,
    )
  const prongs = [-0.07, 0, 0.07].map((shift) => rod(aside(-1.25 + shift), -0.6, -0.3, 0.03)).join('')
  const fork =
    prongs +
    rod(aside(-1.25), -0.2, 0.62, 0.055) +
    paint.area(
      rectangle(aside(-1.34), centre.y - radius * 0.34, radius * 0.18, radius * 0.18, radius * 0.07),
      '#aab3bd',
    )
  const blade = rectangle(aside(1.19), centre.y - radius * 0.62, radius * 0.11, radius * 0.62, radius * 0.06)
  const knife = paint.area(blade, '#c5ccd4') + rod(aside(1.25), 0, 0.62, 0.055)
  const milk = {
    height: radius * 0.44,
    bottom: Math.max(centre.y - radius * 1.12, unit * 0.2),
    x: width - unit * 0.11,
  }
  const isWide = width > height * 1.1
  const glass = isWide
    ? paint.icon('glass-of-milk', { ...milk, x: aside(1.62), bottom: centre.y - radius * 0.3 }) + fork + knife
    : paint.icon('glass-of-milk', milk)
  const content =
    paint.wash(0, height, cloth, cloth) +
    paint.shadowed(
      paint.area(circle(centre, radius), '#ffffff', { weight: 1.3 }) +
        paint.area(circle(centre, radius * 0.87), '#f4f6f8', { weight: 0.7 }),
      unit * 0.02,
    ) +
    parts.join('') +
    glass
  const labels = ['cereals', 'proteins', 'fruit', 'vegetables'] as const
  return {
    content,
    callouts: [
      ...sectors.map(({ from, to }, index) => ({
        label: labels[index] ?? labels[0],
        to: onCircle(centre, radius * 0.77, (from + to) / 2 + turn),
      })),
      {
        label: 'milk' as const,
        to: isWide
          ? { x: aside(1.62), y: centre.y - radius * 0.45 }
          : { x: milk.x, y: milk.bottom - milk.height / 2 },
      },
    ],
  }
}
