import type { Language } from '../../text/language.ts'
import { collections } from '../words/collections.ts'
import { colourOf } from '../words/colours.ts'
import { numberOf } from '../words/numbers.ts'
import { anyAnimals, residentAnimals } from '../words/residents.ts'
import { backdropWords, nightWords, relationWords } from '../words/surroundings.ts'
import { conceptNamed } from './concepts.ts'
import { isContraryState } from './contrary-words.ts'
import { isFeeling, settleFeelings, type Feeling } from './feelings.ts'
import { findConcept, lookUp, type Find } from './find-concept.ts'
import { compoundAt } from './fixed-compounds.ts'
import { createPhraseTable } from './phrase-table.ts'
import { isLinking, PromptReader } from './prompt-reader.ts'
import { isPerformer } from './read-action.ts'
import { wordsOf, type Word } from './stem.ts'
import type { Understanding } from './understanding.ts'

const longestPhrase = 3

const collectionTable = createPhraseTable(collections.map(({ members, words }) => [members, words] as const))
const backdropTable = createPhraseTable(
  backdropWords.map(({ backdrop, words }) => [backdrop, words] as const),
)
const relationTable = createPhraseTable(relationWords.map(({ kind, words }) => [kind, words] as const))
const nightTable = createPhraseTable([['night', nightWords] as const])
const negations: Record<Language, RegExp> = {
  en: /^(?:without|no|not|never)$/,
  fr: /^(?:sans|pas|aucune?|ni)$/,
  ar: /^(?:و?ب?دون|بلا|غير|ليس|ليست)$/,
}
/** Words after which a number tells for whom the picture is: "a cat for grade 3". */
const classWords = /^(?:grade|year|level|stage|niveau|cycle|صف|الصف)$/
/** Words that end what a negation denies. */
const resumes = /^(?:and|but|with|et|mais|avec|مع|لكن)$/

const member = (name: string): Find => ({
  concept: conceptNamed(name),
  isPlural: false,
  isDual: false,
  isAttached: true,
})

/** The thing that follows directly after a position, with the number of its words. */
function nextThing(words: readonly Word[], at: number, language: Language) {
  if (words[at]?.link !== 'next') return null
  for (let length = Math.min(longestPhrase, words.length - at); length >= 1; length -= 1) {
    const thing = findConcept(words.slice(at, at + length), language)
    if (thing) return { thing, length }
  }
  return null
}

