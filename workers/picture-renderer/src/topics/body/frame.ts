import type { Stage } from '../../backdrops/backdrop.ts'
import type { Drawing } from '../../labels/drawing.ts'
import { circle, ellipse, polyline, rectangle, smooth, type Point } from '../../paint/geometry.ts'
import { symmetric, type Line } from '../../paint/line.ts'
import { sheetOf } from '../sheet.ts'

const boneColour = '#f3ead2'

/** A skeleton from the front; hands, feet and the ribs are simplified. */
export function drawSkeleton(stage: Stage): Drawing {
  const { paint } = stage
  const { unit, at, points, callout, ground } = sheetOf(stage)
  const bone = (from: Point, to: Point, width = 0.018) =>
    paint.limb(polyline([from, to]), boneColour, unit * width) +
    [from, to]
      .map((end) => paint.area(circle(end, unit * width * 0.75), boneColour, { weight: 0.8 }))
      .join('')
  const edge = (path: string) => paint.line(path, '#8d8263', unit * 0.003)
  const sides = [-1, 1] as const
  const spine = Array.from({ length: 15 }, (_item, index) => {
    const vertebra = rectangle(
      at(-0.014, 0).x,
      at(0, -0.34 + index * 0.0235).y,
      unit * 0.028,
      unit * 0.018,
      unit * 0.005,
    )
    return paint.area(vertebra, boneColour, { weight: 0.7 }) + edge(vertebra)
  }).join('')
  const ribs = sides
    .flatMap((side) =>
      [0, 1, 2, 3, 4, 5, 6].map((index) => {
        const [y, wide] = [-0.275 + index * 0.026, 0.07 + Math.min(index, 3) * 0.008]
        return paint.limb(
          smooth(
            points([
              [side * 0.012, y],
              [side * wide, y + 0.006],
              [side * wide * 0.98, y + 0.024],
              [side * 0.016, y + 0.03],
            ]),
          ),
          boneColour,
          unit * 0.009,
        )
      }),
    )
    .join('')
  const limbs = sides
    .map((side) => {
      const p = (x: number, y: number) => at(side * x, y)
      const fingers = [0, 1, 2, 3, 4]
        .map((index) =>
          paint.limb(
            polyline([p(0.175, 0.07), p(0.16 + index * 0.012, 0.115 - Math.abs(index - 2) * 0.006)]),
            boneColour,
            unit * 0.007,
          ),
        )
        .join('')
      return (
        bone(p(0.005, -0.285), p(0.115, -0.295), 0.014) +
        bone(p(0.125, -0.285), p(0.148, -0.115)) +
        bone(p(0.143, -0.1), p(0.165, 0.055), 0.01) +
        bone(p(0.157, -0.1), p(0.182, 0.055), 0.01) +
        fingers +
        bone(p(0.068, 0.05), p(0.058, 0.245), 0.022) +
        bone(p(0.055, 0.27), p(0.055, 0.45), 0.016) +
        bone(p(0.075, 0.275), p(0.072, 0.445), 0.009) +
        paint.limb(polyline([p(0.055, 0.465), p(0.105, 0.475)]), boneColour, unit * 0.018)
      )
    })
    .join('')
  const hip = '-0.012,0.02 -0.06,-0.025 -0.095,-0.005 -0.08,0.045 -0.045,0.075 -0.012,0.07'
  const pelvis = smooth(points(symmetric(hip)), true)
  const skull = smooth(
    points(
      '0,-0.485 0.052,-0.465 0.056,-0.425 0.034,-0.39 0.026,-0.355 0,-0.35 -0.026,-0.355 -0.034,-0.39 -0.056,-0.425 -0.052,-0.465',
    ),
    true,
  )
  const face =
    sides
      .map((side) => paint.area(ellipse(at(side * 0.022, -0.42), unit * 0.014, unit * 0.013), '#2a2a2a'))
      .join('') +
    paint.area(smooth(points('0,-0.408 0.007,-0.392 -0.007,-0.392'), true), '#2a2a2a') +
    paint.line(polyline(points('-0.02,-0.372 0.02,-0.372')), '#2a2a2a', unit * 0.004)
  // A soft tint, because pale bones vanish on white paper.
  const tint = paint.isInk ? '' : paint.area(ellipse(at(0, 0), unit * 0.27, unit * 0.49), '#a9c0d6')
  return {
    content:
      ground +
      tint +
      ribs +
      spine +
      paint.limb(polyline(points('0,-0.28 0,-0.16')), boneColour, unit * 0.02) +
      limbs +
      paint.area(pelvis, boneColour) +
      edge(pelvis) +
      paint.area(ellipse(at(0, 0.045), unit * 0.022, unit * 0.018), paint.isInk ? '#ffffff' : '#a9c0d6') +
      paint.area(skull, boneColour) +
      edge(skull) +
      face,
    callouts: [
      callout('skull', 0.03, -0.46),
      callout('collarbone', -0.07, -0.291),
      callout('ribs', 0.085, -0.2),
      callout('humerus', -0.137, -0.2),
      callout('spine', 0, -0.05, 'right'),
      callout('pelvis', 0.07, 0.02),
      callout('radiusAndUlna', -0.16, -0.02),
      callout('femur', 0.063, 0.15),
      callout('tibiaAndFibula', -0.06, 0.36),
    ],
  }
}

