import type { Language } from '@classeur/contracts'
import { arabicDigits, groupedDigits } from '@classeur/domain/text'
import type { Stage } from '../backdrops/backdrop.ts'
import type { Point } from '../paint/geometry.ts'
import type { TextPlace } from '../text/draw-text.ts'

/** The area for a figure and how it writes. */
export interface Frame extends Stage {
  centre: Point
  /** Half the side of the square that the figure may fill. */
  reach: number
  /** The width that a long figure may fill. */
  span: number
  /** The height that a tall figure may fill. */
  rise: number
  colours: readonly [string, string, string]
  language: Language
  /** The usual font size in pixels. */
  textSize: number
  /** Draws a text in the figure's digits; empty for figures without labels. */
  write(text: Omit<TextPlace, 'size'> & { size?: number }): string
  /** A text in the digits of the prompt, for figures that are nothing without it. */
  show(text: string): string
  /** The numbers within a text (`× 2.5`) as they are written in the language. */
  localised(text: string): string
  /** A number as it is written in the language: `−2,5`. Digits stay 0–9; `write` changes them. */
  number(value: number): string
}

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export const dark = '#2b2f36'
export const grey = '#e8ebef'
export const pale = '#c9d0d8'

export const boxOf = ({ centre, span, rise }: Frame): Box => ({
  left: centre.x - span / 2,
  right: centre.x + span / 2,
  top: centre.y - rise / 2,
  bottom: centre.y + rise / 2,
})

/** The digits of the prompt, in a text with the digits 0–9. */
export const inDigits = (text: string, digits: 'arabic' | 'latin'): string =>
  digits === 'arabic' ? arabicDigits(text) : text

/** A number with the minus sign and the decimal sign of the language. */
export function numberText(value: number, language: Language, digits: 'arabic' | 'latin'): string {
  const [whole = '', fraction] = String(Math.round(Math.abs(value) * 1e6) / 1e6).split('.')
  const separator = language === 'fr' ? ',' : digits === 'arabic' ? '٫' : '.'
  return `${value < 0 ? '−' : ''}${groupedDigits(whole)}${fraction === undefined ? '' : separator + fraction}`
}

/** Splits the frame into cells, row by row from the start of the line; each is a frame of its own. */
export function cellsOf(frame: Frame, count: number, ratio = 1): Frame[] {
  const { centre, span, rise, isRightToLeft } = frame
  const columns = Math.max(1, Math.min(count, Math.round(Math.sqrt((count * span) / (rise * ratio)))))
  const rows = Math.ceil(count / columns)
  const [width, height] = [span / columns, rise / rows]
  return Array.from({ length: count }, (_item, index) => {
    const row = Math.floor(index / columns)
    const inRow = Math.min(columns, count - row * columns)
    const column = ((index % columns) - (inRow - 1) / 2) * (isRightToLeft ? -1 : 1)
    return {
      ...frame,
      centre: { x: centre.x + column * width, y: centre.y + (row - (rows - 1) / 2) * height },
      span: width * 0.92,
      rise: height * 0.92,
      reach: Math.min(width, height) * 0.44,
      textSize: Math.min(frame.textSize, Math.min(width, height) * 0.14),
    }
  })
}
