import { brightness, hueBetween, recolour } from '../paint/colour.ts'
import { measure, type IconShape } from './icon-shape.ts'

const filledElement = /<(?:path|circle|ellipse|rect)\b[^>]*?\bfill="(#[0-9a-f]{3,6})"[^>]*>/gi
const anyColour = /\b(fill|stop-color|stroke)="(#[0-9a-f]{3,6})"/gi

/** Hues that differ by more are different colours: the leaf of a red apple stays green. */
const sameColourDegrees = 40

const isAlike = (one: string, other: string): boolean =>
  hueBetween(one, other) < 18 && Math.abs(brightness(one) - brightness(other)) < 0.3

/** The colour of the largest part. */
function mainColour({ body }: IconShape): string | null {
  let largest = 0
  let main: string | null = null
  for (const [element, fill] of body.matchAll(filledElement)) {
    const box = measure(element)
    const area = box ? box.width * box.height : 0
    if (fill !== undefined && area > largest) [largest, main] = [area, fill]
  }
  return main
}

/** Replaces the icon's main colour and keeps its shading; an icon that already has the colour stays unchanged. */
export function recolourBody(shape: IconShape, target: string): string {
  const main = mainColour(shape)
  if (main === null || isAlike(main, target)) return shape.body
  return shape.body.replace(anyColour, (source, attribute: string, hex: string) =>
    hueBetween(hex, main) <= sameColourDegrees ? `${attribute}="${recolour(hex, target)}"` : source,
  )
}
