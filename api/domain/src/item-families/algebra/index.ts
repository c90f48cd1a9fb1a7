import type { ItemFamily } from '../item-family.ts'

export const algebra: readonly ItemFamily[] = []
