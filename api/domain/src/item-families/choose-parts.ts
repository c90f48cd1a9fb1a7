import { isDefaultErrorType } from '../marks/error-types/default-error-types.ts'
import type { ResourceTier } from '../resources/item.ts'
import { errorKeysAt, limitingAge } from './age-limits.ts'
import { errorsNamed, familiesNamed, familiesForLevel, familiesOfSubject } from './find-families.ts'
import type { ItemFamily } from './item-family.ts'
import { shareItems } from './share-items.ts'
import type { SheetPart, SheetWish } from './sheet-plan.ts'

/** Something to practise with the families that serve it. */
interface Topic {
  skill: SheetPart['skill']
  families: readonly ItemFamily[]
  weight: number
}

/** More than so many kinds of items for a topic leave too little practice for each. */
const mostFamilies = 3
/** A kind of item is practised at least twice if there is room. */
const usualRun = 2

const middle = ({ ages }: ItemFamily): number => (ages.from + ages.to) / 2
const fromEasier = (families: readonly ItemFamily[]): ItemFamily[] =>
  families.toSorted((a, b) => middle(a) - middle(b) || a.ages.from - b.ages.from)

/** A question is named by its label, with what it tests in brackets: "Q9 (Add fractions)". */
const testedBy = (name: string): string => /\(([^)]+)\)$/u.exec(name)?.[1] ?? name

const textOf = ({ name, correction }: SheetWish['errors'][number]): string => `${name} ${correction ?? ''}`

/** The topics of a wish; what has no family is named in `lacks`. */
function topicsOf(wish: SheetWish): { topics: Topic[]; lacks: string[] } {
  const ofSubject = familiesOfSubject(wish)
  const named = (text: string) => familiesForLevel(familiesNamed(text, ofSubject), wish.level)
  const topics: Topic[] = []
  const lacks: string[] = []
  const isServed = (families: readonly ItemFamily[]) =>
    topics.some((topic) => families.some((family) => topic.families.includes(family)))
  for (const { id, name, weight = 1 } of wish.skills) {
    const families = named(name)
    if (families.length > 0) topics.push({ skill: { id, name }, families, weight })
    else lacks.push(name)
  }
  for (const { id, name, weight = 1 } of wish.questions) {
    const families = named(testedBy(name))
    if (families.length === 0) lacks.push(name)
    else if (!isServed(families)) {
      const skill = { id: null, name: testedBy(name), ...(id !== null && { questionId: id }) }
      topics.push({ skill, families, weight })
    }
  }
  for (const error of wish.errors) {
    const making = ofSubject.filter((family) => errorsNamed(textOf(error), family).length > 0)
    const byError = familiesForLevel(making, wish.level)
    const families = byError.length > 0 ? byError : named(error.correction ?? '')
    if (families.length > 0 && !isServed(families))
      topics.push({ skill: { id: null, name: error.name }, families, weight: 1 })
    // "Method" and "calculation" can happen in every item, so nothing lacks them as long as there is a topic.
    else if (families.length === 0 && !(isDefaultErrorType(error.key) && topics.length > 0))
      lacks.push(error.name)
  }
  return { topics, lacks }
}

function aimsOf(family: ItemFamily, wish: SheetWish): SheetPart['aims'] {
  const possible = errorKeysAt(family, limitingAge(wish.level))
  return wish.errors.flatMap((error) =>
    errorsNamed(textOf(error), family)
      .filter((key) => possible.includes(key))
      .map((key) => ({ key, name: error.name })),
  )
}

/** The part of the families, from easier to harder, that a tier practises: support the easier ones, challenge the harder. */
function ofTier(sorted: readonly ItemFamily[], tier: ResourceTier): ItemFamily[] {
  const { length } = sorted
  if (tier === 'support') return sorted.slice(0, Math.ceil((length * 2) / 3))
  return sorted.slice(Math.floor(length / (tier === 'core' ? 3 : 2)))
}

/**
 * The families of a topic for so many items. If the errors happen in several of them, only those are used; if in one,
 * it is among them.
 */
function chosenFamilies({ families }: Topic, count: number, wish: SheetWish): ItemFamily[] {
  const most = Math.min(mostFamilies, Math.max(1, Math.floor(count / usualRun)))
  const sorted = fromEasier(families)
  const aimed = sorted.filter((family) => aimsOf(family, wish).length > 0)
  const chosen = ofTier(aimed.length > 1 ? aimed : sorted, wish.tier).slice(0, most)
  const [only] = aimed
  return !only || chosen.some((family) => aimed.includes(family))
    ? chosen
    : fromEasier([only, ...chosen.slice(1)])
}

export interface ChosenPart extends Pick<SheetPart, 'skill' | 'aims'> {
  family: ItemFamily
  count: number
}

/** The parts of a sheet, from easier to harder, spread over what was missed. */
export function chooseParts(wish: SheetWish): { parts: ChosenPart[]; lacks: string[] } {
  const { topics, lacks } = topicsOf(wish)
  const counts = shareItems(
    wish.length,
    topics.map(({ weight }) => weight),
  )
  const taken = new Set<ItemFamily>()
  const parts = topics.flatMap((topic, index) => {
    const count = counts[index] ?? 0
    if (count === 0) return []
    const families = chosenFamilies(topic, count, wish)
    const fresh = families.filter((family) => !taken.has(family))
    const used = fresh.length > 0 ? fresh : families
    for (const family of used) taken.add(family)
    const shares = shareItems(
      count,
      used.map(() => 1),
    )
    return used.map((family, at) => ({
      family,
      skill: topic.skill,
      aims: aimsOf(family, wish),
      count: shares[at] ?? 0,
    }))
  })
  const order = new Map(fromEasier(parts.map(({ family }) => family)).map((family, at) => [family, at]))
  parts.sort((a, b) => (order.get(a.family) ?? 0) - (order.get(b.family) ?? 0))
  return { parts, lacks: [...new Set(lacks)] }
}
