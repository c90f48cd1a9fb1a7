import type { Exact } from '../../resources/exact.ts'
import { exact, type ExactInput } from '../exact-numbers.ts'

export const arithmeticTerms = (first: ExactInput, difference: ExactInput, count: number): Exact[] =>
  Array.from({ length: count }, (_, index) => exact(first).add(exact(difference).mul(index)))

export const geometricTerms = (first: ExactInput, ratio: ExactInput, count: number): Exact[] =>
  Array.from({ length: count }, (_, index) => exact(first).mul(exact(ratio).pow(index)))

/** Word patterns of skills about sequences of any kind. */
export const anySequence = `sequence number+pattern suite$ suites$ suite+nombre suite+numer متتالي متتابع نمط+عدد انماط`
