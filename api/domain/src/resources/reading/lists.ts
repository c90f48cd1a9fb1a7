import { canonicalNumber, type Exact } from '../exact.ts'
import type { Language } from '../../text/language.ts'
import { readNumber } from './read-number.ts'

export interface ReadValues {
  values: string[]
  beside: string
}

const conjunctions: Readonly<Record<Language, RegExp>> = {
  en: /\s+and\s+/gu,
  fr: /\s+et\s+/gu,
  ar: /\s+و\s*(?=[⟨\d-])/gu,
}

/** The members of a list: between semicolons, commas followed by a gap, and the word before the last one. */
const membersOf = (flat: string, language: Language): string[] =>
  flat
    .replace(/\.$/u, '')
    .replace(conjunctions[language], '; ')
    .split(/\s*(?:;|,\s)\s*/u)
    .filter((member) => member !== '')

/** All members as numbers, each with the same word beside it or only some with it; null if one can't be read. */
function numbersOf(
  members: readonly string[],
  language: Language,
): { numbers: Exact[]; beside: string } | null {
  const read = members.map((member) => readNumber(member, language))
  const numbers = read.map((number) => number?.value).filter((value) => value !== undefined)
  const besides = new Set(read.map((number) => number?.beside ?? '').filter(Boolean))
  if (numbers.length === 0 || numbers.length !== members.length || besides.size > 1) return null
  return { numbers, beside: [...besides][0] ?? '' }
}

const asValues = (list: { numbers: readonly Exact[]; beside: string } | null): ReadValues | null =>
  list && { values: list.numbers.map(canonicalNumber), beside: list.beside }

/** Numbers separated as in a list or by `separator`. */
export const readList = (flat: string, language: Language, separator?: RegExp): ReadValues | null =>
  asValues(numbersOf(separator?.test(flat) ? flat.split(separator) : membersOf(flat, language), language))

/** Numbers in an order: as a list, or with `<` or `>` between them that say the order which is asked. */
export const readOrder = (flat: string, language: Language, sign: '<' | '>'): ReadValues | null =>
  readList(flat, language, sign === '<' ? /\s*<\s*/u : /\s*>\s*/u)

/** Numbers whose order doesn't matter, in ascending order. */
function sorted(list: { numbers: Exact[]; beside: string } | null): ReadValues | null {
  list?.numbers.sort((a, b) => a.compare(b))
  return asValues(list)
}

export const readSet = (flat: string, language: Language): ReadValues | null =>
  sorted(numbersOf(membersOf(flat, language), language))

/** Prime factors, as a list or as a product with powers such as 2² × 3. */
export function readPrimes(flat: string, language: Language): ReadValues | null {
  const members = /[*^]/u.test(flat) ? flat.split(/\s*\*\s*/u) : membersOf(flat, language)
  const single = members.flatMap((member) => {
    const [, base, exponent = '1'] = /^(\d+)(?:\^(\d{1,2}))?\.?$/u.exec(member.trim()) ?? []
    return base === undefined ? [''] : Array.from({ length: Number(exponent) }, () => base)
  })
  return sorted(numbersOf(single, language))
}
