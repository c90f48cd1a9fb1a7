import type { ResourceItem } from '../resources/item.ts'
import { isSame } from '../resources/verify/is-same.ts'
import { quizPrompt } from '../resources/verify/quiz-prompt.ts'
import type { Language } from '../text/language.ts'
import { errorKeysAt, limitingAges, type Age } from './age-limits.ts'
import { itemFamilies } from './all.ts'
import { isForAge } from './find-families.ts'
import type { MadeItem } from './item-family.ts'
import { randomOf } from './random.ts'

interface MadeAgain {
  made: MadeItem
  age: Age
}

type Compared = Pick<ResourceItem, 'prompt' | 'figure' | 'answer' | 'check' | 'origin'>

/**
 * Every item that the family of an item can have made from its seed: for each age, aimed at no error or at one of them.
 * The age isn't stored, because older versions refuse an origin with more fields than they know.
 * @param likely the age to begin with
 */
function* madeAgain(origin: ResourceItem['origin'], language: Language, likely: Age): Generator<MadeAgain> {
  const family = origin && itemFamilies.find(({ id }) => id === origin.family)
  if (!family || !family.languages.includes(language)) return
  const { seed, tier } = origin
  for (const age of new Set([likely, null, ...limitingAges])) {
    if (age !== null && !isForAge(family, age)) continue
    for (const aim of [null, ...errorKeysAt(family, age)])
      yield { made: family.make(randomOf(seed), tier, language, aim, age), age }
  }
}

/** The item as its family made it, if its prompt, its figure and its check are unchanged; null if they aren't. */
export function asMade(item: Compared, language: Language, likely: Age = null): MadeAgain | null {
  const isChoice = item.answer.kind === 'choice'
  for (const again of madeAgain(item.origin, language, likely)) {
    const { prompt, figure, check } = again.made
    const asked = isChoice ? quizPrompt(prompt) : prompt
    if (isSame(check, item.check) && isSame(figure, item.figure) && isSame(asked, item.prompt)) return again
  }
  return null
}
