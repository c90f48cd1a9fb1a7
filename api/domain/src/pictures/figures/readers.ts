import { baseTen, placeValue, type BlocksSpec, type PlaceValueSpec } from './places-and-blocks.ts'
import { money, type MoneySpec } from './money.ts'
import { factorTree, type FactorTreeSpec } from './factor-tree.ts'
import { functionMachine, type FunctionMachineSpec } from './function-machine.ts'
import { angles, type AnglesSpec } from './angles.ts'
import { barChart, lineGraph, pictogram, pieChart, tallyChart, type ChartSpec } from './charts.ts'
import {
  circlePartsReader,
  symmetryGrid,
  type CirclePartsSpec,
  type SymmetrySpec,
} from './circle-and-symmetry.ts'
import { clock, type ClockSpec } from './clock.ts'
import { coordinateGrid, type GridSpec } from './coordinate-grid.ts'
import {
  array,
  dice,
  dominoes,
  tenFrame,
  type ArraySpec,
  type DiceSpec,
  type DominoesSpec,
  type TenFrameSpec,
} from './counting.ts'
import type { FigureReader } from './figure.ts'
import { fractionsReader, type FractionsSpec } from './fractions.ts'
import {
  measuringJug,
  ruler,
  thermometer,
  type JugSpec,
  type RulerSpec,
  type ThermometerSpec,
} from './measures.ts'
import { numberLine, type NumberLineSpec } from './number-line.ts'
import { balance, barModel, type BalanceSpec, type BarModelSpec } from './number-relations.ts'
import { net, shapes, type NetSpec, type PolygonSpec, type ShapesSpec, type SolidSpec } from './shapes.ts'
import { carroll, treeDiagram, venn, type CarrollSpec, type TreeSpec, type VennSpec } from './sorting.ts'
import { boxPlot, histogram, type BoxPlotSpec, type HistogramSpec } from './statistics.ts'
import {
  calendar,
  multiplicationTable,
  numberSquare,
  type CalendarSpec,
  type MultiplicationTableSpec,
  type NumberSquareSpec,
} from './tables.ts'
import { triangle, type TriangleSpec } from './triangle.ts'

/** What an exact figure shows. */
export type FigureSpec =
  | AnglesSpec
  | ArraySpec
  | BalanceSpec
  | BarModelSpec
  | BlocksSpec
  | BoxPlotSpec
  | CalendarSpec
  | CarrollSpec
  | ChartSpec
  | CirclePartsSpec
  | ClockSpec
  | DiceSpec
  | DominoesSpec
  | FactorTreeSpec
  | FractionsSpec
  | FunctionMachineSpec
  | GridSpec
  | HistogramSpec
  | JugSpec
  | MoneySpec
  | MultiplicationTableSpec
  | NetSpec
  | NumberLineSpec
  | NumberSquareSpec
  | PlaceValueSpec
  | PolygonSpec
  | RulerSpec
  | ShapesSpec
  | SolidSpec
  | SymmetrySpec
  | TenFrameSpec
  | ThermometerSpec
  | TreeSpec
  | TriangleSpec
  | VennSpec

/** More specific readers come first. */
export const figureReaders: readonly FigureReader<FigureSpec>[] = [
  numberLine,
  calendar,
  thermometer,
  ruler,
  money,
  measuringJug,
  clock,
  net,
  histogram,
  pieChart,
  pictogram,
  tallyChart,
  boxPlot,
  lineGraph,
  barChart,
  venn,
  carroll,
  factorTree,
  treeDiagram,
  functionMachine,
  balance,
  barModel,
  numberSquare,
  multiplicationTable,
  tenFrame,
  baseTen,
  placeValue,
  dice,
  dominoes,
  symmetryGrid,
  circlePartsReader,
  fractionsReader,
  coordinateGrid,
  triangle,
  angles,
  array,
  shapes,
]
