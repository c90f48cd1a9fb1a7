import type { ImageStyle } from '@classeur/contracts'
import { inkBody, silhouetteBody } from '../icons/ink-body.ts'
import { recolourBody } from '../icons/recolour-body.ts'
import { shapeOf } from '../icons/icon-shape.ts'
import type { IconSet } from '../icons/icon-set.ts'
import { brightness, lighten } from './colour.ts'
import { createDefinitions } from './definitions.ts'
import { ellipse, round } from './geometry.ts'

export interface IconPlace {
  /** Horizontal centre. */
  x: number
  /** Lower edge. */
  bottom: number
  height: number
  flip?: boolean
  /** Degrees clockwise. */
  turn?: number
  /** The main colour; default: the icon's own colours. */
  colour?: string | null
  /** Whether it stands on a surface and casts a shadow. */
  grounded?: boolean
}

/** Draws in one of the five styles; everything it returns is SVG. */
export interface Paint {
  readonly style: ImageStyle
  /** Whether the style is black on white, without colours. */
  readonly isInk: boolean
  /** The line width in pixels that suits this style and size. */
  readonly lineWidth: number
  /** A filled area; in ink styles a white area with an outline (`weight` times the usual width, 0 for none). */
  area(path: string, fill: string, options?: { weight?: number; opacity?: number }): string
  /** One of several equal parts; a part that counts is coloured, or hatched in ink styles. */
  part(path: string, fill: string, counts: boolean): string
  /** An open line; in ink styles black and at most `width` thick. */
  line(path: string, colour: string, width: number, options?: { dash?: string }): string
  /** Slanting lines over an area, as shading in ink styles. */
  hatched(path: string): string
  /** A thick open line (an arm, a pipe), with an outline if the style's areas have one. */
  limb(path: string, colour: string, width: number): string
  /** A vertical gradient across the whole width between two heights; white in ink styles. */
  wash(top: number, bottom: number, from: string, to: string): string
  icon(name: string, spot: IconPlace): string
  /** The width of an icon with a height of 1. */
  iconRatio(name: string): number
  /** Content with a shadow, if the style has lighting. */
  shadowed(content: string, reach: number): string
  /**
   * Content that is out of focus between these two heights, if the style has a focus. Keep the band narrow: the
   * time for blurring grows with its size.
   */
  distant(content: string, band: { top: number; bottom: number }): string
  /** The gradients and filters that the drawn parts reference. */
  definitions(): string
}

const ink = '#1a1a1a'
/** In ink styles, darker colours become black (the pips of a die); others become white. */
const darkest = 0.2
const inkWeights: Record<string, number> = { 'line-drawing': 0.0032, 'colouring-page': 0.0056 }

