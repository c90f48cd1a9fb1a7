import type { Random } from '../../item-family.ts'
import type { ResourceTier } from '../../../resources/item.ts'
import { exact } from '../../exact-numbers.ts'
import { decimal } from '../recipe/exact-text.ts'
import type { Texts } from '../../texts.ts'
import { goods } from './goods.ts'

/** A price that changes by a rate in per cent. `good` is its place in the list of goods. */
export interface Change {
  good: number
  price: number
  rate: number
  rises: boolean
}

const rates: Readonly<Record<ResourceTier, readonly number[]>> = {
  support: [10, 20, 25, 50],
  core: [5, 15, 30, 40, 60],
  challenge: [8, 12, 18, 35, 45],
}

export function drawChange(random: Random, tier: ResourceTier): Change {
  const rises = random.whole(0, 1) === 0
  return {
    good: random.whole(0, goods.length - 1),
    price: tier === 'challenge' ? 5 * random.whole(13, 79) : 20 * random.whole(1, tier === 'core' ? 15 : 10),
    rate: random.pick(rates[tier]),
    rises,
  }
}

/** A price has at most two decimals. */
export const asPrice = (value: string) => (/^\d+(?:\.\d{1,2})?$/u.test(value) ? value : null)

export const partOf = ({ price, rate }: Change) => exact(price).mul(rate).div(100)
export const newPrice = (change: Change) =>
  decimal(change.rises ? exact(change.price).add(partOf(change)) : exact(change.price).sub(partOf(change)))

export const nameOfGood = ({ good }: Change): Texts => goods[good] ?? { en: '', fr: '', ar: '' }
