import { normaliseSearchText, olderSearchText } from './normalise-search-text.ts'

const wordsIn = (normalised: string): string[] => [
  ...new Set(normalised.split(/[^\p{L}\p{N}]+/u).filter(Boolean)),
]

/** The distinct words of a text for search, without accents, split at all characters except letters and digits. */
export const searchWordsOf = (text: string): string[] => wordsIn(normaliseSearchText(text))

/** The same in the spelling of entries that an older version wrote; null if it is no other one. */
export function olderSearchWordsOf(text: string): string[] | null {
  const [older, words] = [wordsIn(olderSearchText(text)), searchWordsOf(text)]
  return older.join(' ') === words.join(' ') ? null : older
}
