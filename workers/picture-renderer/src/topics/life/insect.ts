import type { Stage } from '../../backdrops/backdrop.ts'
import type { Drawing } from '../../labels/drawing.ts'
import { ellipse, polyline, smooth } from '../../paint/geometry.ts'
import { sheetOf } from '../sheet.ts'

/** An insect seen from above. */
export function drawInsect(stage: Stage): Drawing {
  const { paint } = stage
  const { unit, at, points, callout, ground } = sheetOf(stage)
  const sides = [-1, 1] as const
  const leg = (side: number, y: number, knee: readonly [number, number], foot: readonly [number, number]) =>
    paint.limb(
      polyline(
        points([
          [side * 0.06, y],
          [side * knee[0], knee[1]],
          [side * foot[0], foot[1]],
        ]),
      ),
      '#3f3326',
      unit * 0.02,
    )
  const feelers = sides
    .map((side) =>
      paint.line(
        smooth(
          points([
            [side * 0.03, -0.35],
            [side * 0.09, -0.42],
            [side * 0.18, -0.45],
          ]),
        ),
        '#3f3326',
        unit * 0.013,
      ),
    )
    .join('')
  const wing = (side: number) =>
    paint.area(
      smooth(
        points([
          [side * 0.05, -0.13],
          [side * 0.24, -0.16],
          [side * 0.36, 0.02],
          [side * 0.27, 0.2],
          [side * 0.12, 0.1],
        ]),
        true,
      ),
      '#cfe6f2',
      { opacity: 0.85 },
    )
  const rings = [0.08, 0.16, 0.24, 0.31].map((y, index) => {
    const half = [0.1, 0.112, 0.1, 0.075][index] ?? 0.1
    return paint.line(
      smooth(
        points([
          [-half, y],
          [0, y + 0.02],
          [half, y],
        ]),
      ),
      '#7d5a22',
      unit * 0.008,
    )
  })
  return {
    content:
      ground +
      sides
        .map(
          (side) =>
            leg(side, -0.16, [0.2, -0.24], [0.27, -0.36]) +
            leg(side, -0.1, [0.25, -0.06], [0.4, -0.12]) +
            leg(side, -0.03, [0.22, 0.14], [0.32, 0.36]),
        )
        .join('') +
      paint.area(
        smooth(points('0,0 0.09,0.04 0.115,0.16 0.08,0.32 0,0.41 -0.08,0.32 -0.115,0.16 -0.09,0.04'), true),
        '#e0a63c',
        { weight: 1.2 },
      ) +
      rings.join('') +
      sides.map(wing).join('') +
      paint.area(ellipse(at(0, -0.1), unit * 0.1, unit * 0.12), '#8a6a3a', { weight: 1.2 }) +
      feelers +
      paint.area(ellipse(at(0, -0.28), unit * 0.075, unit * 0.08), '#6b4f2a', { weight: 1.2 }) +
      sides
        .map((side) => paint.area(ellipse(at(side * 0.058, -0.3), unit * 0.026, unit * 0.036), '#b3261e'))
        .join(''),
    callouts: [
      callout('antenna', -0.14, -0.44),
      callout('eye', 0.06, -0.3),
      callout('head', -0.02, -0.25, 'left'),
      callout('thorax', 0.03, -0.12, 'right'),
      callout('wing', -0.27, 0.06),
      callout('abdomen', 0.03, 0.3, 'right'),
      callout('legs', -0.29, 0.29),
    ],
  }
}
