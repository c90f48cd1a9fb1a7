import type { Stage } from '../backdrops/backdrop.ts'
import type { Drawing } from '../labels/drawing.ts'
import { circle, ellipse, smooth } from '../paint/geometry.ts'

/** An animal cell. */
export function drawCell({ paint, dice, width, height }: Stage): Drawing {
  const unit = Math.min(width, height)
  const centre = { x: width / 2, y: height / 2 }
  const turn = dice.real(0, 360)
  const [rx, ry] = [Math.min(width * 0.42, unit * 0.56), unit * 0.41]
  const rim = (share: number) =>
    smooth(
      Array.from({ length: 10 }, (_item, index) => ({
        x:
          centre.x +
          Math.cos(((index * 36 + turn) * Math.PI) / 180) * rx * share * (index % 2 === 0 ? 1 : 0.95),
        y:
          centre.y +
          Math.sin(((index * 36 + turn) * Math.PI) / 180) * ry * share * (index % 2 === 0 ? 1 : 0.95),
      })),
      true,
    )
  const inside = (degrees: number, share: number) => ({
    x: centre.x + Math.cos((degrees * Math.PI) / 180) * rx * share,
    y: centre.y + Math.sin((degrees * Math.PI) / 180) * ry * share,
  })
  const bean = (degrees: number) => {
    const middle = inside(degrees, 0.66)
    const long = unit * 0.075
    const fold = smooth(
      [-0.7, -0.35, 0, 0.35, 0.7].map((share, index) => ({
        x: middle.x + share * long,
        y: middle.y + (index % 2 === 0 ? -1 : 1) * long * 0.22,
      })),
    )
    return (
      paint.area(ellipse(middle, long, long * 0.52), '#f08a5d') + paint.line(fold, '#b4532c', unit * 0.006)
    )
  }
  const start = dice.real(0, 60)
  const ribosomes = Array.from({ length: 26 }, () => inside(dice.real(0, 360), dice.real(0.45, 0.82)))
  const dots = ribosomes
    .map((point) => paint.area(circle(point, unit * 0.007), '#6a5acd', { weight: 0.6 }))
    .join('')
  const membrane = {
    x: centre.x + Math.cos((turn * Math.PI) / 180) * rx * 0.97,
    y: centre.y + Math.sin((turn * Math.PI) / 180) * ry * 0.97,
  }
  const content =
    paint.wash(0, height, '#ffffff', '#ffffff') +
    paint.shadowed(paint.area(rim(1), '#8bc8a2', { weight: 1.4 }), unit * 0.015) +
    paint.area(rim(0.94), '#d6efdc') +
    dots +
    [0, 85, 170, 255].map((degrees) => bean(start + degrees)).join('') +
    paint.area(circle(centre, unit * 0.135), '#9c7bd0', { weight: 1.2 }) +
    paint.area(circle({ x: centre.x + unit * 0.03, y: centre.y - unit * 0.03 }, unit * 0.05), '#6b4aa8') +
    [40, 215]
      .map((degrees) => paint.area(circle(inside(start + degrees, 0.6), unit * 0.038), '#a9dcf2'))
      .join('')
  return {
    content,
    callouts: [
      { label: 'cellMembrane', to: membrane },
      { label: 'cytoplasm', to: inside(start + 127, 0.72) },
      { label: 'nucleus', to: { x: centre.x - unit * 0.07, y: centre.y + unit * 0.07 } },
      { label: 'nucleolus', to: { x: centre.x + unit * 0.03, y: centre.y - unit * 0.03 } },
      { label: 'mitochondrion', to: inside(start + 85, 0.66) },
      { label: 'vacuole', to: inside(start + 215, 0.6) },
      { label: 'ribosomes', to: ribosomes[0] ?? centre },
    ],
  }
}
