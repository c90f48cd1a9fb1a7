import { foldedWords, mentions, type WordPatterns } from '../lesson-plans/material/fold-words.ts'
import { agesOfLevel, type Ages } from '../lesson-plans/material/school-ages.ts'
import type { Language } from '../text/language.ts'
import { itemFamilies } from './all.ts'
import type { ItemFamily } from './item-family.ts'

/** For whom families are looked up. `subject` and `level` are as the teacher names them. */
export interface FamilySearch {
  language: Language
  subject: string
  level: string
}

/** Students practise what they missed in earlier years, and a little of the next one. */
const yearsBelow = 3
const yearsAbove = 1

const subjects: Readonly<Record<ItemFamily['subject'], WordPatterns>> = {
  mathematics: 'math numeracy calcul arithm algebr geometr statist رياضيات حساب هندسه جبر',
  language:
    'english anglais french francais arabic arabe language langue literacy grammar grammaire conjug orthograph spelling vocabul عربي فرنسي انجليزي انكليزي لغه قواعد نحو صرف املاء',
}

const isFor = ({ ages: suited, notBefore = 0 }: ItemFamily, ages: Ages | null): boolean =>
  !ages ||
  (suited.from <= ages.to + yearsAbove && suited.to >= ages.from - yearsBelow && ages.to >= notBefore)

/** Whether the family is offered to some class whose oldest students have this age. */
export const isForAge = (family: ItemFamily, age: number): boolean => isFor(family, { from: 0, to: age })

/** Whether the families of a subject suit a lesson; a name that says nothing excludes none. */
function isTaught(subject: ItemFamily['subject'], words: readonly string[]): boolean {
  const named = Object.entries(subjects).filter(([, patterns]) => mentions(words, patterns))
  return named.length === 0 || named.some(([name]) => name === subject)
}

/** The families that can write in a language for a subject. */
export function familiesOfSubject({ language, subject }: FamilySearch): ItemFamily[] {
  const words = foldedWords(subject)
  return itemFamilies.filter(
    (family) => family.languages.includes(language) && isTaught(family.subject, words),
  )
}

/** Those that suit the age of a class; all if its level implies no age. */
export function familiesForLevel(families: readonly ItemFamily[], level: string): ItemFamily[] {
  const ages = agesOfLevel(level)
  return families.filter((family) => isFor(family, ages))
}

/** How exactly words are named: the number of parts of the longest pattern that they match; 0 if they match none. */
function exactness(words: readonly string[], patterns: WordPatterns): number {
  const matched = patterns.split(' ').filter((pattern) => pattern !== '' && mentions(words, pattern))
  return Math.max(0, ...matched.map((pattern) => pattern.split('+').length))
}

/** Words are compared by their beginnings, as plurals and verbs differ at the end. */
const stem = (word: string): string => word.replace(/^(?:ال|لل|بال|وال)(?=..)/u, '').slice(0, 5)
const shortestWord = 4

const stemsOf = (words: readonly string[]): string[] =>
  [...new Set(words.filter((word) => word.length >= shortestWord).map(stem))].sort()

/** Whether a text is the name of a family, but for short words, endings and the order. */
function isNameOf(words: readonly string[], names: ItemFamily['names']): boolean {
  const wanted = stemsOf(words).join(' ')
  return wanted !== '' && Object.values(names).some((name) => stemsOf(foldedWords(name)).join(' ') === wanted)
}

/** With more families than this, a name is too general to mean all of them alike. */
const fewFamilies = 3

/**
 * The families that a name of a skill, a question or a correction asks for: those that it names most exactly, so that
 * "add fractions" finds no family about adding whole numbers. Empty if there are none.
 */
export function familiesNamed(text: string, families: readonly ItemFamily[]): ItemFamily[] {
  const words = foldedWords(text)
  const ranked = families.map((family) => ({ family, exact: exactness(words, family.words) }))
  const best = Math.max(0, ...ranked.map(({ exact }) => exact))
  if (best === 0) return []
  const named = ranked.filter(({ exact }) => exact === best).map(({ family }) => family)
  const byName = named.filter((family) => isNameOf(words, family.names))
  return named.length > fewFamilies && byName.length > 0 ? byName : named
}

/** The errors of a family, by key, that the name of an error type or the school's correction of it describes. */
export function errorsNamed(text: string, family: ItemFamily): string[] {
  const words = foldedWords(text)
  const ranked = Object.entries(family.errors).map(([key, error]) => ({
    key,
    exact: exactness(words, error.words),
  }))
  const best = Math.max(0, ...ranked.map(({ exact }) => exact))
  return best === 0 ? [] : ranked.filter(({ exact }) => exact === best).map(({ key }) => key)
}
