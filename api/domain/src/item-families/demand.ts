import { exact, type ExactInput } from './exact-numbers.ts'

/**
 * How demanding numbers are to compute with: one for each digit other than zeros at the end, and more for a negative
 * sign and a decimal or fraction.
 */
export const demandOf = (...values: readonly ExactInput[]): number =>
  values.reduce<number>((sum, value) => {
    const { s, n, d } = exact(value)
    const digits = `${n}`.replace(/0+$/u, '').length
    return sum + digits + (s < 0n ? 2 : 0) + (d === 1n ? 0 : 2)
  }, 0)
