import { circle, ellipse, polygon, polyline, rectangle, smooth, type Point } from '../paint/geometry.ts'
import type { Paint } from '../paint/paint.ts'
import type { Joint, Pose } from './poses.ts'
import type { Spot } from './spot.ts'

type At = (joint: Joint) => Point

/** A box between two corners, on either side. */
function box(at: At, [x1, y1]: Joint, [x2, y2]: Joint, corner = 0): string {
  const [a, b] = [at([x1, y1]), at([x2, y2])]
  return rectangle(Math.min(a.x, b.x), a.y, Math.abs(b.x - a.x), b.y - a.y, corner)
}

/** A board with lines of writing, which are no letters. */
function board(paint: Paint, at: At, height: number): string {
  const chalk = [0.14, 0.22, 0.3, 0.37]
    .map((y, index) => {
      const end = index === 3 ? 0.31 : 0.62 - (index % 2) * 0.08
      const points = Array.from({ length: 13 }, (_item, step) =>
        at([0.24 + ((end - 0.24) * step) / 12, y + (step % 2 === 0 ? 0 : 0.02)]),
      )
      return paint.line(smooth(points), '#f4f7f5', height * 0.009)
    })
    .join('')
  return (
    paint.area(box(at, [0.16, 0.05], [0.74, 0.62], height * 0.01), '#b98654') +
    paint.area(box(at, [0.18, 0.08], [0.72, 0.59]), paint.isInk ? '#ffffff' : '#2f6b52') +
    chalk
  )
}

/** A desk with a sheet of paper and a pencil, whose end the hand of the front arm holds. */
function desk(paint: Paint, at: At, height: number): string {
  const wood = '#c9935a'
  const leg = (x: number) => paint.area(box(at, [x, 0.78], [x + 0.035, 0.99]), '#a8743f')
  const writing = [0.685, 0.703, 0.721]
    .map((y, index) => {
      const end = index === 2 ? 0.03 : 0.075
      const points = Array.from({ length: 9 }, (_item, step) =>
        at([-0.095 + ((end + 0.095) * step) / 8, y + (step % 2 === 0 ? 0 : 0.006)]),
      )
      return paint.line(smooth(points), '#5f7fa8', height * 0.006)
    })
    .join('')
  const tip = at([0.045, 0.723])
  return (
    leg(-0.41) +
    leg(0.375) +
    paint.area(
      polygon([at([-0.37, 0.655]), at([0.37, 0.655]), at([0.44, 0.755]), at([-0.44, 0.755])]),
      wood,
    ) +
    paint.area(box(at, [-0.44, 0.755], [0.44, 0.79], height * 0.006), '#b07a45') +
    paint.area(
      polygon([at([-0.105, 0.67]), at([0.1, 0.67]), at([0.118, 0.74]), at([-0.125, 0.74])]),
      '#ffffff',
      { weight: 0.8 },
    ) +
    writing +
    paint.limb(polyline([at([0.06, 0.7]), at([0.18, 0.545])]), '#f59331', height * 0.026) +
    paint.line(polyline([tip, at([0.06, 0.7])]), '#3a3a42', height * 0.012)
  )
}

function easel(paint: Paint, at: At, height: number): string {
  const leg = (from: Joint, to: Joint) => paint.limb(polyline([at(from), at(to)]), '#b98654', height * 0.022)
  return (
    leg([0.44, 0.2], [0.36, 0.99]) +
    leg([0.44, 0.2], [0.54, 0.99]) +
    paint.area(box(at, [0.29, 0.26], [0.61, 0.7]), '#ffffff', { weight: 1.2 }) +
    paint.line(box(at, [0.29, 0.26], [0.61, 0.7]), '#8d8578', height * 0.006) +
    paint.area(circle(at([0.53, 0.36]), height * 0.04), '#f6c72f') +
    paint.area(polygon([at([0.31, 0.66]), at([0.42, 0.48]), at([0.59, 0.66])]), '#6fb257') +
    paint.limb(polyline([at([0.27, 0.71]), at([0.63, 0.71])]), '#b98654', height * 0.02)
  )
}

function chair(paint: Paint, at: At, height: number): string {
  const part = (...joints: Joint[]) => paint.limb(polyline(joints.map(at)), '#b07a45', height * 0.035)
  return part([-0.17, 0.5], [-0.17, 0.98]) + part([-0.17, 0.81], [0.12, 0.81], [0.12, 0.98])
}

/** What stands around a person, behind and before them. */
export function drawAround(
  paint: Paint,
  { stage }: Pose,
  at: At,
  height: number,
): { behind: string; before: string } {
  const icon = (name: string, joint: Joint, size: number) =>
    paint.icon(name, { x: at(joint).x, bottom: at(joint).y, height: height * size })
  if (stage === 'board') return { behind: board(paint, at, height), before: '' }
  if (stage === 'easel') return { behind: easel(paint, at, height), before: '' }
  if (stage === 'chair') return { behind: chair(paint, at, height), before: '' }
  if (stage === 'ball') return { behind: '', before: icon('soccer-ball', [0.37, 0.99], 0.15) }
  if (stage === 'desk') return { behind: '', before: desk(paint, at, height) }
  if (stage === 'notes') return { behind: icon('musical-notes', [0.34, 0.3], 0.16), before: '' }
  return { behind: '', before: '' }
}

/** A person who swims: the head and an arm are above the water. */
export function drawSwimmer(
  paint: Paint,
  face: string,
  skin: string,
  { x, bottom, height, flip = false }: Spot,
): string {
  const side = flip ? -1 : 1
  const at: At = ([dx, share]) => ({ x: x + side * dx * height, y: bottom - height * (1 - share) })
  const surface = 0.62
  const wave = (y: number, reach: number) =>
    paint.line(
      smooth(
        Array.from({ length: 9 }, (_item, index) =>
          at([-reach + (reach * index) / 4, y + (index % 2 === 0 ? 0 : 0.025)]),
        ),
      ),
      '#e4f5fd',
      height * 0.014,
    )
  const pool = ellipse(at([0, surface + 0.17]), height * 0.62, height * 0.2)
  return (
    paint.area(pool, '#4fb0dc') +
    paint.limb(
      smooth([at([-0.16, surface + 0.05]), at([-0.4, surface + 0.03]), at([-0.52, surface + 0.06])]),
      skin,
      height * 0.075,
    ) +
    paint.icon(face, { x: at([0, 0]).x, bottom: at([0, surface + 0.1]).y, height: height * 0.5, flip }) +
    paint.limb(
      smooth([at([0.1, surface]), at([0.22, 0.32]), at([0.36, 0.4]), at([0.46, surface])]),
      skin,
      height * 0.07,
    ) +
    // The water in front of the swimmer.
    paint.area(
      smooth(
        [
          at([-0.58, surface + 0.14]),
          at([-0.3, surface + 0.03]),
          at([0, surface + 0.06]),
          at([0.3, surface + 0.02]),
          at([0.58, surface + 0.13]),
          at([0.35, surface + 0.31]),
          at([-0.35, surface + 0.31]),
        ],
        true,
      ),
      '#3f9fce',
    ) +
    wave(surface + 0.14, 0.4) +
    wave(surface + 0.22, 0.3)
  )
}
