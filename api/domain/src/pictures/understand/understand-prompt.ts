import type { Language } from '../../text/language.ts'
import { collections } from '../words/collections.ts'
import { colourOf, type ColourWord } from '../words/colours.ts'
import { numberOf } from '../words/numbers.ts'
import { anyAnimals, residentAnimals } from '../words/residents.ts'
import { backdropWords, nightWords, relationWords, type RelationKind } from '../words/surroundings.ts'
import { conceptNamed, conceptTable, type Concept } from './concepts.ts'
import { createPhraseTable, phraseOf } from './phrase-table.ts'
import { hiddenStems, wordsOf, type Word } from './stem.ts'
import type { Subject, Understanding } from './understanding.ts'

const maxKinds = 8
const maxCount = 20
const longestPhrase = 3

const collectionTable = createPhraseTable(collections.map(({ members, words }) => [members, words] as const))
const backdropTable = createPhraseTable(
  backdropWords.map(({ backdrop, words }) => [backdrop, words] as const),
)
const relationTable = createPhraseTable(relationWords.map(({ kind, words }) => [kind, words] as const))
const nightTable = createPhraseTable([['night', nightWords] as const])

interface Find {
  concept: Concept
  isPlural: boolean
  isDual: boolean
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

function findConcept(words: readonly Word[], language: Language): Find | null {
  const table = conceptTable()[language]
  const direct = table.get(phraseOf(words))
  if (direct) return { concept: direct, isPlural: isPluralForm(words, direct, language), isDual: false }
  const [word] = words
  if (words.length > 1 || !word) return null
  for (const { stem, isDual } of hiddenStems(word, language)) {
    const concept = table.get(stem)
    if (concept)
      return { concept, isPlural: isPluralForm([{ ...word, raw: stem, stem }], concept, language), isDual }
  }
  return null
}

function lookUp<T>(
  table: Record<Language, ReadonlyMap<string, T>>,
  words: readonly Word[],
  language: Language,
): T | undefined {
  const direct = table[language].get(phraseOf(words))
  const [word] = words
  if (direct !== undefined || words.length > 1 || !word) return direct
  return hiddenStems(word, language)
    .map(({ stem }) => table[language].get(stem))
    .find((found) => found !== undefined)
}

const usualCount = (concept: Concept): number => (concept.size >= 2 ? 2 : concept.place === 'person' ? 4 : 3)

/** Interprets a prompt in one language. At each word, the longest known phrase wins. */
export function understandPrompt(prompt: string, language: Language): Understanding {
  const words = wordsOf(prompt, language)
  const subjects: Subject[] = []
  const result: Understanding = { subjects, relation: null, backdrop: null, isNight: false, unknown: [] }
  let count: number | null = null
  let colour: ColourWord | null = null
  let relation: RelationKind | null = null
  let lastEnd = -1
  let wantsAnimals = ''

  const writtenAt = (at: number, length: number) =>
    words
      .slice(at, at + length)
      .map((word) => word.written)
      .join(' ')
  const add = (
    { concept, isPlural, isDual }: Find,
    at: number,
    length: number,
    written = writtenAt(at, length),
  ) => {
    const asked = count ?? (isDual ? 2 : isPlural ? usualCount(concept) : 1)
    const known = subjects.findIndex((subject) => subject.concept === concept)
    const index = known < 0 ? subjects.length : known
    // The picture can't show more kinds than `maxKinds` or more of one kind than `maxCount`.
    if (asked > maxCount || index >= maxKinds) result.unknown.push(written)
    if (known < 0 && subjects.length < maxKinds) {
      subjects.push({ concept, written, count: Math.max(1, Math.min(maxCount, asked)), colour })
    }
    if (relation && index > 0 && !result.relation && index < subjects.length) {
      result.relation = { kind: relation, from: index - 1, to: index }
    }
    ;[count, colour, relation] = [null, null, null]
    lastEnd = at + length
  }

  for (let at = 0; at < words.length;) {
    const [here] = words.slice(at)
    if (!here) break
    const nextWord = words[at + 1]
    const colourHere = colourOf(here.raw, language) ?? colourOf(here.stem, language)
    if (colourHere && language === 'en' && nextWord && findConcept([nextWord], language)) {
      colour = colourHere
      at += 1
      continue
    }
    const last = subjects.at(-1)
    if (colourHere && language !== 'en' && last && lastEnd === at) {
      last.colour = colourHere
      at += 1
      continue
    }
    let taken = 0
    for (let length = Math.min(longestPhrase, words.length - at); length >= 1 && taken === 0; length -= 1) {
      const phrase = words.slice(at, at + length)
      const found = findConcept(phrase, language)
      const members = found ? undefined : lookUp(collectionTable, phrase, language)
      const backdrop = lookUp(backdropTable, phrase, language)
      const between = lookUp(relationTable, phrase, language)
      if (found) add(found, at, length)
      else if (members === 'animals') wantsAnimals = writtenAt(at, length)
      else if (members !== undefined) {
        for (const id of members.split(', ')) {
          const concept = conceptNamed(id)
          add({ concept, isPlural: false, isDual: false }, at, length)
        }
      } else if (backdrop !== undefined) {
        result.backdrop ??= backdrop
        relation = null
      } else if (between !== undefined) relation = subjects.length > 0 ? between : null
      else if (lookUp(nightTable, phrase, language) !== undefined) result.isNight = true
      else continue
      taken = length
    }
    if (taken === 0) {
      const number = numberOf(here.raw, language) ?? numberOf(here.stem, language)
      if (number === null) result.unknown.push(here.written)
      count = number ?? count
      taken = 1
    }
    at += taken
  }
  if (wantsAnimals !== '') {
    const names = (result.backdrop && residentAnimals[result.backdrop]) ?? anyAnimals
    for (const name of names.split(', '))
      add({ concept: conceptNamed(name), isPlural: false, isDual: false }, -1, 0, wantsAnimals)
  }
  const swims = subjects.some(({ concept }) => concept.backdrop === 'underwater')
  const sails = subjects.some(({ concept }) => concept.backdrop === 'sea')
  if (result.backdrop === 'sea' && swims && !sails) result.backdrop = 'underwater'
  return result
}
