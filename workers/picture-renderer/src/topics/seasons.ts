import type { Stage } from '../backdrops/backdrop.ts'
import type { Drawing } from '../labels/drawing.ts'
import { circle, ellipse, rectangle, smooth } from '../paint/geometry.ts'

/** Draws the same tree four times, from spring to winter. */
export function drawSeasons(stage: Stage): Drawing {
  const { paint, dice, width, height, isRightToLeft } = stage
  const looks = [
    { sky: '#dff3ff', ground: '#a5d46a', crown: '#f4a6c4', name: 'spring' as const },
    { sky: '#bfe6fb', ground: '#86c24e', crown: '#4c9c3d', name: 'summer' as const },
    { sky: '#fbe9d2', ground: '#d3b26a', crown: '#e07a2f', name: 'autumn' as const },
    { sky: '#e3ecf5', ground: '#f7fbfe', crown: '', name: 'winter' as const },
  ]
  const isRow = width > height * 1.6
  const [across, down] = isRow ? [width / 4, height] : [width / 2, height / 2]
  const placed = looks.map((look, index) => {
    const columns = isRow ? 4 : 2
    const column = isRightToLeft ? columns - 1 - (index % columns) : index % columns
    return { ...look, left: column * across, top: isRow ? 0 : Math.floor(index / 2) * down }
  })
  const content = placed
    .map(({ sky, ground, crown, name, left, top }) => {
      const unit = Math.min(across, down) * 1.08
      const at = (dx: number, dy: number) => ({
        x: left + across / 2 + dx * unit,
        y: top + down * 0.82 + dy * unit,
      })
      const trunk = paint.limb(smooth([at(0, 0.02), at(0.01, -0.2), at(0, -0.36)]), '#7a5230', unit * 0.055)
      const branches = [
        [-0.2, -0.5],
        [0.2, -0.52],
        [-0.06, -0.6],
        [0.1, -0.6],
        [-0.24, -0.36],
        [0.25, -0.38],
      ]
        .map(([dx = 0, dy = 0]) =>
          paint.limb(smooth([at(0, -0.24), at(dx * 0.5, dy * 0.75), at(dx, dy)]), '#7a5230', unit * 0.022),
        )
        .join('')
      const leaves =
        crown === ''
          ? ''
          : [
              [-0.17, -0.42, 0.15],
              [0.17, -0.42, 0.15],
              [0, -0.55, 0.17],
              [0, -0.38, 0.17],
            ]
              .map(([dx = 0, dy = 0, r = 0]) => paint.area(circle(at(dx, dy), unit * r), crown))
              .join('')
      const spots = Array.from({ length: name === 'summer' ? 6 : 14 }, () => {
        const where =
          name === 'winter'
            ? at(dice.real(-0.45, 0.45), dice.real(-0.78, 0.1))
            : name === 'autumn'
              ? at(dice.real(-0.4, 0.4), dice.real(0, 0.14))
              : at(dice.real(-0.26, 0.26), dice.real(-0.62, -0.3))
        const colour =
          { spring: '#fff0f6', summer: '#d94545', autumn: '#c8502a', winter: '#ffffff' }[name] ?? '#ffffff'
        return paint.area(
          name === 'autumn' ? ellipse(where, unit * 0.024, unit * 0.013) : circle(where, unit * 0.014),
          colour,
          { weight: 0.6 },
        )
      }).join('')
      const panel = paint.area(rectangle(left, top, across, down), sky, { weight: 0.8 })
      const floor = paint.area(rectangle(left, top + down * 0.78, across, down * 0.22), ground, {
        weight: 0.8,
      })
      const extra =
        name === 'summer'
          ? paint.icon('sun', { x: at(0.3, 0).x, bottom: top + down * 0.24, height: unit * 0.16 })
          : name === 'winter'
            ? paint.icon('snowman', { x: at(0.3, 0).x, bottom: top + down * 0.9, height: unit * 0.22 })
            : name === 'spring'
              ? paint.icon('tulip', { x: at(0.28, 0).x, bottom: top + down * 0.9, height: unit * 0.16 })
              : paint.icon('brown-mushroom', {
                  x: at(0.3, 0).x,
                  bottom: top + down * 0.92,
                  height: unit * 0.12,
                })
      return panel + floor + (crown === '' ? branches : '') + trunk + leaves + spots + extra
    })
    .join('')
  return {
    content,
    captions: placed.map(({ name, left, top }) => ({
      label: name,
      centre: { x: left + across * 0.3, y: top + down * 0.9 },
      room: across * 0.5,
    })),
  }
}
