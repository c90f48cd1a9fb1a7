import type { ItemFamily } from '../../item-family.ts'
import { lawsOfPowers } from './laws.ts'
import { evaluatePower } from './powers.ts'
import { powersOfTen } from './powers-of-ten.ts'

export const powers: readonly ItemFamily[] = [evaluatePower, powersOfTen, lawsOfPowers]
