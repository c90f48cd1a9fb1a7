import { normaliseForMatching } from './fold-letters.ts'
import { arabic } from './lexicon/arabic.ts'
import { english } from './lexicon/english.ts'
import { french } from './lexicon/french.ts'
import type { WordClass } from './lexicon/word-class.ts'

/** Classes whose words are recognised even when misspelt, because they are dangerous by themselves. */
const boldlyDisguised: readonly WordClass[] = [
  'weapon',
  'bullets',
  'toxin',
  'poison',
  'drug',
  'streetDrug',
  'crystal',
  'rolled',
]
/** Classes whose words are recognised even when cut into pieces by spaces or dots. */
const cutUp: readonly WordClass[] = [
  ...boldlyDisguised,
  'hurt',
  'hit',
  'selfHarm',
  'suicide',
  'sexual',
  'nude',
  'slur',
  'gore',
]

/** Classes that only excuse or aggravate: their short words ("my", "with") would cut "network" into pieces. */
const besides: readonly (WordClass | 'harmless')[] = [
  ...(['individual', 'grudge', 'using', 'able', 'infinitive', 'joinery', 'sport', 'slides'] as const),
  ...(['head', 'material', 'bygone', 'drama', 'remembered', 'task', 'creature', 'firearm'] as const),
  ...([
    'depict',
    'refuted',
    'misconception',
    'safeguard',
    'rescue',
    'bombardier',
    'everyday',
    'harmless',
  ] as const),
]

export interface Phrase {
  words: readonly string[]
  wordClass: WordClass | 'harmless'
}

/** The words of all three languages together, because people mix languages, with an index per kind of lookup. */
export interface Vocabulary {
  /** Phrases by their first word, longest first. */
  phrases: ReadonlyMap<string, readonly Phrase[]>
  words: ReadonlySet<string>
  /** Those of them that may be written without a space between them. */
  gluable: ReadonlySet<string>
  /** Maps words without doubled letters to the original word. */
  collapsed: ReadonlyMap<string, string>
  /** Maps the approximate sound of dangerous words to the word. */
  sounds: ReadonlyMap<string, string>
  /** Long dangerous words, which are recognised even with one wrong letter. */
  longWords: readonly string[]
  cutUp: ReadonlySet<string>
  /** What `seeThrough` has read lately: texts repeat their words, and reading one takes up to a tenth of a millisecond. */
  read: Map<string, string | null>
}

/** Removes the article, which Arabic writes as part of the word. */
export const withoutArticle = (word: string): string => word.replace(/^ال(?=.{2})/u, '')

export const collapse = (word: string): string => word.replace(/(.)\1+/gu, '$1')

export const soundOf = (word: string): string =>
  collapse(
    word
      .replaceAll('ph', 'f')
      .replace(/ck|c|q/g, 'k')
      .replaceAll('x', 'ks')
      .replaceAll('z', 's')
      .replaceAll('y', 'i'),
  )

const shortestSound = 5
const shortestLongWord = 8

function* readPhrases(): Generator<Phrase> {
  for (const { words, harmless } of [english, french, arabic]) {
    const classes = Object.entries({ ...words, harmless }) as [Phrase['wordClass'], string][]
    for (const [wordClass, list] of classes) {
      for (const phrase of list.split(',')) {
        yield { wordClass, words: normaliseForMatching(phrase).trim().split(' ').map(withoutArticle) }
      }
    }
  }
}

function build(): Vocabulary {
  const phrases = new Map<string, Phrase[]>()
  const [words, gluable] = [new Set<string>(), new Set<string>()]
  const [collapsed, sounds] = [new Map<string, string>(), new Map<string, string>()]
  const [longWords, pieces] = [new Set<string>(), new Set<string>()]
  for (const phrase of readPhrases()) {
    const [first = ''] = phrase.words
    phrases.set(first, [...(phrases.get(first) ?? []), phrase])
    for (const word of phrase.words) {
      words.add(word)
      if (!besides.includes(phrase.wordClass)) gluable.add(word)
      if (!collapsed.has(collapse(word))) collapsed.set(collapse(word), word)
    }
    const { wordClass } = phrase
    if (wordClass === 'harmless' || phrase.words.length > 1) continue
    if (cutUp.includes(wordClass) && first.length >= 4) pieces.add(first)
    if (!boldlyDisguised.includes(wordClass)) continue
    if (first.length >= shortestSound) sounds.set(soundOf(first), first)
    if (first.length >= shortestLongWord) longWords.add(first)
  }
  for (const list of phrases.values()) list.sort((a, b) => b.words.length - a.words.length)
  return {
    phrases,
    words,
    gluable,
    collapsed,
    sounds,
    longWords: [...longWords],
    cutUp: pieces,
    read: new Map(),
  }
}

let built: Vocabulary | null = null

/** Built on first use. */
export const vocabulary = (): Vocabulary => (built ??= build())
