import type { ItemFamily } from '../../item-family.ts'
import { addSubtractIntegers } from './add-subtract.ts'
import { multiplyDivideIntegers } from './multiply-divide.ts'

export const integers: readonly ItemFamily[] = [addSubtractIntegers, multiplyDivideIntegers]
