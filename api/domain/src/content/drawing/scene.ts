import type { Language } from '../../text/language.ts'

/** The colours of a drawing by meaning, so that a screen can show them in its own theme. */
export type Tone = 'ink' | 'soft' | 'line' | 'board' | 'shade' | 'tint' | 'sky' | 'pen' | 'sun' | 'paper'

interface Stroke {
  stroke: Tone
  strokeWidth: number
  /** Lengths of dashes and gaps, such as "6 4"; empty for a solid line. */
  dash: string
}

/** One shape. Later shapes lie above earlier ones; all lengths are in pixels at 96 to the inch. */
export type Shape =
  | ({ kind: 'line'; x1: number; y1: number; x2: number; y2: number } & Stroke)
  | ({
      kind: 'rect'
      x: number
      y: number
      width: number
      height: number
      radius: number
      fill: Tone
    } & Stroke)
  | { kind: 'circle'; cx: number; cy: number; r: number; fill: Tone }
  /** `fill` is null for an open line. */
  | ({ kind: 'path'; d: string; fill: Tone | null } & Stroke)
  /** `y` is the baseline. `anchor` says which part of the text is at `x`, left to right in every language. */
  | {
      kind: 'text'
      x: number
      y: number
      text: string
      anchor: 'start' | 'middle' | 'end'
      size: number
      isBold: boolean
      fill: Tone
      /** Whether the text has an edge in the colour of the paper, so that it can be read on a line. */
      hasHalo: boolean
    }

export interface Scene {
  width: number
  height: number
  shapes: Shape[]
}

/** A shorter drawing couldn't be read: it shrinks with its labels instead. */
const shortestLength = 160

/** What a drawing depends on besides its numbers. */
export interface DrawingOptions {
  /** The language of the labels: their direction, and the decimal sign of the numbers. */
  language: Language
  /**
   * The room in pixels, for a narrow screen: number lines, bars and grids are drawn shorter, with labels of the same
   * size. Absent: as wide as they should be on paper.
   */
  widest?: number
}

/** The length of a line, bar or grid: the usual one, or shorter if less room is left beside the `taken` pixels. */
export const lengthWithin = ({ widest }: DrawingOptions, usual: number, taken = 0): number =>
  widest === undefined ? usual : Math.min(usual, Math.max(widest - taken, shortestLength))

export const line = (
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  stroke: Tone,
  strokeWidth: number,
  dash = '',
): Shape => ({
  ...{ kind: 'line', x1, y1, x2, y2 },
  ...{ stroke, strokeWidth, dash },
})

export const rect = (
  box: { x: number; y: number; width: number; height: number },
  look: { fill: Tone; stroke: Tone; strokeWidth: number; radius?: number },
): Shape => ({ kind: 'rect', ...box, radius: 0, dash: '', ...look })

export const path = (d: string, stroke: Tone, strokeWidth: number, dash = ''): Shape => ({
  ...{ kind: 'path', d, fill: null },
  ...{ stroke, strokeWidth, dash },
})

/** A small triangle at (x, y) that points in the direction `angle`, in radians clockwise from the right. */
export function arrowhead(x: number, y: number, angle: number, fill: Tone, size = 9): Shape {
  const corner = (turn: number) =>
    `${round(x - size * Math.cos(angle + turn))} ${round(y - size * Math.sin(angle + turn))}`
  return {
    kind: 'path',
    d: `M${round(x)} ${round(y)}L${corner(0.42)}L${corner(-0.42)}Z`,
    fill,
    stroke: fill,
    strokeWidth: 1,
    dash: '',
  }
}

/** Coordinates with two decimals are exact enough and keep files short. */
export const round = (value: number): number => Math.round(value * 100) / 100
