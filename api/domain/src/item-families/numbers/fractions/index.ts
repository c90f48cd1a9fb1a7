import type { ItemFamily } from '../../item-family.ts'
import { addMixedNumbers } from './add-mixed-numbers.ts'
import { addFractionsRelatedDenominators, addFractionsUnlike } from './add-unlike.ts'
import { divideFractions } from './divide.ts'
import { equivalentFractions } from './equivalent.ts'
import { multiplyFractions } from './multiply.ts'
import { simplifyFraction } from './simplify.ts'
import { subtractFractionsSameDenominator } from './subtract-same-denominator.ts'
import { subtractFractionsUnlike } from './subtract-unlike.ts'
import { compareFractions } from './compare.ts'
import { orderFractions } from './order.ts'
import { fractionOfAmount } from './of-amount.ts'
import { readFractionBar } from './read-bar.ts'
import { shadeFractionBar } from './shade-bar.ts'
import { fractionOnNumberLine } from './number-line.ts'
import { decimalToFraction, fractionToDecimal } from './to-decimal.ts'

export const fractions: readonly ItemFamily[] = [
  subtractFractionsSameDenominator,
  addFractionsRelatedDenominators,
  addFractionsUnlike,
  subtractFractionsUnlike,
  addMixedNumbers,
  multiplyFractions,
  divideFractions,
  simplifyFraction,
  equivalentFractions,
  compareFractions,
  orderFractions,
  fractionOfAmount,
  readFractionBar,
  shadeFractionBar,
  fractionOnNumberLine,
  fractionToDecimal,
  decimalToFraction,
]
