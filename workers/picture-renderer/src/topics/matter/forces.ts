import type { Stage } from '../../backdrops/backdrop.ts'
import { arrow } from '../../diagrams/arrow.ts'
import type { Drawing } from '../../labels/drawing.ts'
import { circle, polygon, polyline, rectangle, smooth, type Point } from '../../paint/geometry.ts'
import { drawText } from '../../text/draw-text.ts'
import { sheetOf } from '../sheet.ts'

/** A lever of the first class. */
export function drawLever(stage: Stage): Drawing {
  const { paint } = stage
  const { unit, at, points, callout, ground } = sheetOf(stage, 1.3)
  return {
    content:
      ground +
      paint.line(
        polyline(
          points([
            [-0.62, 0.24],
            [0.62, 0.24],
          ]),
        ),
        '#7d8794',
        unit * 0.012,
      ) +
      paint.area(
        polygon(
          points([
            [-0.2, 0.04],
            [-0.3, 0.24],
            [-0.1, 0.24],
          ]),
        ),
        '#6f7d92',
      ) +
      paint.area(rectangle(at(-0.58, 0).x, at(0, 0).y, unit * 1.16, unit * 0.045, unit * 0.01), '#c8935a') +
      paint.area(rectangle(at(-0.56, 0).x, at(0, -0.2).y, unit * 0.2, unit * 0.2, unit * 0.01), '#d65f4c') +
      arrow(paint, at(0.5, -0.3), at(0.5, -0.015), 0, unit * 0.07, '#2d7dd2'),
    callouts: [
      callout('load', -0.46, -0.12),
      callout('fulcrum', -0.2, 0.16),
      callout('effort', 0.5, -0.2),
      callout('beam', 0.2, 0.022, 'right'),
    ],
  }
}

/** A fixed pulley at a ceiling. */
export function drawPulley(stage: Stage): Drawing {
  const { paint } = stage
  const { unit, at, points, callout, ground } = sheetOf(stage)
  const rope = (pairs: (readonly [number, number])[]) =>
    paint.limb(polyline(points(pairs)), '#b98a4a', unit * 0.016)
  const arc = Array.from({ length: 13 }, (_item, index) => {
    const angle = Math.PI * (1 + index / 12)
    return [Math.cos(angle) * 0.128, -0.2 + Math.sin(angle) * 0.128] as const
  })
  return {
    content:
      ground +
      paint.area(rectangle(at(-0.35, 0).x, at(0, -0.48).y, unit * 0.7, unit * 0.05), '#8a94a3') +
      paint.limb(
        polyline(
          points([
            [0, -0.43],
            [0, -0.2],
          ]),
        ),
        '#5d6675',
        unit * 0.03,
      ) +
      paint.area(circle(at(0, -0.2), unit * 0.12), '#c9d2dd', { weight: 1.2 }) +
      paint.line(circle(at(0, -0.2), unit * 0.12), '#5d6675', unit * 0.01) +
      paint.area(circle(at(0, -0.2), unit * 0.022), '#3b4350') +
      rope([[-0.128, 0.2], [-0.128, -0.2], ...arc, [0.128, -0.2], [0.128, 0.2]]) +
      paint.area(
        polygon(
          points([
            [-0.2, 0.2],
            [-0.056, 0.2],
            [-0.02, 0.42],
            [-0.236, 0.42],
          ]),
        ),
        '#d65f4c',
      ) +
      arrow(paint, at(0.128, 0.16), at(0.128, 0.4), 0, unit * 0.075, '#2d7dd2'),
    callouts: [
      callout('pulley', 0.06, -0.24),
      callout('rope', -0.128, 0),
      callout('load', -0.13, 0.32),
      callout('effort', 0.128, 0.3),
    ],
  }
}

