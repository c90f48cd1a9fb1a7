import type { Stage } from '../../backdrops/backdrop.ts'
import type { Drawing } from '../../labels/drawing.ts'
import { circle, ellipse, polyline, rectangle, smooth } from '../../paint/geometry.ts'
import { pairsOf } from '../../paint/line.ts'
import { sheetOf } from '../sheet.ts'

export function drawPlantCell(stage: Stage): Drawing {
  const { paint } = stage
  const { unit, at, points, callout, ground } = sheetOf(stage, 1.15)
  const box = (inset: number, corner: number) =>
    rectangle(
      at(-0.5 + inset, 0).x,
      at(0, -0.4 + inset).y,
      unit * (1 - 2 * inset),
      unit * (0.8 - 2 * inset),
      unit * corner,
    )
  const chloroplast = (x: number, y: number) =>
    paint.area(ellipse(at(x, y), unit * 0.06, unit * 0.034), '#4a9c3d') +
    [-0.025, 0, 0.025]
      .map((dx) =>
        paint.line(polyline([at(x + dx, y - 0.016), at(x + dx, y + 0.016)]), '#2d6b25', unit * 0.009),
      )
      .join('')
  const mitochondrion = (x: number, y: number) =>
    paint.area(ellipse(at(x, y), unit * 0.048, unit * 0.026), '#f08a5d') +
    paint.line(
      smooth(
        points([
          [x - 0.035, y],
          [x - 0.018, y - 0.013],
          [x, y + 0.012],
          [x + 0.018, y - 0.013],
          [x + 0.035, y],
        ]),
      ),
      '#b4532c',
      unit * 0.006,
    )
  const vacuole = smooth(points('-0.2,-0.2 0.1,-0.23 0.32,-0.13 0.33,0.12 0.12,0.2 -0.14,0.17 -0.24,0'), true)
  return {
    content:
      ground +
      paint.area(box(0, 0.05), '#7fae5b', { weight: 1.6 }) +
      paint.area(box(0.03, 0.04), '#f4e3a6', { weight: 0.9 }) +
      paint.area(box(0.042, 0.036), '#e4f3d3', { weight: 0.9 }) +
      paint.area(vacuole, '#bfe2f3') +
      paint.area(circle(at(-0.33, 0.2), unit * 0.095), '#a58ad6', { weight: 1.2 }) +
      paint.area(circle(at(-0.315, 0.185), unit * 0.035), '#6b4aa8') +
      pairsOf('-0.36,-0.26 -0.02,-0.3 0.38,-0.26 0.4,0.22 0.03,0.29 -0.37,-0.06')
        .map(([x, y]) => chloroplast(x, y))
        .join('') +
      pairsOf('-0.2,-0.29 0.2,-0.3 0.24,0.27 -0.15,0.29')
        .map(([x, y]) => mitochondrion(x, y))
        .join(''),
    callouts: [
      callout('cellWall', 0.485, -0.34),
      callout('cellMembrane', 0.464, -0.05),
      callout('chloroplast', -0.36, -0.26),
      callout('cytoplasm', -0.29, -0.02, 'left'),
      callout('nucleus', -0.37, 0.23),
      callout('vacuole', 0.2, 0, 'right'),
      callout('mitochondrion', 0.24, 0.27),
    ],
  }
}
