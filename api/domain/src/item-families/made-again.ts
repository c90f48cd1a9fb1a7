import type { ResourceItem } from '../resources/item.ts'
import type { Language } from '../text/language.ts'
import { itemFamilies } from './all.ts'
import type { MadeItem } from './item-family.ts'
import { randomOf } from './random.ts'

/** Every item that the family of an item can have made from its seed: aimed at no error, or at one of them. */
export function madeAgain(origin: ResourceItem['origin'], language: Language): MadeItem[] {
  const family = origin && itemFamilies.find(({ id }) => id === origin.family)
  if (!family || !family.languages.includes(language)) return []
  return [null, ...Object.keys(family.errors)].map((aim) =>
    family.make(randomOf(origin.seed), origin.tier, language, aim),
  )
}
