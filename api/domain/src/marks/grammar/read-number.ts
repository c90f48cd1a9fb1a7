import { westernDigits } from '../../text/digits.ts'
import { mixesDigits } from './clean-mark.ts'
import { exactNumber, hasThousands, withoutThousands, type ExactNumber } from './exact-number.ts'
import type { MarkContext, MarkReading } from './mark-reading.ts'
import { nearestOf, refuse, valueOnStep } from './value-on-step.ts'

type Leaf = MarkContext['leaf']

const minus = /^[-−–‐‑] ?/
const formulaStart = /^[=+@＝＋＠]/
const arithmetic = /^[0-9.,٫ ()/+*×÷^-]*[+*×÷^][0-9.,٫ ()/+*×÷^-]*$/

const pointsOf = ({ numerator, denominator }: ExactNumber, leaf: Leaf): MarkReading =>
  valueOnStep(numerator * 100n, denominator, leaf)

/** `12%` of the maximum. */
const shareOf = ({ numerator, denominator }: ExactNumber, leaf: Leaf): MarkReading =>
  valueOnStep(numerator * BigInt(leaf.maxHundredths), denominator * 100n, leaf)

/** `n/m`: in the order of the characters, even if right-to-left text displays them the other way round. */
function readFraction(top: string, bottom: string, leaf: Leaf): MarkReading | null {
  const [points, of] = [exactNumber(top), exactNumber(bottom)]
  if (hasThousands(top) || hasThousands(bottom)) return refuse('thousands-separator')
  if (!points || !of) return null
  if (of.numerator * 100n === of.denominator * BigInt(leaf.maxHundredths)) return pointsOf(points, leaf)
  const asShare =
    of.numerator === 0n
      ? []
      : [
          valueOnStep(
            points.numerator * of.denominator * BigInt(leaf.maxHundredths),
            points.denominator * of.numerator,
            leaf,
          ),
        ]
  return refuse('another-maximum', nearestOf([pointsOf(points, leaf), ...asShare]))
}

/** Accepts Latin digits only; null if the text isn't a number. */
function readUnsigned(text: string, leaf: Leaf): MarkReading | null {
  const parts = text.split(/[/⁄∕]/)
  if (parts.length === 2) return readFraction(parts[0]?.trim() ?? '', parts[1]?.trim() ?? '', leaf)
  const isShare = /[%٪]$/.test(text)
  const operand = isShare ? text.slice(0, -1).trimEnd() : text
  const read = (number: ExactNumber) => (isShare ? shareOf(number, leaf) : pointsOf(number, leaf))
  if (hasThousands(operand)) {
    return refuse('thousands-separator', nearestOf(withoutThousands(operand).map(read)))
  }
  const number = exactNumber(operand)
  if (number) return read(number)
  const unfinished = /[0-9][.,،٫]$/.test(operand) ? exactNumber(operand.slice(0, -1)) : null
  return unfinished ? refuse('not-a-mark', nearestOf([read(unfinished)])) : null
}

/** Reads a cleaned text as points, as a percentage or as `n/m`; null if it is none of them. */
export function readNumber(cleaned: string, leaf: Leaf): MarkReading | null {
  const text = westernDigits(cleaned)
  if (formulaStart.test(text)) {
    const meant = readUnsigned(text.slice(1).trim(), leaf)
    return refuse('formula', meant ? nearestOf([meant]) : [])
  }
  if (minus.test(text)) {
    const unsigned = readUnsigned(text.replace(minus, ''), leaf)
    return unsigned ? refuse('below-zero', [0]) : null
  }
  const reading = readUnsigned(text, leaf)
  if (reading) return mixesDigits(cleaned) ? refuse('not-a-mark', nearestOf([reading])) : reading
  return /[0-9]/.test(text) && arithmetic.test(text) ? refuse('formula') : null
}
