import { emptyContent } from '../mark-content.ts'
import { cleanMark } from './clean-mark.ts'
import type { MarkContext, MarkReading } from './mark-reading.ts'
import { statusOfText } from './mark-statuses.ts'
import { readNumber } from './read-number.ts'
import { labelsOfText, readLetter } from './scale-letters.ts'
import { accept, refuse } from './value-on-step.ts'

/** A text longer than this is no mark; it is not looked at. */
const longestMarkText = 200

const clears = /^[-−–—‐‑]?$/

/**
 * What a typed text means in one cell: a number of points (any of the three kinds of digits, `.` `,` `٫` before
 * decimals), `12%` of the maximum, `n/m` when m is the maximum, a letter of the scale, a letter or word of a status;
 * nothing or `-` clears. A letter of the scale comes before a status of the same letter. Nothing is clamped, rounded or
 * dropped: what is not exactly a value of this question is refused, with the values that could be meant. Never throws.
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
