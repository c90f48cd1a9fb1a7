import type { Stage } from '../../backdrops/backdrop.ts'
import { rectangle } from '../../paint/geometry.ts'

export const tints = ['#e3f0fb', '#fdf0d5', '#e5f5e1', '#fbe3e4', '#efe5f8', '#e0f5f1'] as const
export const edge = '#5d6675'

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** An empty box with a coloured edge, to write in. */
export function box({ paint }: Stage, { x, y, width, height }: Box, tint: string, corner = 0.02): string {
  const path = rectangle(x, y, width, height, Math.min(width, height) * corner * 4)
  return paint.area(path, tint, { weight: 1.2 }) + paint.line(path, edge, paint.lineWidth * 0.8)
}

export const blank = ({ paint, height }: Stage) => paint.wash(0, height, '#ffffff', '#ffffff')
