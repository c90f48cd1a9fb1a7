import type { ItemFamily } from '../item-family.ts'

export const language: readonly ItemFamily[] = []
