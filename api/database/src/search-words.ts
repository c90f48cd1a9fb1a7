import { normaliseSearchText } from './normalise-search-text.ts'

/** The distinct words of a text for search, without accents, split at all characters except letters and digits. */
export const searchWordsOf = (text: string): string[] => [
  ...new Set(
    normaliseSearchText(text)
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean),
  ),
]
