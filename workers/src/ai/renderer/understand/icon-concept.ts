import type { IconSet } from '../icons/icon-set.ts'
import type { Concept } from './concepts.ts'
import type { Word } from './stem.ts'

/** Names in the set that mean something else in a sentence. */
const ambiguous =
  /^(?:information|registered|copyright|customs|label|link|minus|plus|multiply|divide|hole|cancer|leo|virgo|hot|cool|people|sign|infinity|collision|restroom|construction|boy|girl|person|star-and-crescent|om|knot|wing|roll-of-paper|cinema)$/

/** A thing that only the picture set knows, by its English name. */
export function iconConcept(phrase: readonly Word[], icons: IconSet): Concept | null {
  const raw = phrase.map((word) => word.raw).join('-')
  const name = [raw, phrase.map((word) => word.stem).join('-')].find((candidate) => icons.has(candidate))
  if (name === undefined || name.length < 4 || ambiguous.test(name)) return null
  const words = name.replaceAll('-', ' ')
  const quoted = { one: `« ${words} »`, many: `« ${words} »` }
  return {
    id: name,
    icons: [name],
    place: 'table',
    backdrop: 'plain',
    size: 0.9,
    names: {
      en: { one: `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`, many: words },
      fr: quoted,
      ar: quoted,
    },
  }
}
