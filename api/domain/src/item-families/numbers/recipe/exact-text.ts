import { canonicalNumber, type Exact } from '../../../resources/exact.ts'

/** A fraction in lowest terms, or a whole number. */
export const lowest = (value: Exact): string => canonicalNumber(value)

/** A number with a whole part and a fraction below 1. */
export const mixed = (value: Exact): string => value.toFraction(true)

/** A number that ends, as a decimal without zeros at its end. */
export const decimal = (value: Exact): string => value.toString()
