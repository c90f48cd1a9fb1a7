import type { Language } from '../../text/language.ts'
import { conceptTable, type Concept } from './concepts.ts'
import { phraseOf, type PhraseTable } from './phrase-table.ts'
import { hiddenStems, wordsOf, type Word } from './stem.ts'

export interface Find {
  concept: Concept
  isPlural: boolean
  isDual: boolean
  /** Whether the first word has an attached particle ("and", "with"), which separates it from the previous word. */
  isAttached: boolean
}

function isPluralForm(words: readonly Word[], concept: Concept, language: Language): boolean {
  const { one, many } = concept.names[language]
  if (one === many) return false
  const raw = words.map((word) => word.raw).join(' ')
  const rawOf = (text: string) =>
    wordsOf(text, language)
      .map((word) => word.raw)
      .join(' ')
  if (raw === rawOf(one)) return false
  if (raw === rawOf(many)) return true
  const bare = phraseOf(words)
  return language === 'ar' ? bare === phraseOf(wordsOf(many, 'ar')) : raw !== bare && /[sx]$/.test(raw)
}

/** An English thing whose name is written as two words: "lady bird". */
function findJoined(words: readonly Word[]): Find | null {
  const [first, second] = words
  if (!first || second?.link !== 'next') return null
  const joined = { ...second, raw: first.raw + second.raw, stem: first.raw + second.stem }
  const concept = conceptTable().en.get(joined.stem)
  if (!concept) return null
  return { concept, isPlural: isPluralForm([joined], concept, 'en'), isDual: false, isAttached: false }
}

export function findConcept(words: readonly Word[], language: Language): Find | null {
  const table = conceptTable()[language]
  const direct = table.get(phraseOf(words))
  const [word] = words
  if (direct) {
    const isAttached = language === 'ar' && /^[وف]ال/u.test(word?.raw ?? '')
    return { concept: direct, isPlural: isPluralForm(words, direct, language), isDual: false, isAttached }
  }
  if (language === 'en' && words.length === 2) return findJoined(words)
  if (words.length > 1 || !word) return null
  for (const { stem, isDual } of hiddenStems(word, language)) {
    const concept = table.get(stem)
    if (!concept) continue
    const isPlural = isPluralForm([{ ...word, raw: stem, stem }], concept, language)
    return { concept, isPlural, isDual, isAttached: !isDual || /^[وفبلك]/u.test(word.stem) }
  }
  return null
}

/** The meaning of a phrase, or of a single word without its attached particle. */
export function lookUp<T>(table: PhraseTable<T>, words: readonly Word[], language: Language): T | undefined {
  const direct = table[language].get(phraseOf(words))
  const [word] = words
  if (direct !== undefined || words.length > 1 || !word) return direct
  return hiddenStems(word, language)
    .map(({ stem }) => table[language].get(stem))
    .find((concept) => concept !== undefined)
}
