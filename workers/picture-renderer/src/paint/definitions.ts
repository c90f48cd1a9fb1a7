import { round } from './geometry.ts'

/** Gradients and filters, each written once and referenced by number. */
export interface Definitions {
  /** A vertical gradient, as a value for `fill`. */
  gradient(top: string, bottom: string): string
  /** Slanting lines on white paper, as a value for `fill`. */
  hatch(colour: string, lineWidth: number): string
  /** Slanting lines without a background, as a value for `fill`. */
  lines(colour: string, lineWidth: number): string
  /** A blur, as an attribute of the element. */
  blur(deviation: number): string
  /** A blur, as an attribute, of the band between two heights; the rest is not drawn. */
  blurBand(deviation: number, top: number, bottom: number): string
  /** A soft shadow to the lower right, `reach` pixels away, as an attribute. */
  shadow(reach: number): string
  /** Light from the upper left on a rounded body of this height in pixels, as an attribute. */
  relief(height: number): string
  toString(): string
}

const reliefFilter = (soft: number): string =>
  `x="-5%" y="-5%" width="110%" height="110%" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="${String(soft)}" result="body"/><feDiffuseLighting in="body" surfaceScale="${String(soft * 0.5)}" diffuseConstant="1.14" lighting-color="#fffaf0" result="shade"><feDistantLight azimuth="238" elevation="62"/></feDiffuseLighting><feBlend in="SourceGraphic" in2="shade" mode="multiply" result="shaded"/><feSpecularLighting in="body" surfaceScale="${String(soft * 0.6)}" specularConstant="0.42" specularExponent="22" lighting-color="#ffffff" result="shine"><feDistantLight azimuth="238" elevation="48"/></feSpecularLighting><feComposite in="shine" in2="shaded" operator="arithmetic" k2="1" k3="1" result="lit"/><feComposite in="lit" in2="SourceAlpha" operator="in"/></filter>`

function slanting(lineWidth: number, ground: string, colour: string): string {
  const step = String(round(lineWidth * 6))
  const paper = ground.replaceAll('100%', step)
  return `<pattern id="?" width="${step}" height="${step}" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">${paper}<rect width="${String(round(lineWidth * 0.9))}" height="${step}" fill="${colour}"/></pattern>`
}

export function createDefinitions(): Definitions {
  const ids = new Map<string, string>()
  const idOf = (content: string): string => {
    const usedId = ids.get(content)
    if (usedId !== undefined) return usedId
    const id = `d${String(ids.size)}`
    ids.set(content, id)
    return id
  }
  return {
    gradient(top, bottom) {
      const content = `<linearGradient id="?" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>`
      return `url(#${idOf(content)})`
    },
    hatch: (colour, lineWidth) =>
      `url(#${idOf(slanting(lineWidth, `<rect width="100%" height="100%" fill="#fff"/>`, colour))})`,
    lines: (colour, lineWidth) => `url(#${idOf(slanting(lineWidth, '', colour))})`,
    blur(deviation) {
      const content = `<filter id="?" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${String(round(deviation))}"/></filter>`
      return ` filter="url(#${idOf(content)})"`
    },
    blurBand(deviation, top, bottom) {
      const region = `filterUnits="userSpaceOnUse" x="0" y="${String(round(top))}" width="100%" height="${String(round(bottom - top))}"`
      const content = `<filter id="?" ${region}><feGaussianBlur stdDeviation="${String(round(deviation))}"/></filter>`
      return ` filter="url(#${idOf(content)})"`
    },
    shadow(reach) {
      const content = `<filter id="?" x="-20%" y="-20%" width="140%" height="140%"><feDropShadow dx="${String(round(reach * 0.4))}" dy="${String(round(reach))}" stdDeviation="${String(round(reach))}" flood-color="#0b1a20" flood-opacity="0.32"/></filter>`
      return ` filter="url(#${idOf(content)})"`
    },
    relief(height) {
      const soft = Math.min(7, Math.max(1, Math.round(height / 60)))
      return ` filter="url(#${idOf(`<filter id="?" ${reliefFilter(soft)}`)})"`
    },
    toString: () => [...ids].map(([content, id]) => content.replace('id="?"', `id="${id}"`)).join(''),
  }
}
