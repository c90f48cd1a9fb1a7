import type { Random } from '../../item-family.ts'
import { gcf } from '../recipe/whole-numbers.ts'

/** A fraction as it is written, not as a value: 2/4 isn't 1/2. */
export interface Ratio {
  above: number
  below: number
}

export const written = ({ above, below }: Ratio): string => `${above}/${below}`

/** A fraction in lowest terms between 0 and 1. */
export function properRatio(random: Random, denominators: readonly number[]): Ratio {
  const below = random.pick(denominators)
  const numerators = Array.from({ length: below - 1 }, (_, index) => index + 1)
  return { above: random.pick(numerators.filter((above) => gcf(above, below) === 1)), below }
}

/** The same fraction with another denominator, a multiple of its own. */
export const over = ({ above, below }: Ratio, denominator: number): Ratio => ({
  above: (above * denominator) / below,
  below: denominator,
})

/** The value as a pair that can be compared without division: positive if `a` is larger. */
export const compareRatios = (a: Ratio, b: Ratio): number => a.above * b.below - b.above * a.below

/** Two fractions to calculate with. */
export interface RatioPair {
  first: Ratio
  second: Ratio
}
