import type { ItemFamily } from '../item-family.ts'
import { wordFamilies } from './word-families.ts'

export const language: readonly ItemFamily[] = wordFamilies.map(({ tasks: _tasks, ...family }) => family)
