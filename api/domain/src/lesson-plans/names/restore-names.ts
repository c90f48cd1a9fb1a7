import { escapeRegExp } from '../../text/escape-reg-exp.ts'
import type { Language } from '../../text/language.ts'
import { isCommonWord } from './common-words.ts'
import { nameWords } from './name-tokens.ts'

/** A name that a model receives in another form. */
export interface Pseudonym {
  pseudonym: string
  name: string
}

const folded = (text: string) => text.toLocaleLowerCase('en')

/** Applies `change` to every text in a value; keys and other values stay as they are. */
function changeTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((item) => changeTexts(item, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, changeTexts(item, change)]))
}

/**
 * Replaces whole words only, the longest first, so that "Student A" is never found in "Student AB". Capitals don't matter,
 * unless a word is `exact`.
 */
function replaceAll<Value>(
  value: Value,
  pairs: readonly (readonly [from: string, to: string])[],
  isExact: (from: string) => boolean = () => false,
): Value {
  const longestFirst = pairs
    .filter(([from]) => from.trim() !== '')
    .toSorted(([a], [b]) => b.length - a.length)
  if (longestFirst.length === 0) return value
  const replacements = new Map(longestFirst.map((pair) => [folded(pair[0]), pair]))
  const anyOf = longestFirst.map(([from]) => escapeRegExp(from)).join('|')
  // Arabic writes some words together with the next one: وS07. Its letters never belong to a pseudonym.
  const arabicPrefix = '(?<=(?<![\\p{L}\\p{M}])[وفبكل]{1,2}(?:ال)?)(?=[A-Z])'
  const start = `(?:(?<![\\p{L}\\p{M}\\p{N}])|${arabicPrefix})`
  const pattern = new RegExp(`${start}(?:${anyOf})(?![\\p{L}\\p{M}\\p{N}])`, 'giu')
  const change = (text: string) =>
    text.replace(pattern, (written) => {
      const [from, to] = replacements.get(folded(written)) ?? [written, written]
      return isExact(from) && written !== from ? written : to
    })
  return changeTexts(value, change) as Value
}

/** Puts names back into what a model wrote. Models change capitals ("student A"), so these don't matter. */
export const restoreNames = <Value>(value: Value, pseudonyms: readonly Pseudonym[]): Value =>
  replaceAll(
    value,
    pseudonyms.map(({ pseudonym, name }) => [pseudonym, name] as const),
  )

/**
 * Takes known names out again, in any capitals; a first name that is an ordinary word of the language only as it was
 * typed, so that the word stays.
 */
export const hideNames = <Value>(value: Value, pseudonyms: readonly Pseudonym[], language: Language): Value =>
  replaceAll(
    value,
    pseudonyms.map(({ pseudonym, name }) => [name, pseudonym] as const),
    (name) => isCommonWord(nameWords(name).join(''), language),
  )
