import type { ItemCheck } from '../../resources/item-check.ts'
import type { Language } from '../../text/language.ts'
import { arabicPast, arabicPresent } from './tables/arabic-verbs.ts'
import {
  arabicBrokenPlurals,
  arabicDuals,
  arabicFemininePlurals,
  arabicMasculinePlurals,
} from './tables/arabic-words.ts'
import { englishVerbs } from './tables/english-verbs.ts'
import { englishArticles, englishComparisons, englishPlurals } from './tables/english-words.ts'
import { frenchFuture, frenchImperfect, frenchPresent } from './tables/french-verbs.ts'
import {
  frenchFeminines,
  frenchParticiplesWithAvoir,
  frenchParticiplesWithEtre,
  frenchPlurals,
} from './tables/french-words.ts'
import type { WordTable } from './tables/read-table.ts'

/** Checks that are answered from the tables of a language. */
export type FormCheck = Extract<ItemCheck, { kind: 'conjugation' | 'plural' | 'word-form' }>

/** Tables with one column for each person. */
const byPerson: Readonly<Record<string, WordTable>> = {
  'fr présent': frenchPresent,
  'fr imparfait': frenchImperfect,
  'fr futur': frenchFuture,
  'ar present': arabicPresent,
  'ar past': arabicPast,
}

const plurals: Readonly<Record<Language, readonly WordTable[]>> = {
  en: [englishPlurals],
  fr: [frenchPlurals],
  ar: [arabicMasculinePlurals, arabicFemininePlurals, arabicBrokenPlurals],
}

/** A table and the column of the form. */
const columns: Readonly<Record<string, readonly [WordTable, number]>> = {
  'en present': [englishVerbs, 0],
  'en past-simple': [englishVerbs, 1],
  'en past-participle': [englishVerbs, 2],
  'en comparative': [englishComparisons, 0],
  'en superlative': [englishComparisons, 1],
  'en article': [englishArticles, 0],
  'fr feminine': [frenchFeminines, 0],
  'ar masculine-plural-object': [arabicMasculinePlurals, 1],
  'ar dual': [arabicDuals, 0],
  'ar dual-object': [arabicDuals, 1],
}

const inColumn = (name: string, word: string): string | null => {
  const [table, column] = columns[name] ?? []
  return (column === undefined ? null : table?.get(word)?.[column]) ?? null
}

/** The columns of a participle, and the table for the two tenses that say the gender of the subject. */
const participlePrefix = 'participle-'
const participleColumns = ['masculine', 'feminine', 'masculine-plural', 'feminine-plural']
const composed = { 'passé composé, masculine': 0, 'passé composé, feminine': 1 } as const
const firstPlural = 3

function participle(verb: string, agreement: string): string | null {
  const row = frenchParticiplesWithEtre.get(verb) ?? frenchParticiplesWithAvoir.get(verb)
  return row?.[participleColumns.indexOf(agreement)] ?? null
}

/** The passé composé of a verb with être. */
function composedWithEtre(verb: string, tense: keyof typeof composed, person: number): string | null {
  const auxiliary = frenchPresent.get('être')?.[person]
  const form = frenchParticiplesWithEtre.get(verb)?.[composed[tense] + (person >= firstPlural ? 2 : 0)]
  return auxiliary !== undefined && form !== undefined ? `${auxiliary} ${form}` : null
}

const isComposed = (tense: string): tense is keyof typeof composed => Object.hasOwn(composed, tense)

function conjugated({ language, verb, tense, person }: FormCheck & { kind: 'conjugation' }): string | null {
  if (language === 'fr' && isComposed(tense)) return composedWithEtre(verb, tense, person)
  // English forms are the same for all persons, except in the present, of which the table has the third.
  if (language === 'en') return tense === 'present' && person !== 2 ? null : inColumn(`en ${tense}`, verb)
  return byPerson[`${language} ${tense}`]?.get(verb)?.[person] ?? null
}

/** The asked form of a word, in Arabic without vowel signs; null if the tables don't have it. */
export function lookUpForm(check: FormCheck): string | null {
  switch (check.kind) {
    case 'conjugation':
      return conjugated(check)
    case 'plural': {
      const rows = plurals[check.language].map((table) => table.get(check.noun))
      return rows.find((row) => row !== undefined)?.[0] ?? null
    }
    case 'word-form':
      return check.language === 'fr' && check.table.startsWith(participlePrefix)
        ? participle(check.word, check.table.slice(participlePrefix.length))
        : inColumn(`${check.language} ${check.table}`, check.word)
  }
}
