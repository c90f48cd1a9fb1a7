import type { ItemFamily } from '../../item-family.ts'
import { addDecimals, subtractDecimals } from './add-subtract.ts'
import { compareDecimals, orderDecimals } from './compare-order.ts'
import { multiplyDecimals } from './multiply.ts'
import { roundDecimals } from './round.ts'

export const decimals: readonly ItemFamily[] = [
  addDecimals,
  subtractDecimals,
  multiplyDecimals,
  compareDecimals,
  orderDecimals,
  roundDecimals,
]
