import type { Stage } from '../../backdrops/backdrop.ts'
import type { Drawing } from '../../labels/drawing.ts'
import { circle, ellipse, onCircle, polyline, rectangle, smooth } from '../../paint/geometry.ts'
import { pairsOf, symmetric, type Line } from '../../paint/line.ts'
import { sheetOf } from '../sheet.ts'

/** A molar with two roots, cut open. */
export function drawTooth(stage: Stage): Drawing {
  const { paint } = stage
  const { unit, at, points, callout, ground } = sheetOf(stage)
  const both = (half: Line) => smooth(points(symmetric(half)), true)
  const bone = paint.area(rectangle(at(-0.46, 0).x, at(0, 0.12).y, unit * 0.92, unit * 0.36), '#ecd9b4')
  const gum = paint.area(
    smooth(
      points('-0.47,0.02 -0.33,-0.02 -0.2,0 0,0.03 0.2,0 0.33,-0.02 0.47,0.02 0.47,0.14 0,0.16 -0.47,0.14'),
      true,
    ),
    '#ee8f95',
  )
  const enamel = both('-0.2,0.03 -0.26,-0.14 -0.24,-0.32 -0.12,-0.39 -0.03,-0.35')
  const dentine = both(
    '-0.02,0.12 -0.07,0.24 -0.1,0.4 -0.14,0.39 -0.18,0.18 -0.19,0.02 -0.2,-0.14 -0.18,-0.26 -0.1,-0.3 -0.02,-0.27',
  )
  const pulp = both(
    '-0.01,0.04 -0.07,0.14 -0.11,0.35 -0.12,0.35 -0.12,0.14 -0.11,-0.02 -0.1,-0.16 -0.03,-0.14',
  )
  const threads = [-1, 1]
    .flatMap((side) =>
      [
        [0.012, '#b3261e'],
        [0, '#2f5fb3'],
        [-0.012, '#e0b020'],
      ].map(([shift, colour]) =>
        paint.line(
          smooth(
            pairsOf('0.05,-0.11 0.08,0.05 0.112,0.3 0.115,0.47').map(([x, y]) =>
              at(side * x + Number(shift), y),
            ),
          ),
          String(colour),
          unit * 0.007,
        ),
      ),
    )
    .join('')
  return {
    content:
      ground +
      bone +
      gum +
      paint.area(enamel, '#fbfaf3', { weight: 1.2 }) +
      paint.line(enamel, '#b9b39d', unit * 0.006) +
      paint.area(dentine, '#f2d793') +
      paint.line(dentine, '#c9a85a', unit * 0.005) +
      paint.area(pulp, '#f4a9a0') +
      threads,
    callouts: [
      callout('enamel', 0.2, -0.33),
      callout('dentine', -0.16, -0.16),
      callout('pulp', 0, -0.08, 'right'),
      callout('gum', -0.32, 0.05),
      callout('jawbone', 0.36, 0.3),
      callout('root', -0.15, 0.28),
      callout('nervesAndVessels', 0.115, 0.44),
    ],
  }
}

