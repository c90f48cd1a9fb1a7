import type { Stage } from '../../backdrops/backdrop.ts'
import type { Drawing } from '../../labels/drawing.ts'
import { circle, ellipse, polyline, rectangle, smooth } from '../../paint/geometry.ts'
import type { Paint } from '../../paint/paint.ts'
import { pairsOf, symmetric, type Line } from '../../paint/line.ts'
import { sheetOf, type Sheet } from '../sheet.ts'

const blue = '#6d8fd8'
const red = '#e46a62'

/** A heart as in a textbook: the person's right side is at the left. */
export function drawHeart(stage: Stage): Drawing {
  const { paint } = stage
  const { unit, points, callout, ground } = sheetOf(stage)
  const blob = (pairs: Line, colour: string) => paint.area(smooth(points(pairs), true), colour)
  const vessel = (pairs: Line, colour: string, width: number) =>
    paint.limb(smooth(points(pairs)), colour, unit * width)
  const flaps = (x: number) =>
    [-1, 1]
      .map((side) =>
        paint.line(
          polyline(
            points([
              [x + side * 0.045, 0.03],
              [x + side * 0.012, 0.07],
            ]),
          ),
          '#fdf6ee',
          unit * 0.012,
        ),
      )
      .join('')
  return {
    content:
      ground +
      vessel('-0.03,-0.2 -0.2,-0.26 -0.42,-0.25', blue, 0.055) +
      vessel('-0.2,-0.47 -0.2,-0.3 -0.19,-0.1', blue, 0.08) +
      vessel('-0.29,0.42 -0.27,0.2 -0.24,0', blue, 0.07) +
      blob(
        '0,-0.2 -0.19,-0.22 -0.31,-0.1 -0.29,0.1 -0.16,0.3 0.06,0.45 0.2,0.33 0.31,0.12 0.32,-0.08 0.2,-0.21',
        '#c4524b',
      ) +
      blob('-0.24,-0.15 -0.1,-0.16 -0.07,-0.06 -0.1,0.02 -0.23,0.02 -0.27,-0.06', blue) +
      blob('-0.24,0.07 -0.1,0.06 -0.05,0.12 -0.02,0.26 -0.05,0.33 -0.17,0.2', blue) +
      blob('0.24,-0.15 0.12,-0.16 0.08,-0.06 0.11,0.02 0.23,0.02 0.27,-0.06', red) +
      blob('0.22,0.07 0.12,0.06 0.07,0.13 0.07,0.31 0.12,0.3 0.2,0.18', red) +
      vessel('-0.165,-0.03 -0.165,0.1', blue, 0.075) +
      vessel('0.165,-0.03 0.165,0.1', red, 0.075) +
      flaps(-0.165) +
      flaps(0.165) +
      vessel('0.1,0.14 0.06,-0.06 0.02,-0.24 0.06,-0.38 0.16,-0.41 0.25,-0.35 0.28,-0.24', red, 0.075) +
      vessel('-0.08,0.12 -0.07,-0.06 -0.03,-0.18 0.08,-0.27 0.22,-0.29 0.42,-0.27', blue, 0.06) +
      vessel('0.45,-0.13 0.36,-0.12 0.24,-0.1', red, 0.04) +
      vessel('0.45,-0.06 0.36,-0.06 0.24,-0.06', red, 0.04),
    callouts: [
      callout('venaCava', -0.2, -0.4),
      callout('rightAtrium', -0.2, -0.08),
      callout('rightVentricle', -0.12, 0.2),
      callout('aorta', 0.13, -0.41),
      callout('pulmonaryArtery', 0.34, -0.28),
      callout('pulmonaryVein', 0.4, -0.125),
      callout('leftAtrium', 0.2, -0.02, 'right'),
      callout('leftVentricle', 0.13, 0.22),
      callout('septum', 0.02, 0.2, 'left'),
    ],
  }
}

/** The lungs and the airways from the front. */
export function drawLungs(stage: Stage): Drawing {
  const { paint } = stage
  const { unit, points, callout, ground } = sheetOf(stage)
  const lung = (pairs: Line) => paint.area(smooth(points(pairs), true), '#f2a2a0', { weight: 1.2 })
  const tube = (pairs: Line, width: number) => paint.limb(smooth(points(pairs)), '#f6e3c5', unit * width)
  const twig = (side: number, pairs: Line) =>
    paint.line(
      smooth(points(pairsOf(pairs).map(([x, y]) => [side * x, y] as const))),
      '#b8574f',
      unit * 0.011,
    )
  const twigs = [-1, 1]
    .flatMap((side) => [
      twig(side, '0.13,-0.09 0.2,-0.16 0.24,-0.24'),
      twig(side, '0.19,-0.15 0.27,-0.14'),
      twig(side, '0.13,-0.09 0.22,-0.04 0.32,-0.04'),
      twig(side, '0.13,-0.09 0.2,0.04 0.3,0.12'),
      twig(side, '0.19,0.02 0.22,0.13'),
      twig(side, '0.22,-0.04 0.31,0.03'),
    ])
    .join('')
  const rings = [-0.42, -0.38, -0.34, -0.3, -0.26]
    .map((y) =>
      paint.line(
        polyline(
          points([
            [-0.034, y],
            [0.034, y],
          ]),
        ),
        '#c7a877',
        unit * 0.009,
      ),
    )
    .join('')
  return {
    content:
      ground +
      lung('-0.08,-0.2 -0.16,-0.34 -0.29,-0.26 -0.39,0.03 -0.41,0.27 -0.24,0.23 -0.07,0.2 -0.07,0') +
      lung('0.08,-0.2 0.16,-0.34 0.29,-0.26 0.39,0.03 0.41,0.27 0.26,0.23 0.17,0.16 0.14,0.06 0.07,0') +
      twigs +
      tube('0,-0.2 -0.07,-0.14 -0.14,-0.08', 0.045) +
      tube('0,-0.2 0.07,-0.14 0.14,-0.08', 0.045) +
      tube('0,-0.47 0,-0.3 0,-0.19', 0.075) +
      rings +
      paint.limb(smooth(points('-0.45,0.37 -0.23,0.28 0,0.31 0.23,0.28 0.45,0.37')), '#c26a5a', unit * 0.03),
    callouts: [
      callout('trachea', 0.01, -0.36, 'right'),
      callout('bronchus', -0.09, -0.125),
      callout('bronchioles', 0.3, -0.04),
      callout('rightLung', -0.32, 0.15),
      callout('leftLung', 0.33, 0.17),
      callout('diaphragm', 0.22, 0.285),
    ],
  }
}

