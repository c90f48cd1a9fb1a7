import { westernDigits } from '../../text/digits.ts'
import { readDecimal } from './decimal-text.ts'
import { labelKey } from './question-names.ts'

const spaceAtDigit = /(?<=\p{L})\s+(?=\d)|(?<=\d)\s+(?=\p{L})/gu

/**
 * Like `labelKey`, for headings typed by hand: any kind of digits, and no space between a letter and a digit ("Q 2").
 * Keeps spaces between digits, because "1 1" isn't "11".
 */
export const looseKey = (label: string): string => westernDigits(labelKey(label)).replace(spaceAtDigit, '')

/**
 * The parts of "Q1/20", a label with a maximum that follows without a space; the maximum is in hundredths. Only a
 * heading with the label of a question has this meaning: "10/5" can be the label of a question itself.
 */
export function gluedMaximum(header: string): { key: string; maximum: number } | null {
  const [, label = '', digits = ''] = /^(.*[^\s/])\/([\d.,٫]+)$/s.exec(westernDigits(header)) ?? []
  const maximum = readDecimal(digits)
  return maximum === null ? null : { key: looseKey(label), maximum }
}

/** The first whole number in a label; null if it has none. */
export function firstNumber(label: string): number | null {
  const digits = /\d+/.exec(westernDigits(label))
  return digits && Number(digits[0])
}
