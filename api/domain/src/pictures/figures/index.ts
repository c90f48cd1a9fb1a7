export type { AngleType, AnglesSpec } from './angles.ts'
export { angleTypes } from './angles.ts'
export type { ChartSpec } from './charts.ts'
export {
  circleParts,
  type CirclePart,
  type CirclePartsSpec,
  type SymmetrySpec,
} from './circle-and-symmetry.ts'
export type { ClockSpec } from './clock.ts'
export type { GridSpec } from './coordinate-grid.ts'
export type { ArraySpec, DiceSpec, DominoesSpec, TenFrameSpec } from './counting.ts'
export type { FractionsSpec } from './fractions.ts'
export type { JugSpec, RulerSpec, ThermometerSpec } from './measures.ts'
export type { NumberLineSpec } from './number-line.ts'
export type { BalanceSpec, BarModelSpec } from './number-relations.ts'
export { isRefusedFigure, type ExactFigure } from './read-figure.ts'
export type { FigureSpec } from './readers.ts'
export type { NetSpec, PolygonSpec, ShapesSpec, SolidSpec } from './shapes.ts'
export type { CarrollSpec, TreeSpec, VennSpec } from './sorting.ts'
export type { BoxPlotSpec, HistogramSpec } from './statistics.ts'
export type { CalendarSpec, MultiplicationTableSpec, NumberSquareSpec } from './tables.ts'
export type { TriangleSpec } from './triangle.ts'
export type { BlocksSpec, PlaceValueSpec } from './places-and-blocks.ts'
export type { MoneySpec } from './money.ts'
export type { FactorNode, FactorTreeSpec } from './factor-tree.ts'
export type { FunctionMachineSpec } from './function-machine.ts'
export { shapeTitle, type PlaneShape, type Shape, type Solid } from './shape-names.ts'
