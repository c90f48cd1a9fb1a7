import type { ItemFamily } from '../item-family.ts'
import { convertArea } from './convert-area.ts'
import { convertTime } from './convert-time.ts'
import { convertCapacity, convertLength, convertMass } from './metric-conversions.ts'

export const measures: readonly ItemFamily[] = [
  convertLength,
  convertMass,
  convertCapacity,
  convertArea,
  convertTime,
]
