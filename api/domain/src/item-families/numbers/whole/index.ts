import type { ItemFamily } from '../../item-family.ts'
import { greatestCommonFactor, leastCommonMultiple } from './common-factors.ts'
import { divideExactly } from './divide-exactly.ts'
import { factorsOfNumber, primeFactors } from './factors.ts'
import { longMultiplication } from './long-multiplication.ts'
import { multiplicationTable } from './multiplication-table.ts'
import { orderOfOperations } from './order-of-operations.ts'
import { placeValue } from './place-value.ts'
import { roundWholeNumbers } from './round.ts'
import { subtractWholeNumbers } from './subtract.ts'

export const wholeNumbers: readonly ItemFamily[] = [
  placeValue,
  subtractWholeNumbers,
  multiplicationTable,
  longMultiplication,
  divideExactly,
  orderOfOperations,
  roundWholeNumbers,
  factorsOfNumber,
  primeFactors,
  greatestCommonFactor,
  leastCommonMultiple,
]
