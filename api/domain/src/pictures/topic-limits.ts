import { foldLetters } from '../safety/fold-letters.ts'
import type { PictureTopic } from './topics/picture-topic.ts'
import { wordsOf } from './understand/stem.ts'
import type { Understanding } from './understand/understanding.ts'
import { colourOf } from './words/colours.ts'
import { numberOf } from './words/numbers.ts'

const languages = ['en', 'fr', 'ar'] as const
/** Words after which a number tells for whom the picture is. */
const classWords =
  /^(?:grade|class|year|level|stage|key|unit|lesson|chapter|page|classe|niveau|annee|cycle|lecon|chapitre|صف|درس|وحده|مستوي|سنه)/
const largestDrawn = 20

const numberIn = (word: string): number | null =>
  /^(?:pair|couple|seul)$/.test(word)
    ? null
    : (languages.map((language) => numberOf(word, language)).find((number) => number !== null) ?? null)

const numbersOf = (text: string) =>
  languages.flatMap((language) => wordsOf(text, language).map(({ raw }) => numberIn(raw)))

/** Numbers of the prompt other than those that the topic's picture shows, as written: "a timeline with eight events". */
function otherNumbers(prompt: string, { title, labels = [] }: PictureTopic): string[] {
  const shown = new Set([...Object.values(title).flatMap(numbersOf), labels.length])
  const words = wordsOf(prompt, 'en')
  return words.flatMap(({ raw, written }, index) => {
    const number = numberIn(raw)
    const isAsked = number !== null && number > 1 && number <= largestDrawn
    return isAsked && !shown.has(number) && !classWords.test(words[index - 1]?.raw ?? '') ? [written] : []
  })
}

/** Colours of the prompt; the colours of a topic's picture are fixed. */
const colours = (prompt: string, { subjects }: Understanding): string[] =>
  subjects.some(({ colour }) => colour !== null)
    ? languages.flatMap((language) =>
        wordsOf(prompt, language).flatMap(({ raw, written }) => (colourOf(raw, language) ? [written] : [])),
      )
    : []

/** What the prompt asks of a topic's picture although this is always the same picture, as written. */
export const notInTopic = (prompt: string, topic: PictureTopic, understanding: Understanding): string[] => [
  ...new Set([...otherNumbers(prompt, topic), ...colours(prompt, understanding)]),
]

/**
 * Whether the prompt's diagram is about the thing that these words name: "the digestive system of the cow", "dog
 * skeleton".
 * @param parts beginnings of the topic's own words
 */
export function isTopicOf(prompt: string, written: string, parts: readonly string[]): boolean {
  if (/^لل/u.test(written)) return true
  const text = foldLetters(prompt)
  const word = foldLetters(written).replace(/[^\p{L}\p{N} ]/gu, '.')
  const follower = new RegExp(`(?:^| )${word}(?:['’]s)? (\\p{L}+)`, 'u').exec(text)?.[1]
  if (follower !== undefined && parts.some((part) => part.length > 3 && follower.startsWith(part)))
    return true
  return new RegExp(
    `(?:\\b(?:of|de|du|des) |\\bd[’'])(?:(?:an?|the|la|les|une?) |l[’'])?${word}(?!\\p{L})`,
    'u',
  ).test(text)
}
