import type { Language } from '../../text/language.ts'
import { wordsOf, type Word } from './stem.ts'

/** Meanings of phrases of one to three words; the key is their stems joined by spaces. */
export type PhraseTable<T> = Record<Language, ReadonlyMap<string, T>>

const languages: readonly Language[] = ['en', 'fr', 'ar']

export const phraseOf = (words: readonly Word[]): string => words.map(({ stem }) => stem).join(' ')

/** @param entries meanings with their phrases per language, separated by `/`; the first meaning of a phrase wins */
export function createPhraseTable<T>(
  entries: Iterable<readonly [meaning: T, phrases: Record<Language, string>]>,
): PhraseTable<T> {
  const table = { en: new Map<string, T>(), fr: new Map<string, T>(), ar: new Map<string, T>() }
  for (const [meaning, phrases] of entries) {
    for (const language of languages) {
      for (const phrase of phrases[language].split('/')) {
        const key = phraseOf(wordsOf(phrase, language))
        if (key !== '' && !table[language].has(key)) table[language].set(key, meaning)
      }
    }
  }
  return table
}
