import { resourceTiers, type ResourceItem } from '../resources/item.ts'
import { typedText } from '../resources/rich-text.ts'
import type { Language } from '../text/language.ts'
import { errorKeysAt, limitingAge } from './age-limits.ts'
import { itemFamilies } from './all.ts'
import { isForAge } from './find-families.ts'
import { asMade } from './made-again.ts'
import { demandOf, makeItem, type ItemOrder } from './make-item.ts'
import { seedOf } from './random.ts'

/** What a teacher can wish of an item without a model. Null: another item of the same kind. */
export type ItemWish = 'easier' | 'harder' | 'shorter' | null

const draws = 120

/** The error of its family that an item is aimed at: the one whose result it shows. */
function aimOf({ error }: ResourceItem, order: ItemOrder): ItemOrder['aim'] {
  if (!error) return null
  const wrong = typedText(error.wrong)
  const key = errorKeysAt(order.family, order.age).find((one) => {
    const { error: made } = makeItem({ ...order, aim: { key: one, name: error.name } })
    return made !== null && typedText(made.wrong) === wrong
  })
  return key === undefined ? null : { key, name: error.name }
}

/**
 * Another item of the same family in the place of this one, more or less demanding. Null if the item has no family, the
 * wish can't be met without a model (it can't be made shorter), or the family has nothing easier or harder.
 * The new item has the numbers of the sheet's level, also if the old one is from before levels had numbers of their own.
 * `others` are the typed prompts of the sheet, which it doesn't repeat.
 */
export function remakeItem(
  item: ResourceItem,
  wish: ItemWish,
  { language, level }: { language: Language; level: string },
  seed: number,
  others: readonly string[],
): ResourceItem | null {
  const { origin } = item
  const family = origin && itemFamilies.find(({ id }) => id === origin.family)
  if (!family || !family.languages.includes(language) || wish === 'shorter') return null
  const classAge = limitingAge(level)
  const madeFor = asMade(item, language, classAge)?.age
  const age = classAge === null || isForAge(family, classAge) ? classAge : (madeFor ?? null)
  const asChoice = item.answer.kind === 'choice'
  const before: ItemOrder = {
    id: item.id,
    family,
    seed: origin.seed,
    tier: origin.tier,
    language,
    aim: null,
    skill: item.skill,
    asChoice,
    age: madeFor === undefined ? age : madeFor,
  }
  const aim = aimOf(item, before)
  const demand = demandOf({ ...before, aim })
  // Without limits, it may have been aimed at an error that this class can't make yet.
  const kept = aim && errorKeysAt(family, age).includes(aim.key) ? aim : null
  const step = wish === 'easier' ? -1 : wish === 'harder' ? 1 : 0
  const next = resourceTiers[resourceTiers.indexOf(origin.tier) + step] ?? origin.tier
  const isTaken = new Set([...others, typedText(item.prompt)])
  for (let draw = 0; draw < draws; draw += 1) {
    const order = { ...before, age, aim: kept, tier: next, seed: seedOf(seed, item.id, draw) }
    if (step !== 0 && (demandOf(order) - demand) * step <= 0) continue
    const made = makeItem(order)
    if (!isTaken.has(typedText(made.prompt))) return { ...made, locked: item.locked }
  }
  return null
}
