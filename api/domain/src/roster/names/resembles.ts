import { editDistance } from '../../text/edit-distance.ts'
import { article } from './name-search.ts'
import { normaliseName } from './normalise-name.ts'
import { isParticle } from './split-name.ts'
import { soundsLike } from './transliteration.ts'

interface PersonName {
  firstName: string
  lastName: string
}

/** In a shorter word, one other letter often makes another name: "Léa", "Leo". */
const fewestLetters = 4
const lettersForTwoSlips = 9

/**
 * The words of a name without particles, also without their article, and the first and the last name in one word
 * each: "Jean Paul", "Jeanpaul".
 */
function wordsOf({ firstName, lastName }: PersonName): string[] {
  const parts = [firstName, lastName].map(normaliseName)
  const words = parts.flatMap((part) => part.split(' ')).filter((word) => !isParticle(word))
  const joined = parts.map((part) => part.replaceAll(' ', ''))
  const all = [...words, ...joined].flatMap((word) => [word, word.replace(article, '')])
  return [...new Set(all)].filter(Boolean)
}

/** Slips rarely change the first letter: "Dina" is another name than "Lina". */
const isCloseSpelling = (one: string, other: string): boolean => {
  const length = Math.min(one.length, other.length)
  const most = length >= lettersForTwoSlips ? 2 : length >= fewestLetters ? 1 : 0
  const isNearby = one[0] === other[0] && Math.abs(one.length - other.length) <= most
  return isNearby && editDistance(one, other) <= most
}

/** Asks in both directions, because `soundsLike` also accepts the beginning of a name. */
const isInOtherScript = (one: string, other: string): boolean =>
  soundsLike(one, other) && soundsLike(other, one)

/**
 * Whether two names may be one person's, such as before and after a correction: they share a word other than a particle,
 * closely spelt or in the other script. It confirms a match by number; nobody is matched by it alone, because a family
 * shares its name.
 */
export function resembles(one: PersonName, other: PersonName): boolean {
  const others = wordsOf(other)
  return wordsOf(one).some((word) =>
    others.some((second) => isCloseSpelling(word, second) || isInOtherScript(word, second)),
  )
}
