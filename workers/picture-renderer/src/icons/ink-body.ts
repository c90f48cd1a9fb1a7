import { brightness } from '../paint/colour.ts'
import { measure, type IconShape } from './icon-shape.ts'

const ink = '#1a1a1a'
const element = /<(path|circle|ellipse|rect)\b([^>]*?)\/?>(?:<\/\1>)?/g
const hexFill = /\bfill="(#[0-9a-f]{3,6})"/i
const seeThrough = /\b(?:fill-)?opacity="0?\.[0-6]\d*"/

/** Parts smaller than this share of the icon are highlights; their outlines would look like specks. */
const speckShare = 0.004

export interface InkOptions {
  /** Dark parts up to this share of the icon stay black (eyes, noses); larger ones become outlines. */
  darkShare: number
}

/** Fills the parts of an icon white. The surrounding group adds the black outlines. */
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

/** Fills all parts black, for the thicker outline of the whole icon. */
export const silhouetteBody = (inked: string): string =>
  inked.replace(/\bfill="#[0-9a-f]{3,6}"/gi, `fill="${ink}"`)
