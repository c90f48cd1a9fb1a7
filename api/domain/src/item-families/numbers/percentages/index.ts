import type { ItemFamily } from '../../item-family.ts'
import { percentageChange, reversePercentage } from './change.ts'
import { percentageOfAmount } from './of-amount.ts'
import { whatPercent } from './what-percent.ts'

export const percentages: readonly ItemFamily[] = [
  percentageOfAmount,
  whatPercent,
  percentageChange,
  reversePercentage,
]
