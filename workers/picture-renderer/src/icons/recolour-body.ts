import { Resvg } from '@resvg/resvg-js'
import { brightness, hueBetween, recolour } from '../paint/colour.ts'
import { svgOf, type IconShape } from './icon-shape.ts'

const anyColour = /\b(fill|stop-color|stroke)="(#[0-9a-f]{3,6})"/gi

/** Hues that differ by more are different colours: the leaf of a red apple stays green. */
const sameColourDegrees = 40

/** Colours that cover about as much as the widest one; the most frequent of them is the main colour. */
const nearlyMost = 0.85
const darkest = 0.22

const isAlike = (one: string, other: string): boolean =>
  hueBetween(one, other) < 10 && Math.abs(brightness(one) - brightness(other)) < 0.3

const hexOf = (pixels: Buffer, at: number): string => `#${pixels.subarray(at, at + 3).toString('hex')}`

/** The most frequent colour among those that cover most of the icon; null if it is invisible. */
function mainColour({ body }: IconShape): string | null {
  const pixels = new Resvg(svgOf(32, 32, body), { font: { loadSystemFonts: false } }).render().pixels
  const counts = new Map<string, number>()
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < 250) continue
    const hex = hexOf(pixels, at)
    counts.set(hex, (counts.get(hex) ?? 0) + 1)
  }
  const frequent = [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, 12)
    .map(([hex]) => {
      let area = 0
      for (const [other, count] of counts) if (hueBetween(hex, other) <= sameColourDegrees) area += count
      return { hex, area }
    })
  // Tyres and outlines are black, whatever the colour of the thing.
  const coloured = frequent.filter(({ hex }) => brightness(hex) >= darkest)
  const candidates = coloured.length > 0 ? coloured : frequent
  const most = Math.max(0, ...candidates.map(({ area }) => area))
  return candidates.find(({ area }) => area >= most * nearlyMost)?.hex ?? null
}

/** Replaces the icon's main colour and keeps its shading; an icon that already has the colour stays unchanged. */
export function recolourBody(shape: IconShape, target: string): string {
  const main = mainColour(shape)
  if (main === null || isAlike(main, target)) return shape.body
  return shape.body.replace(anyColour, (source, attribute: string, hex: string) =>
    hueBetween(hex, main) <= sameColourDegrees ? `${attribute}="${recolour(hex, main, target)}"` : source,
  )
}
