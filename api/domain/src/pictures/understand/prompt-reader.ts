import type { Language } from '../../text/language.ts'
import { colourOf, takesColour, type ColourWord } from '../words/colours.ts'
import { isDrawnWith, isWorn } from '../words/worn.ts'
import type { RelationKind } from '../words/surroundings.ts'
import { isCompound, isHolder } from './compounds.ts'
import type { Concept } from './concepts.ts'
import { findConcept, type Find } from './find-concept.ts'
import type { FixedCompound } from './fixed-compounds.ts'
import { isPerformer, readAction, suits } from './read-action.ts'
import type { Word } from './stem.ts'
import type { Subject, Understanding } from './understanding.ts'

const maxKinds = 8
const maxCount = 20

/** Words that may stand between the people who do something together and their verb. */
const linking = /^(?:and|is|are|who|that|which|et|qui|est|sont|en|train|و|الذي|التي|الذين)$/
export const isLinking = ({ raw }: Word): boolean => linking.test(raw)

interface WrittenColour {
  word: ColourWord
  written: string
}

const usualCount = (concept: Concept): number => (concept.size >= 2 ? 2 : concept.place === 'person' ? 4 : 3)

/** Collects the things of a prompt in the order of its words. */
export class PromptReader {
  readonly result: Understanding = {
    subjects: [],
    relation: null,
    backdrop: null,
    place: null,
    isNight: false,
    unknown: [],
    contradicted: [],
    heads: [],
    compounds: [],
  }
  /** The number, the colour and the relation that precede the next thing. */
  count: number | null = null
  colour: WrittenColour | null = null
  relation: RelationKind | null = null
  /** The position after the last thing; −1 if nothing can belong to that thing any more. */
  lastEnd = -1
  /** The position after the last group, such as "a family"; −1 before the first. */
  groupEnd = -1
  /** The people to whom the next verb applies. */
  people: Subject[] = []
  /** The people whose action may name a thing next. */
  private acting: Subject[] = []

  private readonly words: readonly Word[]
  private readonly language: Language

  constructor(words: readonly Word[], language: Language) {
    this.words = words
    this.language = language
  }

  writtenAt(at: number, length: number): string {
    return this.words
      .slice(at, at + length)
      .map((word) => word.written)
      .join(' ')
  }

  /** Notes words about a thing that the renderer would draw otherwise. */
  contradict(written: string): void {
    this.result.unknown.push(written)
    this.result.contradicted.push(written)
  }

  /** Notes a fixed compound, to which the number, the colour and the relation before it belong. */
  addCompound(compound: FixedCompound, written: string): void {
    if (compound.offer !== '-') {
      this.result.unknown.push(written)
      this.result.compounds.push({ ...compound, written })
    }
    ;[this.count, this.colour, this.relation, this.acting] = [null, null, null, []]
    ;[this.lastEnd, this.people] = [-1, []]
  }

  /** Takes back that these words aren't understood: the "wearing" of "a snowman wearing a hat". */
  private understand(words: readonly Word[]): void {
    const { result } = this
    const isOther = (written: string) => !words.some((word) => word.written === written)
    result.unknown = result.unknown.filter(isOther)
    result.contradicted = result.contradicted.filter(isOther)
  }

  /** Gives a thing a colour, if the renderer can draw the thing in any colour. */
  paint(subject: Subject, { word, written }: WrittenColour): void {
    if (takesColour(subject.concept)) subject.colour = word
    else this.contradict(written)
  }

  add({ concept, isPlural, isDual }: Find, written: string, end: number): void {
    const { subjects, unknown } = this.result
    const { count, colour, relation } = this
    const asked = count ?? (isDual ? 2 : isPlural ? usualCount(concept) : 1)
    const same = subjects.findIndex(
      (subject) =>
        subject.concept === concept &&
        subject.action === null &&
        (!colour || !takesColour(concept) || subject.colour === colour.word),
    )
    const index = same < 0 ? subjects.length : same
    // The picture can't show more kinds than `maxKinds` or more of one kind than `maxCount`.
    if (asked > maxCount) this.contradict(`${String(asked)} ${written}`)
    else if (index >= maxKinds) unknown.push(written)
    if (same < 0 && subjects.length < maxKinds) {
      const shown = Math.max(1, Math.min(maxCount, asked))
      const subject: Subject = { concept, written, count: shown, colour: null, action: null }
      if (colour) this.paint(subject, colour)
      subjects.push(subject)
      if (isPerformer(concept)) this.people.push(subject)
    }
    if (relation && index > 0 && !this.result.relation && index < subjects.length)
      this.result.relation = { kind: relation, from: index - 1, to: index }
    ;[this.count, this.colour, this.relation, this.acting] = [null, null, null, []]
    this.lastEnd = end
  }

