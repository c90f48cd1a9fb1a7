import { foldedWords } from '../../material/fold-words.ts'

const arabicLetters = /\p{Script=Arabic}/u
const arabicPrefix = /^(?:[وف]?(?:[بك]?ال|لل)|[وفبلكس])(?=.{2})/u

/** Arabic words keep their consonants when vowels and endings change: كسر, كسور and الكسرين have ك س ر in common. */
const skeleton = (word: string) => word.replace(/(?<=.)[اويىءؤئ](?=.)/gu, '').replace(/[هة]$/u, '')

/** A word in the forms in which it can be compared. */
export interface Stem {
  word: string
  /** The consonants of an Arabic word with and without its attached particles; empty for other words. */
  skeletons: readonly string[]
}

export function stemOf(word: string): Stem {
  if (!arabicLetters.test(word)) return { word, skeletons: [] }
  const bare = word.replace(arabicPrefix, '')
  return { word, skeletons: [...new Set([skeleton(word), skeleton(bare)])] }
}

const commonPrefix = (a: string, b: string) => {
  let length = 0
  while (length < a.length && length < b.length && a[length] === b[length]) length += 1
  return length
}

const longestEnding = 6
/** Shorter words are particles. */
const shortest = 3

function sameLatin(a: string, b: string, { shared, fewest }: Closeness): boolean {
  const [shorter, longer] = a.length < b.length ? [a, b] : [b, a]
  if (longer.length - shorter.length > longestEnding) return false
  if (shorter.length < fewest)
    return shorter.length >= shortest && longer.startsWith(shorter) && longer.length - shorter.length <= 2
  return commonPrefix(a, b) >= Math.max(fewest, Math.ceil(shared * shorter.length))
}

const sameArabic = (a: string, b: string, { arabic }: Closeness) =>
  (a === b && a.length >= arabic.fewest) ||
  (Math.min(a.length, b.length) >= 3 &&
    Math.abs(a.length - b.length) <= arabic.ending &&
    (a.startsWith(b) || b.startsWith(a)))

/** How much two forms of a word must have in common. */
interface Closeness {
  /** The share of the shorter word, and the fewest letters, at the beginning of words in Latin script. */
  shared: number
  fewest: number
  /** The fewest consonants of Arabic words, and how many more one of them may have. */
  arabic: { fewest: number; ending: number }
}
const loose: Closeness = { shared: 0.7, fewest: 3, arabic: { fewest: 2, ending: 2 } }
const close: Closeness = { shared: 0.75, fewest: 4, arabic: { fewest: 3, ending: 1 } }

const compare = (closeness: Closeness) => (a: Stem, b: Stem) => {
  if (a.word === b.word) return true
  if (a.skeletons.length > 0 || b.skeletons.length > 0)
    return a.skeletons.some((one) => b.skeletons.some((other) => sameArabic(one, other, closeness)))
  return sameLatin(a.word, b.word, closeness)
}

/** Whether two words may be forms of the same word, as far as letters show it: `fraction` and `fractional`. */
export const sameStem = compare(loose)
/** The same, for words that must not be taken for each other: `condition` and `conditional`, not `state` and `start`. */
export const sameWord = compare(close)

/** The stems of a text, each once. */
export const stemsIn = (text: string): Stem[] => [...new Set(foldedWords(text))].map(stemOf)