/** A child from the front. */
export function drawBodyParts(stage: Stage): Drawing {
  const { paint } = stage
  const { unit, at, points, callout, ground } = sheetOf(stage)
  const [skin, shirt, shorts] = ['#e0ac7e', '#4f9bd6', '#4a5a78']
  const sides = [-1, 1] as const
  const limb = (pairs: Line, colour: string, width: number) =>
    paint.limb(smooth(points(pairs)), colour, unit * width)
  return {
    content:
      ground +
      sides
        .map(
          (side) =>
            limb(
              [
                [side * 0.06, 0.12],
                [side * 0.07, 0.28],
                [side * 0.075, 0.44],
              ],
              skin,
              0.07,
            ) +
            paint.area(ellipse(at(side * 0.09, 0.465), unit * 0.05, unit * 0.022), '#c94f4f') +
            limb(
              [
                [side * 0.12, -0.17],
                [side * 0.185, -0.05],
                [side * 0.215, 0.06],
              ],
              skin,
              0.05,
            ) +
            paint.area(circle(at(side * 0.225, 0.095), unit * 0.034), skin) +
            limb(
              [
                [side * 0.105, -0.17],
                [side * 0.16, -0.09],
              ],
              shirt,
              0.07,
            ),
        )
        .join('') +
      sides
        .map((side) =>
          limb(
            [
              [side * 0.055, 0.1],
              [side * 0.065, 0.2],
            ],
            shorts,
            0.1,
          ),
        )
        .join('') +
      paint.area(rectangle(at(-0.11, 0).x, at(0, 0.07).y, unit * 0.22, unit * 0.07, unit * 0.02), shorts) +
      paint.area(rectangle(at(-0.035, 0).x, at(0, -0.27).y, unit * 0.07, unit * 0.09), skin) +
      paint.area(
        smooth(
          points(
            '-0.05,-0.205 -0.13,-0.17 -0.115,0 -0.11,0.09 0.11,0.09 0.115,0 0.13,-0.17 0.05,-0.205 0,-0.19',
          ),
          true,
        ),
        shirt,
      ) +
      sides
        .map((side) => paint.area(ellipse(at(side * 0.1, -0.36), unit * 0.02, unit * 0.028), skin))
        .join('') +
      paint.area(ellipse(at(0, -0.36), unit * 0.1, unit * 0.12), skin) +
      paint.area(
        smooth(
          points('-0.1,-0.37 -0.09,-0.45 0,-0.49 0.09,-0.45 0.1,-0.37 0.06,-0.42 0,-0.43 -0.06,-0.42'),
          true,
        ),
        '#4a3326',
      ) +
      sides.map((side) => paint.area(circle(at(side * 0.037, -0.36), unit * 0.011), '#1a1a1a')).join('') +
      paint.line(smooth(points('-0.035,-0.305 0,-0.292 0.035,-0.305')), '#8c3b30', unit * 0.008),
    callouts: [
      callout('head', 0.06, -0.4),
      callout('neck', -0.02, -0.235, 'left'),
      callout('shoulder', 0.11, -0.18),
      callout('chest', -0.05, -0.12),
      callout('arm', 0.185, -0.03),
      callout('belly', -0.03, 0.03),
      callout('hand', 0.225, 0.095),
      callout('leg', 0.07, 0.38),
      callout('knee', -0.07, 0.28),
      callout('foot', -0.095, 0.465),
    ],
  }
}
