import { circle, ellipse, smooth, type Point } from '../paint/geometry.ts'
import type { Paint } from '../paint/paint.ts'
import type { SkinTone } from '../scene/skin-tones.ts'
import { spriteOfIcon } from '../scene/sprite.ts'
import type { Sprite } from '../scene/spot.ts'

type Draw = (paint: Paint, at: (dx: number, dy: number) => Point, unit: number) => string

const spots: readonly (readonly [number, number])[] = [
  [-0.16, 0.02],
  [0.02, -0.1],
  [0.18, 0.04],
  [0, 0.12],
  [-0.3, 0.16],
  [0.32, 0.18],
]

/**
 * The moon as seen from the northern hemisphere.
 * @param phase 0 new, 2 first quarter, 4 full, 6 last quarter
 */
const moonPhase =
  (phase: number): Draw =>
  (paint, at, unit) => {
    const radius = unit * 0.46
    const disc = paint.area(circle(at(0, 0), radius), '#f5e6ad')
    if (phase === 4) return disc
    const darkShare = Math.abs(phase - 4) / 4
    const isWaxing = phase < 4
    const edge = radius * Math.abs(2 * darkShare - 1)
    const edgeSweep = isWaxing === darkShare > 0.5 ? 0 : 1
    const [top, bottom] = [at(0, -0.46), at(0, 0.46)]
    const point = ({ x, y }: Point) => `${String(x)} ${String(y)}`
    const limb = `M${point(top)}A${String(radius)} ${String(radius)} 0 0 ${isWaxing ? '0' : '1'} ${point(bottom)}`
    const dark = `${limb}A${String(edge)} ${String(radius)} 0 0 ${String(edgeSweep)} ${point(top)}Z`
    return disc + paint.area(dark, '#22263f')
  }

const drawTadpole: Draw = (paint, at, unit) =>
  paint.area(
    smooth([at(0.02, -0.08), at(0.26, -0.16), at(0.48, 0.02), at(0.26, 0.08), at(0.02, 0.12)], true),
    '#5d7f4e',
  ) +
  paint.area(ellipse(at(-0.16, 0.02), unit * 0.27, unit * 0.2), '#6b9259') +
  paint.area(circle(at(-0.28, -0.05), unit * 0.035), '#1b2320')

/** Small things that the icon set lacks, drawn around the centre of a square with side `unit`. */
const drawings: Record<string, Draw> = {
  'leaf-eggs': (paint, at, unit) =>
    paint.area(smooth([at(-0.48, 0.1), at(-0.1, -0.34), at(0.46, -0.2), at(0.2, 0.3)], true), '#5fae4b') +
    paint.line(smooth([at(-0.48, 0.12), at(0, -0.02), at(0.4, -0.18)]), '#3d7d33', unit * 0.02) +
    spots
      .slice(0, 4)
      .map(([dx, dy]) =>
        paint.area(ellipse(at(dx, dy), unit * 0.05, unit * 0.065), '#fff8d6', { weight: 0.8 }),
      )
      .join(''),
  chrysalis: (paint, at, unit) =>
    paint.limb(smooth([at(-0.48, -0.42), at(0, -0.46), at(0.48, -0.38)]), '#7a5230', unit * 0.07) +
    paint.line(smooth([at(0, -0.46), at(0.01, -0.3)]), '#7a5230', unit * 0.02) +
    paint.area(
      smooth(
        [at(0, -0.34), at(0.17, -0.12), at(0.15, 0.2), at(0, 0.48), at(-0.15, 0.2), at(-0.17, -0.12)],
        true,
      ),
      '#8fb356',
    ) +
    [-0.05, 0.1, 0.24]
      .map((dy) =>
        paint.line(
          smooth([at(-0.15 + Math.abs(dy) * 0.1, dy), at(0, dy + 0.05), at(0.15 - Math.abs(dy) * 0.1, dy)]),
          '#5d7d33',
          unit * 0.02,
        ),
      )
      .join(''),
  spawn: (paint, at, unit) =>
    spots
      .concat([
        [-0.2, -0.22],
        [0.16, -0.26],
      ])
      .map(
        ([dx, dy]) =>
          paint.area(circle(at(dx, dy), unit * 0.13), '#cfe9f5') +
          paint.area(circle(at(dx, dy), unit * 0.045), '#22313a'),
      )
      .join(''),
  tadpole: drawTadpole,
  'tadpole-with-legs': (paint, at, unit) =>
    [0.02, 0.13]
      .map((dx) =>
        paint.limb(
          smooth([at(dx - 0.02, 0.12), at(dx + 0.08, 0.24), at(dx - 0.02, 0.34), at(dx + 0.1, 0.36)]),
          '#5d7f4e',
          unit * 0.05,
        ),
      )
      .join('') + drawTadpole(paint, at, unit),
  ...Object.fromEntries(
    Array.from({ length: 8 }, (_item, phase) => [`moon-${String(phase)}`, moonPhase(phase)]),
  ),
  seeds: (paint, at, unit) =>
    spots
      .map(([dx, dy]) =>
        paint.area(
          smooth(
            [at(dx, dy - 0.13), at(dx + 0.075, dy + 0.04), at(dx, dy + 0.1), at(dx - 0.075, dy + 0.04)],
            true,
          ),
          '#b07b45',
        ),
      )
      .join('') + paint.line(smooth([at(-0.45, 0.36), at(0, 0.33), at(0.45, 0.36)]), '#7a5230', unit * 0.025),
}

/** @param part an icon name, `name*` for any skin tone, or `drawn:` followed by the name of a drawing */
export function partSprite(paint: Paint, tone: SkinTone, part: string): Sprite {
  const draw = part.startsWith('drawn:') ? drawings[part.slice('drawn:'.length)] : undefined
  if (!draw) return spriteOfIcon(paint, tone, part)
  return {
    ratio: 1,
    size: 1,
    place: 'table',
    draw: ({ x, bottom, height }) =>
      draw(paint, (dx, dy) => ({ x: x + dx * height, y: bottom - height / 2 + dy * height }), height),
  }
}
