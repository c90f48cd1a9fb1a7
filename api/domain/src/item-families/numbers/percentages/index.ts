import type { ItemFamily } from '../../item-family.ts'
import { percentageChange } from './change.ts'
import { percentageOfAmount } from './of-amount.ts'
import { reversePercentage } from './reverse.ts'
import { whatPercent } from './what-percent.ts'

export const percentages: readonly ItemFamily[] = [
  percentageOfAmount,
  whatPercent,
  percentageChange,
  reversePercentage,
]
