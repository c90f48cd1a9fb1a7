import type { Language } from '../../text/language.ts'
import { fixedCompounds } from '../words/fixed-compounds.ts'
import { createPhraseTable, phraseOf, type PhraseTable } from './phrase-table.ts'
import { likelyLanguages } from './likely-languages.ts'
import { wordsOf, type Link, type Word } from './stem.ts'

/** Words that name one thing together, which can't be drawn, and whose parts name something else. */
export interface FixedCompound {
  /** A school topic or the English name of a thing that is near; empty if nothing is; `-` if the words name no thing. */
  offer: string
}

const longestCompound = 4

function* readCompounds(): Generator<[FixedCompound, Record<Language, string>]> {
  for (const line of fixedCompounds.split('\n').filter(Boolean)) {
    const [offer = '', en = '', fr = '', ar = ''] = line.split('|').map((part) => part.trim())
    const phrases = (words: string) => words.replaceAll(',', '/')
    yield [{ offer }, { en: phrases(en), fr: phrases(fr), ar: phrases(ar) }]
  }
}

let table: PhraseTable<FixedCompound> | null = null

/** Built from the list on first use. */
export const compoundTable = (): PhraseTable<FixedCompound> => (table ??= createPhraseTable(readCompounds()))

/** "A star, fish" and "a light, a year" name two things each; the French "des" is an article that joins. */
const joins = (link: Link, language: Language): boolean =>
  link === 'next' || link === 'of' || (link === 'article' && language === 'fr')

/** The fixed compound that begins at a word, with the number of its words; the longest wins. */
export function compoundAt(
  words: readonly Word[],
  at: number,
  language: Language,
): { compound: FixedCompound; length: number } | null {
  for (let length = Math.min(longestCompound, words.length - at); length >= 1; length -= 1) {
    const phrase = words.slice(at, at + length)
    if (!phrase.slice(1).every(({ link }) => joins(link, language))) continue
    const compound = compoundTable()[language].get(phraseOf(phrase))
    if (compound) return { compound, length }
  }
  return null
}

/** Removes fixed compounds from a prompt: the "cell" of a "fuel cell" isn't the topic of cells. */
export function withoutCompounds(prompt: string, language: Language): string {
  let text = prompt
  for (const spoken of likelyLanguages(prompt, language)) {
    const words = wordsOf(text, spoken)
    let rest = ''
    let end = 0
    for (let at = 0; at < words.length; at += 1) {
      const length = compoundAt(words, at, spoken)?.length ?? 0
      if (length === 0) continue
      rest += text.slice(end, words[at]?.start)
      at += length - 1
      end = words[at]?.end ?? end
    }
    text = rest + text.slice(end)
  }
  return text
}
