import type { Language } from '../../../text/language.ts'
import { foldLetters } from '../../../safety/fold-letters.ts'
import { equationsIn, type Equation, type Side } from './equations.ts'
import { parseSide, type Reading, type SideValue } from './parse-side.ts'
import { isRounded, isSame, rationalText } from './rational.ts'
import type { Token } from './tokens.ts'
import { isLooseSign } from './units.ts'

export interface WrongEquation {
  /** The part of the calculation that is wrong, as written. */
  written: string
  /** The result of its left side. */
  computed: string
}

const readings: readonly Reading[] = [
  { relativePercent: false, flipped: false },
  { relativePercent: true, flipped: false },
]
const flippedReadings: readonly Reading[] = readings.map((reading) => ({ ...reading, flipped: true }))

/** "17 ÷ 5 = 3 remainder 2" is no equation. */
const remainder = /^[\s,(;]*(?:\p{L}+\s+){0,2}(?:r|remainder|rest|reste|باقي|الباقي|والباقي)(?!\p{L})/u
const roundingWords =
  /(?<!\p{L})(?:round|about|approximate|nearest|roughly|arrond|environ|approximati|pres$|تقريب|نحو|حوالي)/u

/** The text of tokens as it is written. */
const written = (plain: string, tokens: readonly Token[]) =>
  plain.slice(tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0).replace(/\s+/gu, ' ')

interface ReadSide {
  tokens: readonly Token[]
  side: SideValue
}

/**
 * The readable cuts of a side. A shorter cut counts only if it calculates something, so that it hides no mistake; or
 * if a word and its number stand before it, as in "Fraction 1 : 1/4".
 */
const readSide = ({ cuts, followsWord }: Side, reading: Reading): ReadSide[] =>
  cuts.flatMap((tokens, index) => {
    const side = tokens.length > 0 ? parseSide(tokens, reading) : null
    const isNumbered = followsWord && cuts[0]?.[0]?.kind === 'number' && isLooseSign(cuts[0][1])
    const isLooseCut = index > 0 && !isNumbered && cuts[0]?.some(isLooseSign)
    return side && !(isLooseCut && !side.hasOperator) ? [{ tokens, side }] : []
  })

/** Whether two sides can be compared: the same unit, and a calculation rather than a definition such as "2 h = 120". */
function isComparable(left: SideValue, right: SideValue, followsWord: boolean): boolean {
  if (left.isWhole && right.isWhole) return false
  if (followsWord && !left.hasOperator && !right.hasOperator && (left.isWhole || right.isWhole)) return false
  if (left.unit === right.unit) return true
  return left.unit === '' && left.hasOperator && !right.hasOperator
}

const agrees = (left: SideValue, right: SideValue, mayRound: boolean): boolean => {
  if (isSame(left.value, right.value)) return true
  const [exact, shown] = right.hasOperator ? [right, left] : [left, right]
  return (shown.decimals > 0 || mayRound) && isRounded(exact.value, shown.value, shown.decimals)
}

/** Binary numbers look like decimal ones. */
const mayBeBinary = (equation: Equation) => {
  const digits = equation.sides.flatMap(({ cuts }) =>
    (cuts[0] ?? []).flatMap((token) =>
      token.kind === 'number' ? [token.form === 'whole' ? String(token.value.numerator) : token.form] : [],
    ),
  )
  return digits.every((text) => /^[01]+$/u.test(text)) && digits.some((text) => text.length > 2)
}

function wrongPair(
  [left, right]: readonly [Side, Side],
  equation: Equation,
  mayRound: boolean,
  language: Language,
): WrongEquation | null {
  let wrong: WrongEquation | null = null
  for (const reading of language === 'ar' ? [...readings, ...flippedReadings] : readings) {
    for (const one of readSide(left, reading)) {
      for (const other of readSide(right, reading)) {
        if (!isComparable(one.side, other.side, left.followsWord)) continue
        if (agrees(one.side, other.side, mayRound)) return null
        wrong ??= {
          written: `${written(equation.plain, one.tokens)} = ${written(equation.plain, other.tokens)}`,
          computed: rationalText(one.side.value),
        }
      }
    }
  }
  return wrong
}

/**
 * The calculations of a text that are wrong, recomputed with exact fractions. A calculation with letters, gaps, different
 * units or more than one plausible reading counts as right unless every reading is wrong.
 */
export function wrongEquations(text: string, language: Language): WrongEquation[] {
  if (!text.includes('=')) return []
  const mayRound = roundingWords.test(foldLetters(text))
  return equationsIn(text, language).flatMap((equation) => {
    if (mayBeBinary(equation)) return []
    const { sides, rest } = equation
    return sides.slice(1).flatMap((right, index) => {
      const left = sides[index]
      const isLast = index === sides.length - 2
      if (!left || (isLast && remainder.test(foldLetters(rest)))) return []
      const wrong = wrongPair([left, right], equation, mayRound, language)
      return wrong ? [wrong] : []
    })
  })
}