/** Head and trunk from the front. */
function trunk(paint: Paint, { unit, at, points }: Sheet): string {
  const side: Line =
    '-0.045,-0.3 -0.09,-0.25 -0.22,-0.21 -0.26,-0.08 -0.21,0.06 -0.2,0.2 -0.23,0.38 -0.22,0.5'
  return (
    paint.area(smooth(points(symmetric(side)), true), '#f7e0cd', { weight: 1.1 }) +
    paint.area(ellipse(at(0, -0.385), unit * 0.095, unit * 0.11), '#f7e0cd', { weight: 1.1 }) +
    paint.area(rectangle(at(-0.042, 0).x, at(0, -0.31).y, unit * 0.084, unit * 0.05), '#f7e0cd', {
      weight: 0,
    })
  )
}

const liver: Line = '-0.17,-0.08 -0.1,-0.12 0.04,-0.1 0.06,-0.07 -0.03,-0.02 -0.1,0.04 -0.17,0.04'
const stomach: Line =
  '0.02,-0.08 0.1,-0.11 0.16,-0.05 0.14,0.04 0.06,0.08 -0.01,0.08 -0.02,0.05 0.06,0.02 0.06,-0.03'

function bowels(paint: Paint, { unit, at, points }: Sheet): string {
  const colon = smooth(
    points(
      '-0.125,0.31 -0.135,0.16 -0.11,0.115 0,0.13 0.11,0.115 0.135,0.16 0.125,0.3 0.07,0.335 0.01,0.345 0,0.4',
    ),
  )
  const coils = smooth(
    points(
      '0.07,0.175 -0.08,0.175 -0.085,0.21 0.08,0.21 0.085,0.245 -0.08,0.245 -0.085,0.28 0.06,0.285 0.05,0.305 -0.1,0.31',
    ),
  )
  return (
    paint.limb(coils, '#f2b08e', unit * 0.03) +
    paint.limb(colon, '#c98a63', unit * 0.045) +
    paint.area(circle(at(-0.125, 0.32), unit * 0.024), '#c98a63', { weight: 0.8 })
  )
}

/** The way of the food, from the front; the person's right side is at the left. */
export function drawDigestion(stage: Stage): Drawing {
  const { paint } = stage
  const sheet = sheetOf(stage)
  const { unit, at, points, callout, ground } = sheet
  return {
    content:
      ground +
      trunk(paint, sheet) +
      paint.area(ellipse(at(0, -0.345), unit * 0.032, unit * 0.014), '#b3413b') +
      paint.limb(smooth(points('0,-0.33 0,-0.2 0.02,-0.11 0.05,-0.07')), '#e79a8b', unit * 0.03) +
      paint.area(smooth(points(stomach), true), '#e88c7d') +
      paint.area(smooth(points(liver), true), '#9c4a3c') +
      bowels(paint, sheet),
    callouts: [
      callout('mouth', 0.01, -0.345, 'right'),
      callout('oesophagus', 0, -0.22, 'right'),
      callout('liver', -0.12, -0.04),
      callout('stomach', 0.11, -0.02),
      callout('smallIntestine', 0.05, 0.23, 'right'),
      callout('largeIntestine', -0.133, 0.2),
      callout('rectum', 0, 0.385, 'right'),
    ],
  }
}

/** Some organs of the body, from the front; the person's right side is at the left. */
export function drawOrgans(stage: Stage): Drawing {
  const { paint } = stage
  const sheet = sheetOf(stage)
  const { unit, at, points, callout, ground } = sheet
  const icon = (name: string, x: number, bottom: number, height: number) =>
    paint.icon(name, { x: at(x, 0).x, bottom: at(0, bottom).y, height: unit * height })
  return {
    content:
      ground +
      trunk(paint, sheet) +
      icon('brain', 0, -0.37, 0.1) +
      icon('lungs', 0, -0.085, 0.15) +
      icon('anatomical-heart', 0.025, -0.1, 0.075) +
      paint.area(smooth(points(stomach), true), '#e88c7d') +
      paint.area(smooth(points(liver), true), '#9c4a3c') +
      bowels(paint, sheet) +
      paint.area(ellipse(at(0, 0.43), unit * 0.045, unit * 0.032), '#e9c46a'),
    callouts: [
      callout('brain', 0.03, -0.42, 'right'),
      callout('lungs', -0.06, -0.15),
      callout('heart', 0.03, -0.13, 'right'),
      callout('liver', -0.12, -0.04),
      callout('stomach', 0.11, -0.02),
      callout('intestines', -0.05, 0.23, 'left'),
      callout('bladder', 0.02, 0.43, 'right'),
    ],
  }
}
