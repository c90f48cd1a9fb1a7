import type { ItemFamily } from '../../item-family.ts'
import { fractionAmountProblems } from './amount-problems.ts'
import { decimalProblems } from './decimal-problems.ts'
import { fractionProblems, fractionRestProblems } from './fraction-problems.ts'
import { moneyProblems } from './money-problems.ts'

export const problems: readonly ItemFamily[] = [
  fractionProblems,
  fractionRestProblems,
  fractionAmountProblems,
  moneyProblems,
  decimalProblems,
]
