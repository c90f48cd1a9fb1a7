import type { ItemFamily } from '../item-family.ts'

export const measures: readonly ItemFamily[] = []
