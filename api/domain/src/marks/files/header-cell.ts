import { cleanText } from '../../roster/names/normalise-name.ts'
import { westernDigits } from '../../text/digits.ts'
import { deneutralise } from '../../text/formula-guard.ts'
import { readDecimal } from './decimal-text.ts'
import { labelKey } from './question-names.ts'
import { fieldOfHeading } from './sheet-labels.ts'

/** A heading of a file. Apart from `readHeader`, because pasting into the mark sheet needs only this part. */
export interface HeaderCell {
  column: number
  header: string
  /** Without the maximum, normalised for comparison. */
  label: string
  /** In hundredths; null if the header has no maximum. */
  maximum: number | null
}

const withMaximum = /^(.*\S)\s*(?:\(\s*[/+]\s*([\d.,٫]+)\s*\)|\s\/\s*([\d.,٫]+))$/s

export function headerCell(text: string, column: number): HeaderCell {
  const header = cleanText(deneutralise(text))
  const match = withMaximum.exec(westernDigits(header))
  const before = header.slice(0, match?.[1]?.length ?? 0)
  // "Total / 20" is the heading of a computed column in an export; a question with that name has its maximum in
  // brackets.
  const isDerived = match?.[3] !== undefined && fieldOfHeading(before) !== null
  const maximum = match && !isDerived ? readDecimal(match[2] ?? match[3] ?? '') : null
  const label = maximum === null ? header : before
  return { column, header, label: labelKey(label), maximum }
}

/** The heading without the scale of a computed column: "Result" for "Result / 20". */
export const withoutScale = (header: string): string => header.replace(/\s*\/\s*[\d.,٫]+$/, '')
