/** The kinds of diagrams that the product draws from numbers. */
export const diagramKinds = ['number-line', 'fraction-bars', 'coordinate-grid', 'stack', 'flow'] as const

/** A line of numbers from `from` to `to` with a tick every `step`, and labelled marks on it. */
export interface NumberLine {
  kind: 'number-line'
  from: number
  to: number
  step: number
  marks: readonly { at: number; label: string }[]
}

/** Bars of the same length, cut into `parts` equal parts of which the first `shaded` are shaded. */
export interface FractionBars {
  kind: 'fraction-bars'
  bars: readonly { parts: number; shaded: number; label: string }[]
}

/** Two axes with labelled points, and lines or curves through given points. */
export interface CoordinateGrid {
  kind: 'coordinate-grid'
  x: { from: number; to: number; step: number; label: string }
  y: { from: number; to: number; step: number; label: string }
  points: readonly { x: number; y: number; label: string }[]
  curves: readonly { label: string; points: readonly { x: number; y: number }[] }[]
}

/** Layers on top of each other, the top one first. */
export interface Stack {
  kind: 'stack'
  layers: readonly { label: string; note: string }[]
}

/** Steps joined by arrows, in a row or, if `cycle`, in a circle. */
export interface Flow {
  kind: 'flow'
  steps: readonly string[]
  cycle: boolean
}

export type Diagram = NumberLine | FractionBars | CoordinateGrid | Stack | Flow
