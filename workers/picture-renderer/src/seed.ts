import { createRandom, type Random } from './random.ts'

/** Choices that repeat for the same picture and differ for others. */
export interface Dice extends Random {
  /** A number from `from` (inclusive) to `to`. */
  real(from: number, to: number): number
  chance(probability: number): boolean
}

const steps = 1_000_000

export function createDice(...seedWords: readonly (string | number)[]): Dice {
  const random = createRandom(...seedWords)
  const real = (from: number, to: number) => from + ((to - from) * random.between(0, steps - 1)) / steps
  return { ...random, real, chance: (probability) => real(0, 1) < probability }
}
