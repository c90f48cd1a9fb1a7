import type { MathAccent } from '../mathematics.ts'

/** How a language speaks formulas. Every function gets parts that are already spoken. */
export interface Spoken {
  /** A fraction of two whole numbers in words, such as "two thirds"; null if there is no usual word. */
  namedFraction(numerator: number, denominator: number): string | null
  /** `isLong`: numerator or denominator are more than one number or letter, so the end is said too. */
  fraction(numerator: string, denominator: string, isLong: boolean): string
  mixedNumber(whole: string, fraction: string, isHalf: boolean): string
  power(base: string, exponent: string): string
  index(base: string, index: string): string
  /** `degree` is null for a square root. */
  root(radicand: string, degree: string | null, isLong: boolean): string
  accent(base: string, accent: MathAccent): string
  /** Operators and other signs, by character. */
  signs: Readonly<Record<string, string>>
}
