import type { LabelId } from '@classeur/domain/pictures'
import type { Stage } from '../../backdrops/backdrop.ts'
import type { Drawing } from '../../labels/drawing.ts'
import { polyline, rectangle } from '../../paint/geometry.ts'
import { skinTones } from '../../scene/skin-tones.ts'
import { sheetOf } from '../sheet.ts'

const people: readonly (readonly [LabelId, string, number, number])[] = [
  ['grandfather', 'old-man', -0.52, -0.33],
  ['grandmother', 'old-woman', -0.24, -0.33],
  ['grandfather', 'old-man', 0.24, -0.33],
  ['grandmother', 'old-woman', 0.52, -0.33],
  ['father', 'man', -0.24, -0.01],
  ['mother', 'woman', 0.24, -0.01],
  ['sister', 'girl', -0.36, 0.31],
  ['me', 'child', 0, 0.31],
  ['brother', 'boy', 0.36, 0.31],
]

/** Grandparents, parents and three children, joined by lines. */
export function drawFamilyTree(stage: Stage): Drawing {
  const { paint, dice } = stage
  const isTall = stage.height > stage.width
  const { unit, at: placed, ground } = sheetOf(stage, isTall ? 1 : 1.3)
  const at = (x: number, y: number) => (isTall ? placed(x * 0.76, y * 1.25) : placed(x, y))
  const tone = dice.pick(skinTones)
  const line = (...pairs: (readonly [number, number])[]) =>
    paint.line(polyline(pairs.map(([x, y]) => at(x, y))), '#7d8794', unit * 0.008)
  const joints =
    line([-0.52, -0.33], [-0.24, -0.33]) +
    line([-0.38, -0.33], [-0.38, -0.17], [-0.24, -0.17], [-0.24, -0.01]) +
    line([0.24, -0.33], [0.52, -0.33]) +
    line([0.38, -0.33], [0.38, -0.17], [0.24, -0.17], [0.24, -0.01]) +
    line([-0.24, -0.01], [0.24, -0.01]) +
    line([0, -0.01], [0, 0.31]) +
    line([-0.36, 0.31], [-0.36, 0.16], [0.36, 0.16], [0.36, 0.31])
  const side = unit * (isTall ? 0.19 : 0.2)
  const cards = people.map(([, icon, x, y]) => {
    const centre = at(x, y)
    return (
      paint.area(
        rectangle(centre.x - side / 2, centre.y - side / 2, side, side * 1.22, side * 0.12),
        '#eef4fb',
        { weight: 1.1 },
      ) +
      paint.line(
        rectangle(centre.x - side / 2, centre.y - side / 2, side, side * 1.22, side * 0.12),
        '#a9b8cc',
        unit * 0.004,
      ) +
      paint.icon(`${icon}-${tone}`, { x: centre.x, bottom: centre.y + side * 0.36, height: side * 0.74 })
    )
  })
  return {
    content: ground + joints + cards.join(''),
    captions: people.map(([label, , x, y]) => {
      const centre = at(x, y)
      return { label, centre: { x: centre.x, y: centre.y + side * 0.54 }, room: side * 0.94 }
    }),
  }
}
