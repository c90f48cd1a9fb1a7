import type { WordClass } from './lexicon/word-class.ts'
import { hasOtherMeaning } from './other-meaning.ts'
import { sentenceEnd } from './read-words.ts'
import { vocabulary, type Phrase } from './vocabulary.ts'

/** The position of a phrase in the words of a text; `end` is exclusive. */
export interface Mark {
  start: number
  end: number
}
export type Marks = Partial<Record<WordClass, Mark[]>>

const ageUnits = new Set(['year', 'years', 'yo', 'ans', 'سنه', 'سنوات', 'عاما', 'اعوام'])
const adultAge = 18

const isForm = (word: string | undefined, part: string) => word === part || word === `${part}s`

const isAt = (words: readonly string[], at: number, phrase: Phrase) =>
  phrase.words.every((part, index) => isForm(words[at + index], part)) && !hasOtherMeaning(words, at, phrase)

function phrasesAt(words: readonly string[], at: number): Phrase[] {
  const { phrases } = vocabulary()
  const word = words[at] ?? ''
  const beginning = [
    ...(phrases.get(word) ?? []),
    ...(word.endsWith('s') ? (phrases.get(word.slice(0, -1)) ?? []) : []),
  ]
  return beginning.filter((phrase) => isAt(words, at, phrase))
}

/**
 * Where the words of each class are. A harmless phrase hides the shorter phrases that begin with it, but never a minor:
 * "get children" is harmless, "get children naked" isn't.
 */
export function markWords(words: readonly string[]): Marks {
  const marks: Marks = {}
  const add = (wordClass: WordClass, start: number, end: number) =>
    (marks[wordClass] ??= []).push({ start, end })
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? ''
    if (word === sentenceEnd) add('stop', at, at + 1)
    const fitting = phrasesAt(words, at)
    const longest = Math.max(...fitting.map((phrase) => phrase.words.length))
    const harmless = fitting.find(
      (phrase) => phrase.wordClass === 'harmless' && phrase.words.length === longest,
    )
    if (harmless) {
      for (let part = at; part < at + longest; part += 1) {
        const minor = phrasesAt(words, part).find(({ wordClass }) => wordClass === 'minor')
        if (minor) add('minor', part, part + minor.words.length)
      }
      at += longest - 1
      continue
    }
    for (const { wordClass, words: parts } of fitting) {
      if (wordClass !== 'harmless') add(wordClass, at, at + parts.length)
    }
    if (/^\d{1,2}$/.test(word) && Number(word) < adultAge && ageUnits.has(words[at + 1] ?? ''))
      add('minor', at, at + 2)
  }
  return marks
}
