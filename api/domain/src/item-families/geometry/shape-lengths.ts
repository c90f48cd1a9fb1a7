import { hasDecimals, type Age } from '../age-limits.ts'
import type { Exact } from '../../resources/exact.ts'
import type { ResourceTier } from '../../resources/item.ts'
import { exact, tenths } from '../exact-numbers.ts'
import type { Random } from '../item-family.ts'
import type { ItemWriter } from '../item-writer.ts'
import type { RichText } from '../../resources/item.ts'
import { same } from '../mathematics-family.ts'

export type LengthUnit = 'cm' | 'm' | 'mm'
/** Lengths with a decimal aren't given in millimetres. */
export const drawUnit = ({ pick }: Random, tier: ResourceTier): LengthUnit =>
  pick(tier === 'challenge' ? ['cm', 'm'] : ['cm', 'm', 'mm'])
export const squareOf = { cm: 'cm2', m: 'm2', mm: 'mm2' } as const

/** A length of a side: one digit, two digits, or with a decimal; larger instead if decimals haven't been met. */
export function drawLength({ whole }: Random, tier: ResourceTier, age: Age): Exact {
  if (tier === 'support') return exact(whole(2, 10))
  if (tier === 'challenge' && !hasDecimals(age)) return exact(whole(15, 31))
  return tier === 'core' ? exact(whole(6, 25)) : tenths(10 * whole(2, 18) + whole(1, 9))
}

/** A length or an area with its unit. */
export const shownQuantity = (
  writer: ItemWriter,
  value: Exact,
  unit: Parameters<ItemWriter['quantity']>[1],
): RichText => writer.say(same(writer.quantity(value, unit)))
