import { brightness } from '../paint/colour.ts'
import { measure, type IconShape } from './icon-shape.ts'

const ink = '#1a1a1a'
const element = /<(path|circle|ellipse|rect)\b([^>]*?)\/?>(?:<\/\1>)?/g
const hexFill = /\bfill="(#[0-9a-f]{3,6})"/i
const seeThrough = /\b(?:fill-)?opacity="0?\.[0-6]\d*"/

/** Parts smaller than this share of the picture are highlights: as outlines they would be specks. */
const speckShare = 0.004

export interface InkOptions {
  /** Dark parts up to this share of the picture stay black (eyes, noses); larger ones become outlines. */
  darkShare: number
}

/** The parts of a colour picture, each white inside: black outlines come from the group around them. */
export function inkBody({ body, box }: IconShape, { darkShare }: InkOptions): string {
  const wholeArea = box.width * box.height
  return body.replace(element, (source, _name, attributes: string) => {
    if (/\bstroke="#/.test(attributes)) return source.replace(/\bstroke="[^"]*"/, `stroke="${ink}"`)
    const fill = hexFill.exec(attributes)?.[1]
    if (seeThrough.test(attributes)) return ''
    if (fill === undefined) return source.replace(/\bfill="url[^"]*"/, 'fill="#fff"')
    const part = measure(source)
    const share = part ? (part.width * part.height) / wholeArea : 0
    const isDark = brightness(fill) < 0.22
    if (isDark && share <= darkShare) return source.replace(hexFill, `fill="${ink}"`)
    return share < speckShare ? '' : source.replace(hexFill, 'fill="#fff"')
  })
}

/** The same parts as one black shape, for the thicker line around the whole. */
export const silhouetteBody = (inked: string): string =>
  inked.replace(/\bfill="#[0-9a-f]{3,6}"/gi, `fill="${ink}"`)
