import type { Flow } from '../diagram.ts'
import { drawStep, laySteps, stepWidth } from './flow-steps.ts'
import { arrowhead, path, round, type DrawingOptions, type Scene, type Shape } from './scene.ts'

interface Point {
  x: number
  y: number
}

/** Room between two boxes, for an arrow. */
const gap = 34
const samples = 48

/** Steps in a circle with an arrow from each to the next; clockwise, or the other way in a right-to-left language. */
export function drawFlowCircle(diagram: Flow, options: DrawingOptions): Scene {
  const steps = laySteps(diagram.steps)
  const height = Math.max(...steps.map((step) => step.height))
  const turn = options.language === 'ar' ? -1 : 1
  const angleOf = (index: number) => -Math.PI / 2 + (turn * index * 2 * Math.PI) / steps.length

  const isInside = (point: Point, centre: Point, extra: number) =>
    Math.abs(point.x - centre.x) < stepWidth / 2 + extra && Math.abs(point.y - centre.y) < height / 2 + extra
  const overlaps = (a: Point, b: Point) =>
    Math.abs(a.x - b.x) < stepWidth + gap && Math.abs(a.y - b.y) < height + gap

  /** The ellipse grows until no two boxes come too close. */
  let radius = { x: 150, y: 100 }
  const onEllipse = (angle: number): Point => ({
    x: radius.x * Math.cos(angle),
    y: radius.y * Math.sin(angle),
  })
  const centres = () => steps.map((_, index) => onEllipse(angleOf(index)))
  const collide = (all: readonly Point[]) =>
    all.some((one, index) => all.slice(index + 1).some((other) => overlaps(one, other)))
  while (collide(centres())) radius = { x: radius.x * 1.05, y: radius.y * 1.05 }

  const middle: Point = { x: radius.x + stepWidth / 2 + 4, y: radius.y + height / 2 + 4 }
  const moved = ({ x, y }: Point): Point => ({ x: x + middle.x, y: y + middle.y })

  /** The part of the ellipse between two boxes. */
  function arrow(index: number): Shape[] {
    const [from, to] = [angleOf(index), angleOf(index + 1)]
    const [start, end] = [onEllipse(from), onEllipse(to)]
    const free = Array.from({ length: samples + 1 }, (_, step) =>
      onEllipse(from + ((to - from) * step) / samples),
    )
      .filter((point) => !isInside(point, start, 5) && !isInside(point, end, 5))
      .map(moved)
    const [tip, before] = [free.at(-1), free.at(-3) ?? free.at(-2)]
    if (!tip || !before) return []
    const angle = Math.atan2(tip.y - before.y, tip.x - before.x)
    const drawn = free.slice(0, -1)
    const d = drawn.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('')
    return [path(d, 'soft', 1.6), arrowhead(tip.x, tip.y, angle, 'soft')]
  }

  const shapes = steps.flatMap((step, index) => {
    const { x, y } = moved(onEllipse(angleOf(index)))
    return [...arrow(index), ...drawStep(step, x, y, height, options)]
  })
  return { width: Math.ceil(2 * middle.x), height: Math.ceil(2 * middle.y), shapes }
}
