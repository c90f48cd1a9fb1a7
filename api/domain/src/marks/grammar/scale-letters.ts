import { divideHalfUp } from '../results/divide.ts'
import { gradeLabel } from '../results/grade-label.ts'
import type { GradingScale } from '../../exams/grading-scale.ts'
import { westernDigits } from '../../text/digits.ts'
import { cleanMark } from './clean-mark.ts'
import type { MarkContext, MarkReading } from './mark-reading.ts'
import { accept, refuse, topOf } from './value-on-step.ts'

const caseFolded = (text: string): string => westernDigits(text.normalize('NFC').toLowerCase())

/**
 * Labels made of digits and number signs (`1`–`4`, `10-12`, `-`) can't be typed, because they would be read as
 * points.
 */
const readsAsNumber = (label: string): boolean =>
  /^[-−–—‐‑]$/.test(label) || (/[0-9]/.test(label) && /^[-+−–0-9.,،٫٬%٪/ =]*$/.test(label))

/** Labels of a scale that can be typed; none for a scale of points. */
export const typedLabels = (scale: GradingScale): string[] =>
  scale.kind === 'points'
    ? []
    : scale.steps.map(({ label }) => label).filter((label) => !readsAsNumber(westernDigits(label.trim())))

/**
 * The labels of the scale that match a cleaned text: the identical one, otherwise those that differ only in case
 * (several on a scale with both `b` and `B`).
 */
export function labelsOfText(cleaned: string, scale: GradingScale): string[] {
  const labels = typedLabels(scale)
  const exact = labels.find((label) => cleanMark(label)?.normalize('NFC') === cleaned.normalize('NFC'))
  if (exact !== undefined) return [exact]
  const wanted = caseFolded(cleaned)
  return labels.filter((label) => caseFolded(cleanMark(label) ?? label) === wanted)
}

/**
 * Reads a label as points: the fewest on the step whose share, rounded like results, reaches the label and no better
 * one. A short question may have no such value.
 */
export function readLetter(label: string, { scale, leaf }: Pick<MarkContext, 'scale' | 'leaf'>): MarkReading {
  const step = scale.kind === 'points' ? undefined : scale.steps.find((one) => one.label === label)
  if (!step) return refuse('not-a-mark')
  const { maxHundredths, stepHundredths } = leaf
  const shareOf = (value: number) => divideHalfUp(value * 10_000, maxHundredths)
  const below = Math.floor((step.fromBasisPoints * maxHundredths) / 10_000)
  let value = below - (below % stepHundredths)
  while (shareOf(value) < step.fromBasisPoints) value += stepHundredths
  const top = topOf(leaf)
  if (value <= top && gradeLabel(scale, shareOf(value)) === label) {
    return accept({ valueHundredths: value, status: null })
  }
  return refuse(
    'letter-without-value',
    [value - stepHundredths, value].filter((one) => one >= 0 && one <= top),
  )
}
