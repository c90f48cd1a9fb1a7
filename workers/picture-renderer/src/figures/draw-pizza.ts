import { circle, onCircle, slice } from '../paint/geometry.ts'
import type { Frame } from './frame.ts'

/** A pizza cut into equal parts, of which the first are there; the others are eaten. */
export function drawPizza(
  { paint, dice, centre, reach }: Frame,
  numerator: number,
  denominator: number,
): string {
  const step = 360 / denominator
  const crust =
    paint.area(circle(centre, reach), '#e9e2d6') +
    paint.area(circle(centre, reach * 0.95), '#f7f3ec', { weight: 0.6 })
  const slices = Array.from({ length: numerator }, (_item, index) => {
    const from = -90 + index * step
    const middle = from + step / 2
    const out = denominator > 1 && numerator < denominator ? reach * 0.03 : 0
    const tip = onCircle(centre, out, middle)
    const toppings = Array.from({ length: Math.max(2, Math.round(10 / denominator)) }, (_topping, index) => {
      const angle = from + step * ((index + 0.5) / Math.max(2, Math.round(10 / denominator)))
      const far = reach * (index % 2 === 0 ? dice.real(0.6, 0.68) : dice.real(0.34, 0.42))
      return paint.area(
        circle(onCircle(tip, far, angle), Math.min(reach * 0.075, far * step * 0.006)),
        '#c0392b',
        { weight: 0.6 },
      )
    })
    return (
      paint.area(slice(tip, reach * 0.93, from, from + step), '#d9a05b') +
      paint.area(slice(tip, reach * 0.83, from, from + step), '#f9d56e', { weight: 0.7 }) +
      toppings.join('')
    )
  })
  const cuts = Array.from({ length: denominator }, (_item, index) => {
    const end = onCircle(centre, reach * 0.95, -90 + index * step)
    return `M${String(centre.x)} ${String(centre.y)}L${String(end.x)} ${String(end.y)}`
  })
  return crust + paint.line(cuts.join(''), '#b9ad9a', paint.lineWidth) + slices.join('')
}
