import type { ItemFamily } from '../item-family.ts'
import { mean } from './mean.ts'
import { median } from './median.ts'
import { mode, range } from './mode-and-range.ts'
import { readTable } from './read-table.ts'

export const data: readonly ItemFamily[] = [readTable, mean, median, mode, range]