/** A bar magnet; the lines run from its north pole to its south pole outside. */
export function drawMagnet(stage: Stage): Drawing {
  const { paint } = stage
  const { unit, at, callout, ground } = sheetOf(stage, 1.25)
  const [half, thick] = [0.2, 0.07]
  const lines = [-1, 1].flatMap((side) =>
    [
      [0.19, 0.14, 0.06],
      [0.2, 0.26, 0.14],
      [0.2, 0.4, 0.25],
    ].map(([start = 0, rise = 0, wide = 0]) => {
      const p = (x: number, y: number) => at(x, side * y)
      const path = smooth([
        p(-start, thick * 0.5),
        p(-start - wide * 0.75, rise * 0.42),
        p(-start - wide * 0.35, rise * 0.85),
        p(0, rise),
        p(start + wide * 0.35, rise * 0.85),
        p(start + wide * 0.75, rise * 0.42),
        p(start, thick * 0.5),
      ])
      return paint.line(path, '#2f7fc4', unit * 0.008) + head(p(-0.03, rise), p(0.05, rise))
    }),
  )
  function head(from: Point, to: Point): string {
    return arrow(paint, from, to, 0, unit * 0.045, '#2f7fc4')
  }
  const outward =
    arrow(paint, at(-half, 0), at(-0.42, 0), 0, unit * 0.045, '#2f7fc4') +
    paint.line(polyline([at(-0.42, 0), at(-0.58, 0)]), '#2f7fc4', unit * 0.008) +
    arrow(paint, at(0.58, 0), at(0.36, 0), 0, unit * 0.045, '#2f7fc4') +
    paint.line(polyline([at(0.37, 0), at(half, 0)]), '#2f7fc4', unit * 0.008)
  const pole = (letter: string, x: number) =>
    drawText({
      text: letter,
      x: at(x, 0).x,
      y: at(0, 0).y,
      size: unit * 0.09,
      weight: 600,
      anchor: 'middle',
      colour: paint.isInk ? '#1a1a1a' : '#ffffff',
    }).replace(/ stroke="#fff" stroke-width="[^"]*"/, '')
  return {
    content:
      ground +
      lines.join('') +
      outward +
      paint.area(rectangle(at(-half, 0).x, at(0, -thick).y, unit * half, unit * thick * 2), '#d64545', {
        weight: 1.2,
      }) +
      paint.area(rectangle(at(0, 0).x, at(0, -thick).y, unit * half, unit * thick * 2), '#3566b8', {
        weight: 1.2,
      }) +
      pole('N', -half / 2) +
      pole('S', half / 2),
    callouts: [
      callout('northPole', -half * 0.85, thick * 0.6),
      callout('southPole', half * 0.85, thick * 0.6),
      callout('fieldLines', 0.02, -0.4, 'right'),
    ],
  }
}

/** Carbon: 6 protons and 6 neutrons, 2 electrons in the first shell and 4 in the second. */
export function drawAtom(stage: Stage): Drawing {
  const { paint } = stage
  const { unit, at, callout, ground } = sheetOf(stage)
  const polar = (radius: number, degrees: number) =>
    [radius * Math.cos((degrees * Math.PI) / 180), radius * Math.sin((degrees * Math.PI) / 180)] as const
  const sign = (text: string, x: number, y: number) =>
    drawText({ text, x: at(x, 0).x, y: at(0, y).y, size: unit * 0.045, weight: 600, anchor: 'middle' })
  const places = [
    ...[0, 120, 240].map((d) => polar(0.034, d + 30)),
    ...Array.from({ length: 9 }, (_item, index) => polar(0.092, index * 40)),
  ]
  const nucleons = places
    .map(([x, y], index) => ({ x, y, isProton: index % 2 === 0 }))
    .map(
      ({ x, y, isProton }) =>
        paint.area(circle(at(x, y), unit * 0.036), isProton ? '#e0554a' : '#b9c3cf') +
        (isProton ? sign('+', x, y) : ''),
    )
    .join('')
  const electrons = [
    ...[90, 270].map((d) => polar(0.26, d)),
    ...[45, 135, 225, 315].map((d) => polar(0.42, d)),
  ]
  return {
    content:
      ground +
      [0.26, 0.42]
        .map((radius) => paint.line(circle(at(0, 0), unit * radius), '#7d8fb0', unit * 0.006))
        .join('') +
      nucleons +
      electrons
        .map(([x, y]) => paint.area(circle(at(x, y), unit * 0.032), '#8fc1f2') + sign('−', x, y))
        .join(''),
    callouts: [
      callout('nucleus', -0.125, 0, 'left'),
      callout('proton', places[4]?.[0] ?? 0, places[4]?.[1] ?? 0, 'right'),
      callout('neutron', places[11]?.[0] ?? 0, places[11]?.[1] ?? 0, 'right'),
      callout('electron', 0.297, 0.297, 'right'),
      callout('electronShell', -0.42, 0.03, 'left'),
    ],
  }
}
