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
const sharedLetters = 0.7

function sameLatin(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length)
  if (Math.abs(a.length - b.length) > longestEnding) return false
  return commonPrefix(a, b) >= Math.max(3, Math.ceil(sharedLetters * shorter))
}

const sameArabic = (a: string, b: string) =>
  a === b ||
  (Math.min(a.length, b.length) >= 3 &&
    Math.abs(a.length - b.length) <= 2 &&
    (a.startsWith(b) || b.startsWith(a)))

/** Whether two words are forms of the same word, as far as letters show it: `fraction` and `fractions`. */
export function sameStem(a: Stem, b: Stem): boolean {
  if (a.word === b.word) return true
  if (a.skeletons.length > 0 || b.skeletons.length > 0)
    return a.skeletons.some((one) => b.skeletons.some((other) => sameArabic(one, other)))
  return sameLatin(a.word, b.word)
}

/** The stems of a text, each once. */
export const stemsIn = (text: string): Stem[] => [...new Set(foldedWords(text))].map(stemOf)
