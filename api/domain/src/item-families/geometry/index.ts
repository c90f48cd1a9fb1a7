import type { ItemFamily } from '../item-family.ts'

export const geometry: readonly ItemFamily[] = []
