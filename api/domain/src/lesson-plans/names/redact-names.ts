import type { Language } from '../../text/language.ts'
import { createFindNames } from './find-names.ts'
import { namePatterns, type NameRoster } from './name-patterns.ts'

/** A name as it was typed, and the pseudonym that replaces it. */
export interface ReplacedName {
  name: string
  pseudonym: string
}

export interface Redacted<T> {
  /** The value without names. */
  value: T
  /** One name for each student who was named: the first as typed. A model's answer gets it back. */
  pseudonyms: ReplacedName[]
  /** Every name as typed. */
  replaced: ReplacedName[]
}

/** Properties with codes and ids, which no person typed. */
const codes = new Set(
  'id key kind type run direction teachingModel bloomLevel taskId classId examId skillIds continues imageId'.split(
    ' ',
  ),
)
/** The language of a lesson, unlike the one of a block of code, which is typed. */
const isLanguage = (name: string, value: unknown) =>
  name === 'language' && ['en', 'fr', 'ar'].includes(String(value))
/** Properties whose texts are titles and terms, not sentences. */
const titles = new Set('subject level topic title name code needs questions term label'.split(' '))
/** Tasks of a student sheet have ids up to this one, which look like a pseudonym. */
const likeTask = 'S10'
const looksLikePseudonym = /\bS\d{2,}\b/gu

/** Calls `change` with every typed text of a value and the name of its property; a copy contains the results. */
function mapTexts<T>(value: T, change: (text: string, property: string) => string, property = ''): T {
  if (typeof value === 'string') return change(value, property) as T
  if (Array.isArray(value)) return value.map((one: unknown) => mapTexts(one, change, property)) as T
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]: [string, unknown]) => [
      name,
      codes.has(name) || isLanguage(name, one) ? one : mapTexts(one, change, name),
    ]),
  ) as T
}

/**
 * Replaces the names of students in every text of a value by pseudonyms (S01, S02 …). A student has the same pseudonym
 * in the whole value: the position in the roster. Longer words that contain a name stay, and so do ordinary words of the
 * language in lower case ("they will"), even if a student has this first name.
 */
export function redactDeep<T>(value: T, roster: NameRoster, language?: Language): Redacted<T> {
  const size = roster.ofClass.length + roster.others.length
  if (size === 0) return { value, pseudonyms: [], replaced: [] }
  const taken = new Set([likeTask])
  mapTexts(value, (text) => {
    for (const [written] of text.matchAll(looksLikePseudonym)) taken.add(written)
    return text
  })
  const pseudonymOf = (student: number): string => {
    let number = student + 1
    const text = () => `S${String(number).padStart(2, '0')}`
    // What a teacher typed must not become a name when the names return.
    while (taken.has(text())) number += size
    return text()
  }
  const findNames = createFindNames(namePatterns(roster, language))
  const pseudonyms = new Map<string, string>()
  const replaced = new Map<string, ReplacedName>()

  const redact = (text: string, property: string): string => {
    let [result, end] = ['', 0]
    for (const { start, end: nameEnd, owners } of findNames(text, !titles.has(property))) {
      const pseudonym = pseudonymOf(owners[0]?.student ?? 0)
      const name = text.slice(start, nameEnd)
      if (!pseudonyms.has(pseudonym)) pseudonyms.set(pseudonym, name)
      replaced.set(name, { name, pseudonym })
      const before = text.slice(end, start)
      // A digit beside the pseudonym would be read as a part of it.
      const isAfterDigit = /[\p{N}\p{Script=Latin}]$/u.test(before)
      const isBeforeDigit = /^[\p{N}\p{Script=Latin}]/u.test(text.slice(nameEnd, nameEnd + 2))
      result += `${before}${isAfterDigit ? '-' : ''}${pseudonym}${isBeforeDigit ? '-' : ''}`
      end = nameEnd
    }
    return result + text.slice(end)
  }
  return {
    value: mapTexts(value, redact),
    pseudonyms: [...pseudonyms].map(([pseudonym, name]) => ({ pseudonym, name })),
    replaced: [...replaced.values()],
  }
}

/** The same for one text. */
export function redactNames(
  text: string,
  roster: NameRoster,
  language?: Language,
): { text: string; replaced: ReplacedName[] } {
  const { value, replaced } = redactDeep(text, roster, language)
  return { text: value, replaced }
}
