import type { ItemFamily } from '../item-family.ts'
import { addFractionsSameDenominator } from './add-fractions-same-denominator.ts'
import { addWholeNumbers } from './add-whole-numbers.ts'
import { decimals } from './decimals/index.ts'
import { fractions } from './fractions/index.ts'
import { integers } from './integers/index.ts'
import { powers } from './powers/index.ts'
import { wholeNumbers } from './whole/index.ts'

export const numbers: readonly ItemFamily[] = [
  addWholeNumbers,
  ...wholeNumbers,
  addFractionsSameDenominator,
  ...fractions,
  ...decimals,
  ...integers,
  ...powers,
]
