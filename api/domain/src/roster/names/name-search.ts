import { normaliseName } from './normalise-name.ts'
import { soundsLike } from './transliteration.ts'

/** The Arabic article, which people often omit when they write or search for a name. */
export const article = /^ال(?=..)/u
/** The article of a typed word; ignored once three letters follow it. */
const typedArticle = /^ال(?=...)/u

/** Whether a word of a name starts with a typed word, in the same or the other script. Both are normalised. */
const beginsLike = (typed: string, word: string): boolean => {
  if (word.startsWith(typed)) return true
  const [bareTyped, bareWord] = [typed.replace(typedArticle, ''), word.replace(article, '')]
  if (bareWord.startsWith(typed) || soundsLike(typed, word)) return true
  return (bareTyped !== typed || bareWord !== word) && soundsLike(bareTyped, bareWord)
}

/**
 * Returns a predicate: whether a name has, for every typed word, a word that starts with it. Ignores accents, case and
 * hamza, matches Latin to Arabic letters and vice versa ("ahmed" finds أحمد), and ignores spaces inside a name
 * ("Abderrahmane", عبد الرحمن). Use it for searching only: imports match people by `nameKeys`, which never guesses a
 * spelling.
 */
export function nameSearch(typed: string): (name: string) => boolean {
  const wanted = normaliseName(typed).split(' ').filter(Boolean)
  const joinedWanted = wanted.join('')
  return (name) => {
    const words = normaliseName(name).split(' ').filter(Boolean)
    if (wanted.every((one) => words.some((word) => beginsLike(one, word)))) return true
    return words.some((_, from) => soundsLike(joinedWanted, words.slice(from).join('')))
  }
}
