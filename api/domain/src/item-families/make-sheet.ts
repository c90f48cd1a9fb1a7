import { resourceTiers, type ResourceItem, type ResourceTier } from '../resources/item.ts'
import { itemFamilies } from './all.ts'
import { demandOf, makeItem, type ItemOrder } from './make-item.ts'
import { seedOf } from './random.ts'
import type { SheetPart, SheetPlan } from './sheet-plan.ts'

/** Draws in the tier of the sheet before an item of another tier is used, because the family has no other. */
const drawsPerTier = 60

/** What makes two items of a sheet the same task, also if one of them offers options. */
const taskOf = ({ check, figure }: ResourceItem): string => JSON.stringify([check, figure])

/** The tier itself, then the ones next to it. */
const tiersFrom = (tier: ResourceTier): ResourceTier[] =>
  resourceTiers.toSorted(
    (a, b) =>
      Math.abs(resourceTiers.indexOf(a) - resourceTiers.indexOf(tier)) -
      Math.abs(resourceTiers.indexOf(b) - resourceTiers.indexOf(tier)),
  )

/** The first item, of those that follow from the seed, that isn't in `taken` yet; null if there is none. */
function freshItem(order: ItemOrder, taken: Set<string>): { item: ResourceItem; order: ItemOrder } | null {
  for (const tier of tiersFrom(order.tier))
    for (let draw = 0; draw < drawsPerTier; draw += 1) {
      const drawn = { ...order, tier, seed: seedOf(order.seed, tier, draw) }
      const item = makeItem(drawn)
      if (taken.has(taskOf(item))) continue
      taken.add(taskOf(item))
      return { item, order: drawn }
    }
  return null
}

/** The items of a part, the less demanding ones first. */
function itemsOf(part: SheetPart, plan: SheetPlan, seed: number, taken: Set<string>): ResourceItem[] {
  const family = itemFamilies.find(({ id }) => id === part.family)
  if (!family) return []
  const { tier, language, kind, age } = plan
  return Array.from({ length: part.to - part.from + 1 }, (_, index) => {
    const position = part.from + index
    return freshItem(
      {
        ...{ id: '', family, tier, language, age, skill: part.skill },
        seed: seedOf(seed, family.id, position),
        aim: part.aims[index % part.aims.length] ?? null,
        asChoice: kind === 'exit-quiz' && position % 2 === 1,
      },
      taken,
    )
  })
    .filter((made) => made !== null)
    .toSorted((a, b) => demandOf(a.order) - demandOf(b.order))
    .map(({ item }) => item)
}

/**
 * The items of a planned sheet. The same seed gives the same items, another one gives others with the same plan; no two
 * are alike. A sheet is shorter than planned only if its families have no more different items.
 */
export function makeSheet(plan: SheetPlan, seed: number): ResourceItem[] {
  const taken = new Set<string>()
  return plan.parts
    .flatMap((part) => itemsOf(part, plan, seed, taken))
    .map((item, index) => ({ ...item, id: `item-${index + 1}` }))
}