/** An eye, cut from front (left) to back (right). */
export function drawEye(stage: Stage): Drawing {
  const { paint } = stage
  const { unit, at, points, callout, ground } = sheetOf(stage)
  const centre = at(0.04, 0)
  const arc = (radius: number, degrees: number) =>
    smooth(
      Array.from({ length: 25 }, (_item, index) =>
        onCircle(centre, unit * radius, -degrees + (index * degrees) / 12),
      ),
    )
  const nerve = paint.limb(smooth(points('0.36,0.07 0.44,0.1 0.5,0.13')), '#f0c65a', unit * 0.09)
  const cornea = smooth(points('-0.25,-0.2 -0.36,-0.12 -0.395,0 -0.36,0.12 -0.25,0.2'), true)
  const iris = (side: number) =>
    paint.limb(
      polyline(
        points([
          [-0.255, side * 0.2],
          [-0.25, side * 0.075],
        ]),
      ),
      '#3f7fc4',
      unit * 0.03,
    )
  return {
    content:
      ground +
      nerve +
      paint.area(cornea, '#d3eaf7') +
      paint.line(cornea, '#7fa9c4', unit * 0.008) +
      paint.area(circle(centre, unit * 0.36), '#f4efe6', { weight: 1.2 }) +
      paint.area(circle(centre, unit * 0.325), '#dcf0fb') +
      paint.line(arc(0.36, 180), '#8d8578', unit * 0.006) +
      paint.line(arc(0.326, 118), '#df7f45', unit * 0.028) +
      // The opening at the front, where the eye is clear.
      paint.area(smooth(points('-0.22,-0.21 -0.34,-0.12 -0.372,0 -0.34,0.12 -0.22,0.21'), true), '#d3eaf7', {
        weight: 0,
      }) +
      iris(-1) +
      iris(1) +
      paint.area(ellipse(at(-0.185, 0), unit * 0.055, unit * 0.125), '#a9d4ea'),
    callouts: [
      callout('cornea', -0.365, -0.09),
      callout('pupil', -0.25, 0),
      callout('iris', -0.253, 0.13),
      callout('lens', -0.185, -0.09, 'left'),
      callout('retina', 0.27, -0.23),
      callout('opticNerve', 0.44, 0.1),
    ],
  }
}

/** An ear, cut open from the outside (left) to the inside (right). */
export function drawEar(stage: Stage): Drawing {
  const { paint } = stage
  const { unit, at, points, callout, ground } = sheetOf(stage)
  const bone = (...pairs: (readonly [number, number])[]) =>
    paint.limb(polyline(points(pairs)), '#efe6cf', unit * 0.026)
  const spiral = smooth(
    Array.from({ length: 30 }, (_item, index) =>
      onCircle(at(0.3, 0.07), unit * (0.095 - index * 0.0029), 180 + index * 36),
    ),
  )
  const loop = (x: number, y: number, rx: number, ry: number) =>
    paint.line(ellipse(at(x, y), unit * rx, unit * ry), '#8a6bb5', unit * 0.02)
  return {
    content:
      ground +
      paint.area(
        rectangle(at(-0.24, 0).x, at(0, -0.36).y, unit * 0.72, unit * 0.68, unit * 0.04),
        '#f5dcc4',
      ) +
      paint.area(
        smooth(
          points(
            '-0.23,-0.13 -0.27,-0.3 -0.38,-0.37 -0.47,-0.24 -0.45,-0.03 -0.39,0.14 -0.36,0.27 -0.28,0.31 -0.22,0.22',
          ),
          true,
        ),
        '#eab890',
        { weight: 1.2 },
      ) +
      paint.line(smooth(points('-0.28,-0.2 -0.37,-0.28 -0.41,-0.14 -0.35,0.06')), '#b97f55', unit * 0.012) +
      paint.limb(smooth(points('-0.31,0.04 -0.15,0.02 0.02,0.04')), '#c98d6b', unit * 0.105) +
      paint.area(ellipse(at(0.11, 0.03), unit * 0.095, unit * 0.12), '#fdf3ea') +
      paint.limb(polyline(points('0.015,-0.045 0.045,0.125')), '#d9534f', unit * 0.02) +
      bone([0.03, 0.04], [0.075, -0.045]) +
      bone([0.075, -0.045], [0.125, -0.03], [0.135, 0.03]) +
      bone([0.135, 0.03], [0.2, 0.045]) +
      paint.limb(smooth(points('0.36,0.03 0.42,0 0.49,-0.02')), '#f0c65a', unit * 0.05) +
      loop(0.25, -0.11, 0.05, 0.085) +
      loop(0.3, -0.13, 0.075, 0.05) +
      loop(0.33, -0.08, 0.06, 0.035) +
      paint.area(circle(at(0.3, 0.07), unit * 0.105), '#b497d6') +
      paint.line(spiral, '#6a4a9c', unit * 0.012),
    callouts: [
      callout('outerEar', -0.43, -0.18),
      callout('earCanal', -0.14, 0.03, 'left'),
      callout('eardrum', 0.035, 0.09, 'left'),
      callout('ossicles', 0.1, -0.04, 'right'),
      callout('cochlea', 0.33, 0.12),
      callout('auditoryNerve', 0.45, -0.01),
    ],
  }
}
