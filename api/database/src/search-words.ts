import { normaliseSearchText } from './normalise-search-text.ts'

/** The words of a text as they are looked for: each once, without accents, split at everything that is no letter or digit. */
export const searchWordsOf = (text: string): string[] => [
  ...new Set(
    normaliseSearchText(text)
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean),
  ),
]
