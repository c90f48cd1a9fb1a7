import { emptyContent } from '../mark-content.ts'
import { cleanMark } from './clean-mark.ts'
import type { MarkContext, MarkReading } from './mark-reading.ts'
import { statusOfText } from './mark-statuses.ts'
import { readNumber } from './read-number.ts'
import { labelsOfText, readLetter } from './scale-letters.ts'
import { accept, refuse } from './value-on-step.ts'

/** Longer texts are refused without parsing. */
const longestMarkText = 200

const clears = /^[-−–—‐‑]?$/

/**
 * Reads a typed text as the content of one cell: a number of points (any of the three kinds of digits, `.` `,` `٫` as
 * decimal sign), `12%` of the maximum, `n/m` if m is the maximum, a letter of the scale, or a letter or word for a
 * status; an empty text or `-` clears the cell. A letter of the scale takes precedence over a status. No value is
 * clamped, rounded or truncated: a text that isn't exactly a possible value is refused, with the values that may be
 * meant. Never throws.
 */
export function readMark(text: string, context: MarkContext): MarkReading {
  if (text.length > longestMarkText) return refuse('not-a-mark')
  const cleaned = cleanMark(text)
  if (cleaned === null) return refuse('not-a-mark')
  if (clears.test(cleaned)) return accept(emptyContent)
  const [label, another] = labelsOfText(cleaned, context.scale)
  if (label !== undefined) return another === undefined ? readLetter(label, context) : refuse('not-a-mark')
  const number = readNumber(cleaned, context.leaf)
  if (number) return number
  const status = statusOfText(cleaned, context.language, context.scale)
  return status ? accept({ valueHundredths: null, status }) : refuse('not-a-mark')
}
