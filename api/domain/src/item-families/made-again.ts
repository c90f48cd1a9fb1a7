import type { ResourceItem } from '../resources/item.ts'
import type { Language } from '../text/language.ts'
import { errorKeysAt } from './age-limits.ts'
import { itemFamilies } from './all.ts'
import type { MadeItem } from './item-family.ts'
import { randomOf } from './random.ts'

/** Every item that the family of an item can have made from its seed: aimed at no error, or at one of them. */
export function madeAgain(origin: ResourceItem['origin'], language: Language): MadeItem[] {
  const family = origin && itemFamilies.find(({ id }) => id === origin.family)
  if (!family || !family.languages.includes(language)) return []
  const { seed, tier, age = null } = origin
  return [null, ...errorKeysAt(family, age)].map((aim) =>
    family.make(randomOf(seed), tier, language, aim, age),
  )
}
