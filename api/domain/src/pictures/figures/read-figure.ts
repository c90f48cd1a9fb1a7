import type { Digits, Language } from '../../text/language.ts'
import { topicOf } from '../topic-of.ts'
import { isRefusal, type Refusal, type Texts } from './figure.ts'
import { readLabels } from './label-words.ts'
import { figureReaders, type FigureSpec } from './readers.ts'
import { shapes } from './shapes.ts'
import { createWording } from './wording.ts'

/** An exact figure, with everything that its picture needs. */
export interface ExactFigure {
  spec: FigureSpec
  /** A noun phrase for the alternative text. */
  title: Texts
  /** Whether the figure has labels, numbers and other text. */
  hasLabels: boolean
  digits: Digits
  /** Words of the request, as written, that the figure doesn't show. */
  missing: string[]
}

/** A figure that can't be drawn. */
export interface RefusedFigure extends Refusal {
  /** The words of the request, as written. */
  missing: string[]
}

export const isRefusedFigure = (figure: ExactFigure | RefusedFigure): figure is RefusedFigure =>
  'reason' in figure

/** Names of shapes also describe other things ("children in a circle"): without sizes or names they request a figure only alone. */
function isWeak(spec: FigureSpec): boolean {
  if (spec.kind === 'shapes') return true
  if (spec.kind === 'solid') return spec.sizes.length === 0 && !spec.namesParts
  if (spec.kind === 'polygon')
    return spec.sides.length + spec.names.length === 0 && !spec.hasDiagonals && !spec.hasSymmetryAxes
  return (
    spec.kind === 'triangle' &&
    spec.names.length === 0 &&
    [...spec.sides, ...spec.angles].every((one) => one === null)
  )
}

/**
 * The exact figure that a prompt requests, or why it can't be drawn; null if it requests none.
 * @param things number of things that the prompt names
 */
export function readFigure(
  prompt: string,
  language: Language,
  things: number,
): ExactFigure | RefusedFigure | null {
  const whole = createWording(prompt, language)
  const named = figureReaders.filter(({ words }) => whole.has(words))
  const signed = figureReaders.filter(
    (reader) => !named.includes(reader) && reader.signs?.test(whole.text) === true,
  )
  // "3/8 of a circle" is a fraction, although the circle is named.
  const isLast = (reader: unknown) => reader === shapes
  const ordered = [...named.filter((reader) => !isLast(reader)), ...signed, ...named.filter(isLast)]
  for (const { read } of ordered) {
    const wording = createWording(prompt, language)
    const hasLabels = readLabels(wording)
    const result = read(wording)
    if (!result) continue
    if (isRefusal(result)) return { ...result, missing: whole.rest() }
    const missing = wording.rest()
    if (isWeak(result.spec) && ((things > 0 && missing.length > 0) || topicOf(prompt, things) !== null))
      continue
    return { ...result, hasLabels, digits: wording.digits, missing }
  }
  return null
}