/** Interprets a prompt in one language. At each word, the longest known phrase wins. */
export function understandPrompt(prompt: string, language: Language): Understanding {
  const words = wordsOf(prompt, language)
  const reader = new PromptReader(words, language)
  const { result } = reader
  const feelings: Feeling[] = []
  let wantsAnimals = ''
  let negation: string | null = null

  /** Reads a phrase. @returns the number of words read; 0 if the phrase is unknown */
  const readPhrase = (phrase: readonly Word[], at: number): number => {
    const { length } = phrase
    const written = reader.writtenAt(at, length)
    const acted = negation === null ? reader.act(phrase, at) : 0
    if (acted > 0) return acted
    const thing = findConcept(phrase, language)
    if (thing) {
      if (negation !== null) reader.contradict(`${negation} ${written}`)
      else if (reader.isVerb(phrase, at)) reader.contradict(written)
      else if (isFeeling(thing.concept, phrase)) feelings.push({ ...thing, written })
      else reader.addFound(thing, at, length)
      return length
    }
    const members = lookUp(collectionTable, phrase, language)
    const backdrop = lookUp(backdropTable, phrase, language)
    // In English, a place or a group before a noun belongs to the noun: "traffic light", "fruit salad".
    const owner = language === 'en' && (members ?? backdrop) ? nextThing(words, at + length, language) : null
    if (owner) {
      result.unknown.push(`${written} ${reader.writtenAt(at + length, owner.length)}`)
      result.heads.push(owner.thing.concept)
      return length + owner.length
    }
    if (members === 'animals') wantsAnimals = written
    else if (members !== undefined) {
      for (const name of members.split(', ')) reader.add(member(name), written, -1)
      reader.groupEnd = at + length
    } else if (backdrop !== undefined) {
      if (language === 'en' && phrase[0]?.link === 'next' && reader.isJoined(at))
        reader.dropLast(written, null)
      else {
        result.backdrop ??= backdrop
        result.place ??= written
      }
      ;[reader.relation, reader.people] = [null, []]
    } else {
      const between = lookUp(relationTable, phrase, language)
      if (between !== undefined) reader.relation = result.subjects.length > 0 ? between : null
      else if (lookUp(nightTable, phrase, language) !== undefined) result.isNight = true
      else return 0
    }
    return length
  }

  /** Reads a colour before a thing (English) or after it. */
  const readColour = (here: Word, at: number): boolean => {
    const word = colourOf(here.raw, language) ?? colourOf(here.stem, language)
    if (!word) return false
    const next = words[at + 1]
    const last = result.subjects.at(-1)
    const colour = { word, written: here.written }
    if (language === 'en' && next && findConcept([next], language)) reader.colour = colour
    else if (language !== 'en' && last && reader.lastEnd === at) reader.paint(last, colour)
    else return false
    return true
  }

  for (let at = 0; at < words.length;) {
    const here = words[at]
    if (!here) break
    if (here.link === 'break' || resumes.test(here.raw)) negation = null
    if (negations[language].test(here.raw)) {
      negation = here.written
      at += 1
      continue
    }
    const fixed = compoundAt(words, at, language)
    if (fixed) {
      const written = prompt.slice(here.start, words[at + fixed.length - 1]?.end)
      if (negation === null) reader.addCompound(fixed.compound, written)
      else reader.contradict(`${negation} ${written}`)
      at += fixed.length
      continue
    }
    if (readColour(here, at)) {
      at += 1
      continue
    }
    let taken = 0
    for (let length = Math.min(longestPhrase, words.length - at); length >= 1 && taken === 0; length -= 1)
      taken = readPhrase(words.slice(at, at + length), at)
    if (taken === 0) {
      const number = numberOf(here.raw, language) ?? numberOf(here.stem, language)
      if (number === null) {
        if (negation !== null) reader.contradict(`${negation} ${here.written}`)
        else if (reader.isUnknownVerb(here, at) || isContraryState(here.raw, language))
          reader.contradict(here.written)
        else result.unknown.push(here.written)
        if (!isLinking(here)) reader.people = []
      } else if (!classWords.test(words[at - 1]?.raw ?? '')) reader.count = number
    }
    at += Math.max(1, taken)
  }
  if (wantsAnimals !== '') {
    const names = (result.backdrop && residentAnimals[result.backdrop]) ?? anyAnimals
    for (const name of names.split(', ')) reader.add(member(name), wantsAnimals, -1)
  }
  settleFeelings(
    result,
    feelings,
    (find) => reader.add(find, find.written, -1),
    (written) => reader.contradict(written),
  )
  leaveOutEmptyHands(reader)
  readGender(words, result)
  const swims = result.subjects.some(({ concept }) => concept.backdrop === 'underwater')
  const sails = result.subjects.some(({ concept }) => concept.backdrop === 'sea')
  if (result.backdrop === 'sea' && swims && !sails) result.backdrop = 'underwater'
  return result
}

/** Nobody carries nothing: without a thing that can be carried, the verb isn't understood. */
function leaveOutEmptyHands(reader: PromptReader): void {
  for (const subject of reader.result.subjects) {
    if (subject.action?.id !== 'carry' || subject.action.object) continue
    reader.contradict(subject.action.written)
    subject.action = null
  }
}

/** Reads the gender of the only person from an English pronoun. */
function readGender(words: readonly Word[], { subjects }: Understanding): void {
  const [person, ...others] = subjects.filter(({ concept }) => isPerformer(concept))
  const pronoun = words.find(({ raw }) => /^(?:she|her|he|his)$/.test(raw))
  if (person && others.length === 0 && pronoun)
    person.gender = /^(?:she|her)$/.test(pronoun.raw) ? 'feminine' : 'masculine'
}
