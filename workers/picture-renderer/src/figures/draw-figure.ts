import { drawPictogram, drawTallyChart } from './draw-table-charts.ts'
import { drawPieChart } from './draw-pie-chart.ts'
import { drawSymmetryGrid } from './draw-symmetry-grid.ts'
import { drawMoney } from './draw-money.ts'
import { drawCircleParts } from './draw-circle-parts.ts'
import { drawFactorTree } from './draw-factor-tree.ts'
import { drawNet } from './draw-net.ts'
import type { FigureSpec } from '@classeur/domain/pictures'
import { drawAngles } from './draw-angles.ts'
import { drawBarChart, drawLineGraph } from './draw-charts.ts'
import { drawClock } from './draw-clock.ts'
import {
  drawArray,
  drawBlocks,
  drawDice,
  drawDominoes,
  drawPlaceValue,
  drawTenFrame,
} from './draw-counting.ts'
import { drawFractions } from './draw-fractions.ts'
import { drawCoordinateGrid } from './draw-grids.ts'
import { drawJug, drawRuler, drawThermometer } from './draw-measures.ts'
import { drawNumberLine } from './draw-number-line.ts'
import { drawPolygon, drawTriangle } from './draw-plane-shapes.ts'
import { drawBalance, drawBarModel, drawFunctionMachine } from './draw-relations.ts'
import { drawShapes } from './draw-shapes.ts'
import { drawSolid } from './draw-solids.ts'
import { drawCarroll, drawTree, drawVenn } from './draw-sorting.ts'
import { drawBoxPlot, drawHistogram } from './draw-statistics.ts'
import { drawCalendar, drawMultiplicationTable, drawNumberSquare } from './draw-tables.ts'
import type { Frame } from './frame.ts'

type Drawings = {
  [Kind in FigureSpec['kind']]: (frame: Frame, spec: Extract<FigureSpec, { kind: Kind }>) => string
}

const drawings: Drawings = {
  angles: drawAngles,
  array: drawArray,
  balance: drawBalance,
  'bar-chart': drawBarChart,
  'bar-model': drawBarModel,
  'base-ten': drawBlocks,
  'box-plot': drawBoxPlot,
  calendar: drawCalendar,
  carroll: drawCarroll,
  'circle-parts': drawCircleParts,
  clock: drawClock,
  'coordinate-grid': drawCoordinateGrid,
  dice: drawDice,
  dominoes: drawDominoes,
  'factor-tree': drawFactorTree,
  fractions: drawFractions,
  'function-machine': drawFunctionMachine,
  histogram: drawHistogram,
  'line-graph': drawLineGraph,
  'measuring-jug': drawJug,
  money: drawMoney,
  'multiplication-table': drawMultiplicationTable,
  net: drawNet,
  'number-line': drawNumberLine,
  'number-square': drawNumberSquare,
  pictogram: drawPictogram,
  'pie-chart': drawPieChart,
  'place-value': drawPlaceValue,
  polygon: drawPolygon,
  ruler: drawRuler,
  shapes: drawShapes,
  solid: drawSolid,
  'symmetry-grid': drawSymmetryGrid,
  'tally-chart': drawTallyChart,
  'ten-frame': drawTenFrame,
  thermometer: drawThermometer,
  'tree-diagram': drawTree,
  triangle: drawTriangle,
  venn: drawVenn,
}

/** Draws a figure within its frame, as SVG. */
export function drawFigure(frame: Frame, spec: FigureSpec): string {
  // The table has a drawing for exactly this kind, which TypeScript can't relate to `spec`.
  const draw = drawings[spec.kind] as (frame: Frame, spec: FigureSpec) => string
  return draw(frame, spec)
}
