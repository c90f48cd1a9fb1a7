import { excludedTexts } from '../../material/excluded-materials.ts'
import { foldedWords, isListed, mentions } from '../../material/fold-words.ts'
import { plainWords } from '../../material/sample-packs.ts'
import { asWritten } from '../content/as-written.ts'
import type { CheckedRequest } from '../content/lesson-content.ts'
import { sameStem, stemOf } from '../topic/stems.ts'
import { knownMaterials } from './known-materials.ts'

/** A thing that the teacher excluded, in their words, and whether a text names it. */
export interface ExcludedThing {
  name: string
  isNamedIn(text: string): boolean
}

const separator =
  /,|،|\/|(?<!\p{L})(?:and|or|nor|et|ou|ni|او)(?!\p{L})|(?<!\p{L})(?:ولا(?!\p{L})|و(?=\p{L}{3}))/u
/** A longer phrase after a negation is a sentence, not a thing. */
const mostWords = 3
const shortestWord = 3

function thingOf(name: string): ExcludedThing[] {
  const words = foldedWords(name)
  const material = knownMaterials.find((patterns) => mentions(words, patterns))
  if (material) return [{ name, isNamedIn: (text) => mentions(foldedWords(text), material) }]
  const stems = words.filter((word) => word.length >= shortestWord && !isListed(word, plainWords)).map(stemOf)
  if (stems.length === 0 || stems.length > mostWords) return []
  const isNamedIn = (text: string) => {
    const others = foldedWords(text).map(stemOf)
    return stems.every((stem) => others.some((other) => sameStem(stem, other)))
  }
  return [{ name, isNamedIn }]
}

/** The things that a teacher excluded: "no board", "sans calculatrice ni ordinateur", "بدون هاتف". */
export function excludedThings({ materials, wishes = '' }: CheckedRequest): ExcludedThing[] {
  const namesIn = (text: string) =>
    excludedTexts(text)
      .flatMap((part) => part.split(separator))
      .filter((name) => name.trim() !== '')
      .map((name) => asWritten(name, text))
  const inWishes = namesIn(wishes).filter((name) =>
    knownMaterials.some((patterns) => mentions(foldedWords(name), patterns)),
  )
  return [...namesIn(materials), ...inWishes].flatMap(thingOf)
}

/** Whether a sentence uses a thing, and doesn't merely say that it isn't used. */
export function usesThing(sentence: string, thing: ExcludedThing): boolean {
  if (!thing.isNamedIn(sentence)) return false
  return !excludedTexts(sentence).some((part) => thing.isNamedIn(part))
}
