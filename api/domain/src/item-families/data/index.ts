import type { ItemFamily } from '../item-family.ts'

export const data: readonly ItemFamily[] = []
