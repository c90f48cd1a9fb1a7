import type { Flow } from '../diagram.ts'
import { arrowhead, path, round, type DrawingOptions, type Scene, type Shape } from './scene.ts'
import { drawStep, laySteps, stepWidth } from './flow-steps.ts'

const mostInRow = 4
const between = 36

/** Steps in rows of at most four, read like a text; an arrow leads from the end of a row to the start of the next. */
export function drawFlowRow(diagram: Flow, options: DrawingOptions): Scene {
  const steps = laySteps(diagram.steps)
  const rows = Math.ceil(steps.length / mostInRow)
  const inRow = Math.ceil(steps.length / rows)
  const width = inRow * stepWidth + (inRow - 1) * between + 4
  const height = Math.max(...steps.map((step) => step.height))
  const isRtl = options.language === 'ar'
  const centreOf = (index: number) => {
    const column = index % inRow
    const fromStart = 2 + stepWidth / 2 + column * (stepWidth + between)
    return {
      x: isRtl ? width - fromStart : fromStart,
      y: 2 + height / 2 + Math.floor(index / inRow) * (height + between),
    }
  }
  const shapes: Shape[] = []
  for (const [index, step] of steps.entries()) {
    const { x, y } = centreOf(index)
    shapes.push(...drawStep(step, x, y, height, options))
    if (index === steps.length - 1) break
    const next = centreOf(index + 1)
    if (next.y === y) {
      const turn = isRtl ? -1 : 1
      const [from, to] = [x + (turn * stepWidth) / 2 + turn * 4, next.x - (turn * stepWidth) / 2 - turn * 4]
      shapes.push(path(`M${round(from)} ${round(y)}H${round(to - turn * 6)}`, 'soft', 1.6))
      shapes.push(arrowhead(to, y, isRtl ? Math.PI : 0, 'soft'))
    } else {
      const below = y + height / 2 + between / 2 - 2
      const end = next.y - height / 2 - 4
      shapes.push(
        path(
          `M${round(x)} ${round(y + height / 2 + 3)}V${round(below)}H${round(next.x)}V${round(end - 6)}`,
          'soft',
          1.6,
        ),
        arrowhead(next.x, end, Math.PI / 2, 'soft'),
      )
    }
  }
  return { width, height: Math.ceil(rows * height + (rows - 1) * between + 4), shapes }
}
