import { shortSide, type Stage } from '../backdrops/backdrop.ts'
import { lighten, turnHue } from '../paint/colour.ts'
import { circle, rectangle } from '../paint/geometry.ts'
import type { Language } from '@classeur/contracts'
import type { ExactFigure } from '@classeur/domain/pictures'
import { drawText } from '../text/draw-text.ts'
import { drawFigure } from './draw-figure.ts'
import { inDigits, numberText, type Frame } from './frame.ts'

const palettes: readonly (readonly [string, string, string])[] = [
  ['#f2994a', '#2d7dd2', '#4caf72'],
  ['#e4572e', '#17a398', '#f3b61f'],
  ['#6c5ce7', '#f08a5d', '#3aa76d'],
  ['#2d9cdb', '#eb5757', '#f2c94c'],
  ['#c2528b', '#4a90d9', '#8bc34a'],
]

/**
 * Draws the figure on a sheet of paper over a soft background, or in ink styles on a blank page. Figures are
 * never rotated.
 */
export function composeFigure(stage: Stage, figure: ExactFigure, language: Language): string {
  const { paint, dice, width, height } = stage
  const unit = shortSide(stage)
  const turn = dice.real(-9, 9)
  const [first, second, third] = dice.pick(palettes)
  const colours = [turnHue(first, turn), turnHue(second, turn), turnHue(third, turn)] as const
  const tint = lighten(colours[1], 0.84)
  const margin = unit * 0.07
  const corner = { x: width * dice.real(-0.02, 0.1), y: height * dice.real(0.9, 1.02) }
  const other = { x: width - corner.x, y: height - corner.y }
  const ornament = (centre: typeof corner, colour: string, radius: number) =>
    paint.area(circle(centre, unit * radius), lighten(colour, 0.7))
  const ground = paint.isInk
    ? paint.wash(0, height, '#fff', '#fff')
    : paint.wash(0, height, lighten(tint, 0.35), tint) +
      ornament(corner, colours[0], dice.real(0.2, 0.3)) +
      ornament(other, colours[2], dice.real(0.14, 0.24))
  const sheet = rectangle(margin, margin, width - 2 * margin, height - 2 * margin, unit * 0.03)
  const paper = paint.isInk ? '' : paint.shadowed(paint.area(sheet, '#ffffff'), unit * 0.02)
  const scale = dice.real(0.93, 1)
  const { digits, hasLabels } = figure
  const textSize = unit * 0.036
  const inkColour = paint.isInk ? { colour: '#1a1a1a' } : {}
  const show = (text: string) => inDigits(text, digits)
  const number = (value: number) => numberText(value, language, digits)
  const frame: Frame = {
    ...stage,
    centre: {
      x: width / 2 + unit * dice.real(-0.006, 0.006),
      y: height / 2 + unit * dice.real(-0.006, 0.006),
    },
    reach: unit * 0.36 * scale,
    span: (width - 2 * margin) * 0.9 * scale,
    rise: (height - 2 * margin) * 0.88 * scale,
    colours,
    language,
    textSize,
    write: (written) =>
      hasLabels ? drawText({ size: textSize, ...written, ...inkColour, text: show(written.text) }) : '',
    show,
    number,
    localised: (text) => text.replace(/\d+\.\d+/gu, (written) => number(Number(written))),
  }
  return ground + paper + drawFigure(frame, figure.spec)
}
