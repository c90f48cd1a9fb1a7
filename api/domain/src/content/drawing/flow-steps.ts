import { drawLines, linesHeight } from './labels.ts'
import { rect, type DrawingOptions, type Shape } from './scene.ts'
import { plainInline } from '../writing/plain-inline.ts'
import { wrapText } from './text-width.ts'

export const stepWidth = 142
const padding = 10
const size = 13.5
const lowest = 46

/** A step of a flow: its lines and the height of its box. */
export interface Step {
  lines: string[]
  height: number
}

export const laySteps = (steps: readonly string[]): Step[] =>
  steps.map((step) => {
    const lines = wrapText(plainInline(step), stepWidth - 2 * padding, size)
    return { lines, height: Math.max(lowest, linesHeight(lines.length, size) + 2 * padding) }
  })

/** The box of a step around the point (x, y). */
export const drawStep = (
  step: Step,
  x: number,
  y: number,
  height: number,
  options: DrawingOptions,
): Shape[] => [
  rect(
    { x: x - stepWidth / 2, y: y - height / 2, width: stepWidth, height },
    { fill: 'tint', stroke: 'board', strokeWidth: 1.5, radius: 8 },
  ),
  ...drawLines(step.lines, x, y - linesHeight(step.lines.length, size) / 2, { size }, options),
]
