import { Resvg } from '@resvg/resvg-js'
import type { IconSet } from './icon-set.ts'

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface IconShape {
  body: string
  /** The bounding box of the drawing within the 32 × 32 square. */
  box: Box
}

export const svgOf = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${String(width)}" height="${String(height)}" viewBox="0 0 ${String(width)} ${String(height)}">${content}</svg>`

/** The bounding box of these elements; null if they are invisible. */
export function measure(content: string): Box | null {
  const box = new Resvg(svgOf(32, 32, content), { font: { loadSystemFonts: false } }).getBBox()
  return box ? { x: box.x, y: box.y, width: box.width, height: box.height } : null
}

const whole: Box = { x: 0, y: 0, width: 32, height: 32 }
const boxes = new Map<string, Box>()

/** @throws RangeError if the set has no icon of this name */
export function shapeOf(icons: IconSet, name: string): IconShape {
  const body = icons.get(name)
  if (body === undefined) throw new RangeError(`no picture is called ${name}`)
  const box = boxes.get(name) ?? measure(body) ?? whole
  boxes.set(name, box)
  return { body, box }
}