export function createPaint(style: ImageStyle, icons: IconSet, shortSide: number): Paint {
  const definitions = createDefinitions()
  const isInk = style === 'line-drawing' || style === 'colouring-page'
  const isPhoto = style === 'photo-like'
  const lineWidth = shortSide * (inkWeights[style] ?? 0.004)
  const darkShare = style === 'colouring-page' ? 0.03 : 0.07

  const iconContent = (name: string, scale: number, colour: string | null | undefined): string => {
    const shape = shapeOf(icons, name)
    if (isInk) {
      const inked = inkBody(shape, { darkShare })
      const thin = round(Math.min((lineWidth * 0.8) / scale, 0.8))
      const outer = round(Math.min((lineWidth * 2.6) / scale, 2.4))
      const joined = 'stroke-linejoin="round" stroke-linecap="round"'
      return `<g stroke="${ink}" stroke-width="${String(outer)}" ${joined}>${silhouetteBody(inked)}</g><g stroke="${ink}" stroke-width="${String(thin)}" ${joined}>${inked}</g>`
    }
    return colour ? recolourBody(shape, colour) : shape.body
  }

  return {
    style,
    isInk,
    lineWidth,
    area(path, fill, { weight = 1, opacity = 1 } = {}) {
      if (isInk) {
        const width = String(round(lineWidth * weight))
        return `<path d="${path}" fill="${brightness(fill) < darkest ? ink : '#fff'}" stroke="${weight > 0 ? ink : 'none'}" stroke-width="${width}" stroke-linejoin="round"/>`
      }
      const seen = opacity < 1 ? ` opacity="${String(round(opacity))}"` : ''
      const painted = isPhoto
        ? definitions.gradient(lighten(fill, 0.16), lighten(fill, brightness(fill) > 0.93 ? -0.03 : -0.14))
        : fill
      return `<path d="${path}" fill="${painted}"${seen}/>`
    },
    part(path, fill, counts) {
      const edge = `stroke="${isInk ? ink : '#3b4350'}" stroke-width="${String(round(lineWidth * 1.2))}" stroke-linejoin="round"`
      const inkFill = counts ? definitions.hatch(ink, lineWidth) : '#fff'
      return `<path d="${path}" fill="${isInk ? inkFill : fill}" ${edge}/>`
    },
    line(path, colour, width, { dash } = {}) {
      const dashed = dash ? ` stroke-dasharray="${dash}"` : ''
      const thick = isInk ? Math.min(width, lineWidth * 1.6) : width
      return `<path d="${path}" fill="none" stroke="${isInk ? ink : colour}" stroke-width="${String(round(thick))}" stroke-linecap="round" stroke-linejoin="round"${dashed}/>`
    },
    hatched: (path) => `<path d="${path}" fill="${definitions.lines(ink, lineWidth)}"/>`,
    limb(path, colour, width) {
      const stroke = (tint: string, thick: number) =>
        `<path d="${path}" fill="none" stroke="${tint}" stroke-width="${String(round(thick))}" stroke-linecap="round" stroke-linejoin="round"/>`
      return isInk
        ? stroke(ink, width + lineWidth) + stroke('#fff', width - lineWidth)
        : stroke(colour, width)
    },
    wash(top, bottom, from, to) {
      const fill = isInk ? '#fff' : definitions.gradient(from, to)
      return `<rect x="0" y="${String(round(top))}" width="100%" height="${String(round(bottom - top))}" fill="${fill}"/>`
    },
    icon(name, { x, bottom, height, flip = false, turn = 0, colour, grounded = false }) {
      const { box } = shapeOf(icons, name)
      const scale = height / box.height
      const middle = `translate(${String(round(x))} ${String(round(bottom - height / 2))})`
      const turned = turn === 0 ? '' : ` rotate(${String(round(turn))})`
      const sized = ` scale(${String(round(flip ? -scale : scale))} ${String(round(scale))}) translate(${String(round(-box.x - box.width / 2))} ${String(round(-box.y - box.height / 2))})`
      const drawn = `<g transform="${middle}${turned}${sized}">${iconContent(name, scale, colour)}</g>`
      if (isInk) return drawn
      const width = box.width * scale
      const shadowPath = ellipse(
        { x, y: bottom - height * 0.01 },
        width * 0.46,
        Math.max(width, height) * 0.055,
      )
      const shadow = grounded
        ? `<path d="${shadowPath}" fill="#0b1a20" opacity="${isPhoto ? '0.42' : '0.16'}"${isPhoto ? definitions.blur(height * 0.025) : ''}/>`
        : ''
      return isPhoto ? `${shadow}<g${definitions.relief(height)}>${drawn}</g>` : `${shadow}${drawn}`
    },
    iconRatio(name) {
      const { box } = shapeOf(icons, name)
      return box.width / box.height
    },
    shadowed: (content, reach) => (isPhoto ? `<g${definitions.shadow(reach)}>${content}</g>` : content),
    distant: (content, { top, bottom }) =>
      isPhoto ? `<g${definitions.blurBand(shortSide * 0.005, top, bottom)}>${content}</g>` : content,
    definitions: () => definitions.toString(),
  }
}
