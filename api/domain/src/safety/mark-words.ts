import { isCentimetre } from './centimetres.ts'
import type { WordClass } from './lexicon/word-class.ts'
import { sentenceEnd } from './read-words.ts'
import { vocabulary } from './vocabulary.ts'

/** The position of a phrase in the words of a text; `end` is exclusive. */
export interface Mark {
  start: number
  end: number
}
export type Marks = Partial<Record<WordClass, Mark[]>>

const ageUnits = new Set(['year', 'years', 'yo', 'ans', 'سنه', 'سنوات', 'عاما', 'اعوام'])
const adultAge = 18

const isForm = (word: string | undefined, part: string) => word === part || word === `${part}s`

/** Where the words of each class are. A harmless phrase hides the shorter phrases that begin with it. */
export function markWords(words: readonly string[]): Marks {
  const { phrases } = vocabulary()
  const marks: Marks = {}
  const add = (wordClass: WordClass, start: number, end: number) =>
    (marks[wordClass] ??= []).push({ start, end })
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? ''
    if (word === sentenceEnd) add('stop', at, at + 1)
    const fitting = [
      ...(phrases.get(word) ?? []),
      ...(word.endsWith('s') ? (phrases.get(word.slice(0, -1)) ?? []) : []),
    ]
      .filter((phrase) => phrase.words.every((part, index) => isForm(words[at + index], part)))
      .filter((phrase) => phrase.words.length > 1 || !isCentimetre(words, at))
    const longest = Math.max(...fitting.map((phrase) => phrase.words.length))
    const harmless = fitting.find(
      (phrase) => phrase.wordClass === 'harmless' && phrase.words.length === longest,
    )
    if (harmless) {
      at += harmless.words.length - 1
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
