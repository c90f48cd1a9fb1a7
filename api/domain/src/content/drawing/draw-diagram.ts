import type { Diagram } from '../diagram.ts'
import { drawCoordinateGrid } from './coordinate-grid.ts'
import { drawFlowCircle } from './flow-circle.ts'
import { drawFlowRow } from './flow-row.ts'
import { drawFractionBars } from './fraction-bars.ts'
import { drawNumberLine } from './number-line.ts'
import type { DrawingOptions, Scene } from './scene.ts'
import { drawStack } from './stack.ts'

/** Draws a diagram from its numbers. Labels don't overlap, and whatever the numbers are, the drawing stays small. */
export function drawDiagram(diagram: Diagram, options: DrawingOptions): Scene {
  switch (diagram.kind) {
    case 'number-line':
      return drawNumberLine(diagram, options)
    case 'fraction-bars':
      return drawFractionBars(diagram, options)
    case 'coordinate-grid':
      return drawCoordinateGrid(diagram, options)
    case 'stack':
      return drawStack(diagram, options)
    case 'flow':
      return diagram.cycle ? drawFlowCircle(diagram, options) : drawFlowRow(diagram, options)
  }
}
