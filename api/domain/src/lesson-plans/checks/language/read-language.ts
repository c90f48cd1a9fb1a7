import { foldLetters } from '../../../safety/fold-letters.ts'
import type { Language } from '../../../text/language.ts'
import { wordsIn } from '../content/plain-text.ts'
import { functionWords, type KnownLanguage } from './function-words.ts'

/** What the words of a text say about its language. */
export interface LanguageReading {
  /** Letters in Arabic script, in Latin script, and in any other. */
  arabic: number
  latin: number
  other: number
  wordCount: number
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
    wordCount: words.length,
    hits: Object.fromEntries(
      latinLanguages.map((language) => [language, hitsOf(language)]),
    ) as LanguageReading['hits'],
  }
}

/** Fewer letters than this are names, units and symbols. */
const fewestLetters = 24
/** What shows the language of a text in Latin script: among other languages in this script, and in an Arabic plan. */
const evidence = { latin: { words: 12, hits: 4 }, ar: { words: 4, hits: 2 } } as const

/**
 * The language that a text is clearly written in; `other` for one that isn't known, null if it isn't clear. In a plan
 * in Arabic, less is needed to recognise another script.
 */
export function languageOf(
  { arabic, latin, other, wordCount, hits }: LanguageReading,
  planned: Language,
): KnownLanguage | 'other' | null {
  const letters = arabic + latin + other
  if (letters < fewestLetters) return null
  if (arabic * 2 > letters) return 'ar'
  if (other * 2 > letters) return 'other'
  const needed = planned === 'ar' ? evidence.ar : evidence.latin
  if (wordCount < needed.words) return null
  const [first, second] = latinLanguages
    .map((language) => ({ language, count: hits[language] }))
    .sort((a, b) => b.count - a.count)
  if (!first || !second) return null
  if (first.count >= needed.hits && first.count > second.count) return first.language
  return wordCount >= 4 * evidence.latin.words && first.count * 20 < wordCount ? 'other' : null
}
