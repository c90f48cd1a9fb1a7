import type { Stage } from '../../backdrops/backdrop.ts'
import type { Drawing } from '../../labels/drawing.ts'
import { circle, ellipse, onCircle, polyline, rectangle, smooth } from '../../paint/geometry.ts'
import { mirrored, pairsOf, type Line } from '../../paint/line.ts'
import { sheetOf } from '../sheet.ts'

/** A flower cut open through its middle. */
export function drawFlower(stage: Stage): Drawing {
  const { paint } = stage
  const { unit, at, points, callout, ground } = sheetOf(stage)
  const petal = '-0.05,0.15 -0.2,0.11 -0.36,-0.03 -0.43,-0.22 -0.33,-0.27 -0.2,-0.18 -0.1,-0.02'
  const sepal = '-0.04,0.19 -0.15,0.21 -0.27,0.16 -0.3,0.11 -0.2,0.14 -0.06,0.15'
  const both = (pairs: Line, colour: string) =>
    [pairs, mirrored(pairs)].map((half) => paint.area(smooth(points(half), true), colour)).join('')
  const stamens = [-1, 1]
    .flatMap((side) =>
      pairsOf('0.1,-0.17 0.19,-0.1').map(
        ([x, y]) =>
          paint.limb(
            smooth(
              points([
                [side * 0.055, 0.14],
                [side * x * 0.8, (y + 0.16) / 2.4],
                [side * x, y],
              ]),
            ),
            '#cfe3a0',
            unit * 0.014,
          ) + paint.area(ellipse(at(side * x, y - 0.025), unit * 0.021, unit * 0.034), '#f0b429'),
      ),
    )
    .join('')
  return {
    content:
      ground +
      both(petal, '#f3a6c8') +
      paint.limb(polyline(points('0,0.2 0,0.48')), '#5fa04a', unit * 0.04) +
      both(sepal, '#6fb257') +
      stamens +
      paint.limb(polyline(points('0,0.03 0,-0.24')), '#a9cf78', unit * 0.034) +
      paint.area(ellipse(at(0, -0.26), unit * 0.038, unit * 0.022), '#7d9c3f') +
      paint.area(
        smooth(points('0,0 0.055,0.05 0.07,0.13 0.04,0.2 0,0.215 -0.04,0.2 -0.07,0.13 -0.055,0.05'), true),
        '#a9cf78',
      ) +
      pairsOf('-0.024,0.09 0.024,0.09 -0.024,0.145 0.024,0.145')
        .map(([x, y]) => paint.area(circle(at(x, y), unit * 0.017), '#fdf6dc'))
        .join(''),
    callouts: [
      callout('petal', -0.33, -0.16),
      callout('anther', -0.19, -0.125),
      callout('filament', -0.145, 0.02),
      callout('sepal', -0.22, 0.165),
      callout('stigma', 0.02, -0.26, 'right'),
      callout('style', 0.005, -0.12, 'right'),
      callout('ovary', 0.055, 0.12, 'right'),
      callout('ovule', 0.024, 0.15, 'right'),
    ],
  }
}

export function drawPlant(stage: Stage): Drawing {
  const { paint } = stage
  const { unit, at, points, callout, ground } = sheetOf(stage)
  const leaf = (y: number, side: number) =>
    paint.area(
      smooth(
        points([
          [0, y],
          [side * 0.09, y - 0.09],
          [side * 0.25, y - 0.08],
          [side * 0.13, y + 0.02],
        ]),
        true,
      ),
      '#5bab47',
    ) +
    paint.line(
      smooth(
        points([
          [0, y],
          [side * 0.12, y - 0.045],
          [side * 0.22, y - 0.07],
        ]),
      ),
      '#35702b',
      unit * 0.005,
    )
  const root = (pairs: Line, width: number) => paint.limb(smooth(points(pairs)), '#e3c79c', unit * width)
  return {
    content:
      ground +
      paint.area(rectangle(at(-0.42, 0).x, at(0, 0.17).y, unit * 0.84, unit * 0.31, unit * 0.02), '#8a6242') +
      paint.area(rectangle(at(-0.42, 0).x, at(0, 0.16).y, unit * 0.84, unit * 0.03), '#6b8f3a', {
        weight: 0.7,
      }) +
      root('0,0.16 0.01,0.3 0,0.45', 0.02) +
      [-1, 1]
        .map(
          (side) =>
            root(
              [
                [0, 0.2],
                [side * 0.09, 0.25],
                [side * 0.17, 0.36],
              ],
              0.013,
            ) +
            root(
              [
                [0, 0.27],
                [side * 0.06, 0.34],
                [side * 0.09, 0.43],
              ],
              0.01,
            ),
        )
        .join('') +
      paint.limb(smooth(points('0,0.19 0.006,-0.05 0,-0.28')), '#4c9c3d', unit * 0.026) +
      leaf(0.09, -1) +
      leaf(0, 1) +
      leaf(-0.1, -1) +
      Array.from({ length: 10 }, (_item, index) =>
        paint.area(circle(onCircle(at(0, -0.34), unit * 0.088, index * 36), unit * 0.04), '#ffc93c', {
          weight: 0.8,
        }),
      ).join('') +
      paint.area(circle(at(0, -0.34), unit * 0.066), '#8a5a34'),
    callouts: [
      callout('flower', 0.075, -0.38),
      callout('leaf', -0.15, -0.15),
      callout('stem', 0.003, -0.18, 'right'),
      callout('roots', 0.14, 0.31),
      callout('soil', -0.32, 0.36),
    ],
  }
}