  /** Adds the thing that these words name, or gives it to the people who use it. */
  addFound(thing: Find, at: number, length: number): void {
    const { acting, result } = this
    const written = this.writtenAt(at, length)
    const { concept } = thing
    if (acting.some(({ action }) => action && suits(concept, action.id))) {
      for (const { action } of acting) if (action) action.object = concept
      // The thing in somebody's hands has its usual colour.
      if (this.colour) this.contradict(this.colour.written)
      ;[this.acting, this.count, this.colour, this.lastEnd] = [[], null, null, -1]
    } else if (this.isDrawnAlready(thing, at)) {
      // The snowman's hat and scarf have their usual colours.
      this.understand(this.words.slice(this.lastEnd, at))
      if (this.colour) this.contradict(this.colour.written)
      ;[this.count, this.colour, this.relation] = [null, null, null]
    } else if (isWorn(concept) && result.subjects.some((subject) => subject.concept.place === 'person')) {
      // Somebody wears it; the renderer would draw it beside them.
      result.unknown.push(written)
    } else if (!this.joinCompound(thing, at, length)) this.add(thing, written, at + length)
  }

  /** Whether the last thing of the picture wears the thing anyway: the hat of "a snowman with a hat and a scarf". */
  private isDrawnAlready({ concept, isAttached }: Find, at: number): boolean {
    const last = this.result.subjects.at(-1)
    if (!last || this.lastEnd < 0) return false
    const between = this.words.slice(this.lastEnd, at).map(({ raw }) => raw)
    // The Arabic particle ب means "with".
    const attached = isAttached && this.words[at]?.raw.startsWith('ب') ? ['مع'] : []
    return isDrawnWith(last.concept, concept, [...between, ...attached])
  }

  /** Removes the last thing, because these words change its meaning: "rose garden". */
  dropLast(written: string, head: Concept | null): void {
    const { subjects, unknown, heads } = this.result
    const last = subjects.pop()
    this.people = this.people.filter((person) => person !== last)
    if (this.result.relation && this.result.relation.to >= subjects.length) this.result.relation = null
    unknown.push(`${last?.written ?? ''} ${written}`.trim())
    const headConcept = head ?? last?.concept
    if (headConcept) heads.push(headConcept)
    this.lastEnd = -1
  }

  /** Whether a word directly follows a single thing, so that the two may name one thing together. */
  isJoined(at: number): boolean {
    const isPlain = this.count === null && this.colour === null && this.relation === null
    return this.result.subjects.length > 0 && this.lastEnd === at && isPlain
  }

  /** Two neighbouring nouns name one thing, which isn't their sum: "apple tree". */
  private joinCompound(thing: Find, at: number, length: number): boolean {
    const last = this.result.subjects.at(-1)
    const first = this.words[at]
    if (!last || !first || !this.isJoined(at) || thing.isAttached) return false
    if (first.link === 'of' && isHolder(last.concept) && !this.result.relation) {
      this.add(thing, this.writtenAt(at, length), at + length)
      const { length: count } = this.result.subjects
      this.result.relation = { kind: 'in', from: count - 1, to: count - 2 }
      return true
    }
    if (!isCompound(last, first.link, this.language)) return false
    this.dropLast(this.writtenAt(at, length), this.language === 'en' ? thing.concept : null)
    return true
  }

  /** Whether only linking words stand between the last thing and this position. */
  private isLinked(at: number): boolean {
    const between = this.words.slice(Math.max(this.lastEnd, this.groupEnd), at)
    return (
      Math.max(this.lastEnd, this.groupEnd) >= 0 &&
      between.every((word) => isLinking(word) || colourOf(word.raw, this.language) !== null)
    )
  }

  /** Whether a word is the verb of the last thing, in spite of another meaning: "children building". */
  isVerb(phrase: readonly Word[], at: number): boolean {
    const [word] = phrase
    return this.language === 'en' && phrase.length === 1 && /ing$/.test(word?.raw ?? '') && this.isLinked(at)
  }

  /** Whether an unknown word is by its form or its place the verb of the last thing: "climbing", "qui grimpe". */
  isUnknownVerb({ raw, link }: Word, at: number): boolean {
    if (!this.isLinked(at)) return false
    if (this.language === 'en') return link !== 'article' && /.{2}ing$/.test(raw)
    if (this.language === 'fr') return this.words[at - 1]?.raw === 'qui'
    return link === 'next' && /^[يت].{3}/u.test(raw)
  }

  /** Reads an action. @returns the number of words read; 0 if there is none */
  act(phrase: readonly Word[], at: number): number {
    const id = readAction(phrase, this.language)
    if (id === undefined) return 0
    const [first] = phrase
    const next = this.words[at + phrase.length]
    const follows = next && next.link !== 'break' ? findConcept([next], this.language) : null
    const isNoun = first?.link === 'article' || first?.link === 'of'
    const written = phrase.map((word) => word.written).join(' ')
    if (this.people.length > 0 && !isNoun) {
      for (const person of this.people) person.action = { id, written, object: null }
      ;[this.acting, this.people] = [this.people, []]
      return phrase.length
    }
    // An English participle or an Arabic verb may precede the person.
    if (this.language === 'fr' || !next || !follows || !isPerformer(follows.concept)) {
      if (!this.isLinked(at) || isNoun) return 0
      // The renderer draws nobody else in action: neither a cat nor a doctor.
      this.contradict(written)
      this.lastEnd = -1
      return phrase.length
    }
    const before = this.result.subjects.length
    this.add(follows, next.written, at + phrase.length + 1)
    const person = this.result.subjects[before]
    if (person) {
      person.action = { id, written, object: null }
      ;[this.acting, this.people] = [[person], []]
    }
    return phrase.length + 1
  }
}
