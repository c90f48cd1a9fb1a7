import { isSame } from '../resources/verify/is-same.ts'
import { quizPrompt } from '../resources/verify/quiz-prompt.ts'
import type { ResourceItem, ResourceTier } from '../resources/item.ts'
import { verifyItem } from '../resources/verify-item.ts'
import type { Language } from '../text/language.ts'
import { errorKeysAt, type Age } from './age-limits.ts'
import type { ItemFamily, MadeItem } from './item-family.ts'
import { quizOptions } from './quiz-options.ts'
import { randomOf, seedOf } from './random.ts'

/** How one item is made. The same gives the same item. */
export interface ItemOrder {
  id: string
  family: ItemFamily
  seed: number
  tier: ResourceTier
  language: Language
  aim: { key: string; name: string } | null
  skill: ResourceItem['skill']
  /** Whether options are offered, if there are enough. */
  asChoice: boolean
  /** The age of the class, if it leaves something out. */
  age: Age
}

/** The same item aimed at each error of the family, where its numbers leave room for it. */
function aimedAlike(made: MadeItem, { family, seed, tier, language, age }: ItemOrder): MadeItem[] {
  return errorKeysAt(family, age)
    .map((key) => family.make(randomOf(seed), tier, language, key, age))
    .filter((other) =>
      isSame([other.prompt, other.figure, other.check], [made.prompt, made.figure, made.check]),
    )
}

export function makeItem(order: ItemOrder): ResourceItem {
  const { id, family, seed, tier, language, aim, skill, asChoice, age } = order
  const made = family.make(randomOf(seed), tier, language, aim?.key ?? null, age)
  const options = asChoice
    ? quizOptions(made, aimedAlike(made, order), family, language, randomOf(seedOf(seed, 'options')))
    : null
  const answer = options ?? made.answer
  const item = {
    ...{ id, figure: made.figure, answer, steps: made.steps, skill, check: made.check },
    prompt: answer.kind === 'choice' ? quizPrompt(made.prompt) : made.prompt,
    error: aim && made.wrong ? { name: aim.name, wrong: made.wrong.shown } : null,
    bloomLevel: family.bloomLevel,
    lines: answer.kind === 'choice' ? 0 : made.lines,
    locked: false,
    origin: { family: family.id, seed, tier },
  }
  return { ...item, verification: verifyItem(item, language) }
}

/** How demanding an item of a family is by its own measure. */
export const demandOf = ({ family, seed, tier, language, aim, age }: ItemOrder): number =>
  family.make(randomOf(seed), tier, language, aim?.key ?? null, age).demand
