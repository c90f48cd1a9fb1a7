import type { Exact } from '../../resources/exact.ts'
import { exact, type ExactInput } from '../exact-numbers.ts'
import type { ItemWriter } from '../item-writer.ts'

/** The terms in a row; French and Arabic keep the comma for decimals, and separate terms with a semicolon. */
export const termsInRow = (writer: ItemWriter, terms: readonly ExactInput[], end: string): string =>
  [...terms.map(writer.n), end].join(writer.language === 'en' ? ', ' : ' ; ')

export const arithmeticTerms = (first: ExactInput, difference: ExactInput, count: number): Exact[] =>
  Array.from({ length: count }, (_, index) => exact(first).add(exact(difference).mul(index)))

export const geometricTerms = (first: ExactInput, ratio: ExactInput, count: number): Exact[] =>
  Array.from({ length: count }, (_, index) => exact(first).mul(exact(ratio).pow(index)))

/** Word patterns of skills about sequences of any kind. */
export const anySequence = `sequence number+pattern suite$ suites$ suite+nombre suite+numer متتالي متتابع نمط+عدد انماط`
