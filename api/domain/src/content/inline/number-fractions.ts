import { westernDigits } from '../../text/digits.ts'
import type { MathNode } from '../mathematics.ts'

const digits = '[0-9٠-٩۰-۹]'
const fraction = `(${digits}{1,5})[/⁄∕](${digits}{1,5})`
const mixed = new RegExp(`(${digits}{1,4})[ \\u00a0\\u202f]${fraction}`, 'uy')
const proper = new RegExp(fraction, 'uy')

/** A fraction doesn't touch a letter or another digit, as in km/h, 1/2/2024 or v1/2; nor is it a decimal's tail. */
const before = /(?:[\p{L}\p{N}\p{M}/⁄∕\\^_$#@]|[\p{N}][.,:٫٬]|[\p{L}]-)$/u
const after = /^(?:[\p{L}\p{N}\p{M}/⁄∕^_#@]|[.,:٫٬][\p{N}]|-[\p{L}])/u
/** What stands before a sign that belongs to the number after it: nothing, a gap or an opening bracket. */
const beforeSign = /(?:^|[\s([{«"“=:،,;])$/u
const plainNumber = new RegExp(`${digits}+(?:[.,٫]${digits}+)?`, 'uy')

/** How many characters decide what a fraction touches. */
const touching = 2

/** A school year such as 2024/25 or 2024/2025. */
const schoolYear = /^(?:19|20)\d\d\/(?:\d\d|(?:19|20)\d\d)$/
/** Around the clock, not a fraction. */
const idiom = '24/7'

interface NumberFraction {
  end: number
  nodes: MathNode[]
}

/** The fraction or mixed number in digits that begins at `at`, such as 1/2, 3 1/4 or ١/٢; null if there is none. */
export function numberFractionAt(text: string, at: number): NumberFraction | null {
  return before.test(text.slice(Math.max(0, at - touching), at)) ? null : fractionAt(text, at)
}

function fractionAt(text: string, at: number): NumberFraction | null {
  const [wholeLength, match] = matchAt(text, at)
  if (!match) return null
  const [, numerator = '', denominator = ''] = match.slice(-3)
  const end = at + wholeLength
  if (after.test(text.slice(end, end + touching))) return null
  const western = `${westernDigits(numerator)}/${westernDigits(denominator)}`
  if (Number(westernDigits(denominator)) === 0 || western === idiom || schoolYear.test(western)) return null
  const node: MathNode = {
    kind: 'fraction',
    numerator: [{ kind: 'text', text: numerator }],
    denominator: [{ kind: 'text', text: denominator }],
  }
  const whole = match.length === 4 ? match[1] : undefined
  return { end, nodes: whole === undefined ? [node] : [{ kind: 'text', text: whole }, node] }
}

/**
 * The negative number that begins at `at`, such as -5 or −1/2. As a formula it keeps its sign in front, which a
 * right-to-left text would move behind the digits.
 */
export function negativeNumberAt(text: string, at: number): NumberFraction | null {
  if (!beforeSign.test(text.slice(Math.max(0, at - 1), at))) return null
  const minus: MathNode = { kind: 'text', text: '−' }
  const fraction = fractionAt(text, at + 1)
  if (fraction) return { end: fraction.end, nodes: [minus, ...fraction.nodes] }
  plainNumber.lastIndex = at + 1
  const number = plainNumber.exec(text)?.[0]
  if (number === undefined) return null
  const end = at + 1 + number.length
  const isApart = !/^(?:[\p{L}\p{M}/⁄∕^_#@-]|[.,:٫٬][\p{N}])/u.test(text.slice(end, end + touching))
  return isApart ? { end, nodes: [minus, { kind: 'text', text: number }] } : null
}

/** A whole number belongs to the fraction after it only if that is less than 1: "page 3 7/4" is no mixed number. */
function matchAt(text: string, at: number): [length: number, match: RegExpExecArray | null] {
  mixed.lastIndex = at
  const withWhole = mixed.exec(text)
  if (withWhole) {
    const [all, , numerator = '', denominator = ''] = withWhole
    const isProper = Number(westernDigits(numerator)) < Number(westernDigits(denominator))
    return isProper ? [all.length, withWhole] : [0, null]
  }
  proper.lastIndex = at
  const alone = proper.exec(text)
  return [alone?.[0].length ?? 0, alone]
}
