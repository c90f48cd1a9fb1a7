import type { ItemFamily } from '../item-family.ts'
import { addFractionsSameDenominator } from './add-fractions-same-denominator.ts'
import { addWholeNumbers } from './add-whole-numbers.ts'

export const numbers: readonly ItemFamily[] = [addWholeNumbers, addFractionsSameDenominator]
