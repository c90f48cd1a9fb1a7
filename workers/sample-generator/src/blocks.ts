import type { ContentBlock } from '@classeur/contracts'

type BlockOf<Kind extends ContentBlock['kind']> = Extract<ContentBlock, { kind: Kind }>
type Diagram = BlockOf<'diagram'>['diagram']
type Point = readonly [x: number, y: number, label?: string]
type Axis = readonly [from: number, to: number, step: number, label: string]

export const text = (content: string): BlockOf<'text'> => ({ kind: 'text', text: content })

/** A table; without a heading row if `header` is empty. */
export const table = (
  header: readonly string[],
  rows: readonly (readonly string[])[],
  caption = '',
): BlockOf<'table'> => ({
  kind: 'table',
  caption,
  header: [...header],
  rows: rows.map((row) => [...row]),
})

const diagram = (alt: string, drawing: Diagram): BlockOf<'diagram'> => ({
  kind: 'diagram',
  alt,
  diagram: drawing,
})

/** Bars of the same length; `alt` says in words what they show. */
export const fractionBars = (
  alt: string,
  bars: readonly (readonly [shaded: number, parts: number, label: string])[],
) =>
  diagram(alt, {
    kind: 'fraction-bars',
    bars: bars.map(([shaded, parts, label]) => ({ shaded, parts, label })),
  })

export const numberLine = (
  alt: string,
  [from, to, step]: readonly [number, number, number],
  marks: readonly (readonly [at: number, label: string])[],
) => diagram(alt, { kind: 'number-line', from, to, step, marks: marks.map(([at, label]) => ({ at, label })) })

export const coordinateGrid = (
  alt: string,
  [x, y]: readonly [Axis, Axis],
  points: readonly Point[],
  curves: readonly (readonly [label: string, points: readonly Point[]])[] = [],
) =>
  diagram(alt, {
    kind: 'coordinate-grid',
    x: axis(x),
    y: axis(y),
    points: points.map(([px, py, label = '']) => ({ x: px, y: py, label })),
    curves: curves.map(([label, line]) => ({ label, points: line.map(([px, py]) => ({ x: px, y: py })) })),
  })

const axis = ([from, to, step, label]: Axis) => ({ from, to, step, label })

/** Layers on top of each other, the top one first. */
export const stack = (alt: string, layers: readonly (readonly [label: string, note: string])[]) =>
  diagram(alt, { kind: 'stack', layers: layers.map(([label, note]) => ({ label, note })) })

export const flow = (alt: string, steps: readonly string[], { cycle = false } = {}) =>
  diagram(alt, { kind: 'flow', steps: [...steps], cycle })
