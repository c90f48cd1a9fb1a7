import { foldLetters } from '../../../safety/fold-letters.ts'
import { wordsIn } from '../content/plain-text.ts'
import { functionWords, type KnownLanguage } from './function-words.ts'

/** What the words of a text say about its language. */
export interface LanguageReading {
  /** Letters in Arabic script, in Latin script, and in any other. */
  arabic: number
  latin: number
  other: number
  words: number
  /** Function words found, by language in Latin script. */
  hits: Readonly<Record<Exclude<KnownLanguage, 'ar'>, number>>
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0
const latinLanguages = Object.keys(functionWords) as (keyof typeof functionWords)[]

/** Splits French elisions, so that `l’eau` counts as two words. */
const simpleWords = (text: string) =>
  wordsIn(text).flatMap((word) => foldLetters(word).split(/['’-]/u).filter(Boolean))

/** Counts letters by script and small words by language. */
export function readLanguage(text: string): LanguageReading {
  const words = simpleWords(text)
  const hitsOf = (language: keyof typeof functionWords) =>
    words.filter((word) => functionWords[language].has(word)).length
  const letters = count(text, /\p{L}/gu)
  const arabic = count(text, /\p{Script=Arabic}/gu)
  const latin = count(text, /\p{Script=Latin}/gu)
  return {
    arabic,
    latin,
    other: Math.max(0, letters - arabic - latin),
    words: words.length,
    hits: Object.fromEntries(
      latinLanguages.map((language) => [language, hitsOf(language)]),
    ) as LanguageReading['hits'],
  }
}

/** Fewer letters than this are names, units and symbols. */
const fewestLetters = 24
/** Fewer words than this don't show which of two languages in the same script a text is written in. */
const fewestWords = 12
const fewestHits = 4

/** The language that a text is clearly written in; `other` for one that isn't known, null if it isn't clear. */
export function languageOf(reading: LanguageReading): KnownLanguage | 'other' | null {
  const { arabic, latin, other, words, hits } = reading
  const letters = arabic + latin + other
  if (letters < fewestLetters) return null
  if (arabic * 2 > letters) return 'ar'
  if (other * 2 > letters) return 'other'
  if (words < fewestWords) return null
  const [first, second] = latinLanguages
    .map((language) => ({ language, found: hits[language] }))
    .sort((a, b) => b.found - a.found)
  if (!first || !second) return null
  if (first.found >= fewestHits && first.found > second.found) return first.language
  return words >= 4 * fewestWords && first.found * 20 < words ? 'other' : null
}
