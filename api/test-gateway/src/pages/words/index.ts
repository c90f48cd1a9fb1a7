import { writeAmount } from '@classeur/domain/billing'
import { languages, type Language } from '@classeur/domain/text'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import type { PageWords } from './page-words.ts'

export type { PageWords } from './page-words.ts'

/** The texts, dates and amounts of one language. */
export interface Wording {
  language: Language
  words: PageWords
  /** An amount in minor units, such as €4.00. */
  money: (amount: number, currency: string) => string
  /** A date with the time, in UTC. */
  moment: (seconds: number) => string
  day: (seconds: number) => string
}

const words: Record<Language, PageWords> = { en, fr, ar }
const tags: Record<Language, string> = { en: 'en-GB', fr: 'fr-FR', ar: 'ar-u-nu-latn' }

function createWording(language: Language): Wording {
  const tag = tags[language]
  const date = (style: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(tag, { ...style, timeZone: 'UTC' })
    return (seconds: number) => format.format(seconds * 1000)
  }
  return {
    language,
    words: words[language],
    money(amount, currency) {
      const format = new Intl.NumberFormat(tag, { style: 'currency', currency })
      return format.format(writeAmount(amount, currency) as `${number}`)
    },
    moment: date({ dateStyle: 'long', timeStyle: 'short' }),
    day: date({ dateStyle: 'long' }),
  }
}

const wordings = new Map(languages.map((language) => [language, createWording(language)]))
const isLanguage = (tag: string): tag is Language => (languages as readonly string[]).includes(tag)
const languageOf = (tag: string | undefined) => tag?.trim().slice(0, 2).toLowerCase() ?? ''

/**
 * The wording for a request: the language of the session if it has one, or else the browser's first language that the
 * pages speak, or else English.
 */
export function wordingFor(locale: string | null, acceptLanguage: string | undefined): Wording {
  const wanted = [locale ?? '', ...(acceptLanguage ?? '').split(',').map((part) => part.split(';', 1)[0])]
  const language = wanted.map(languageOf).find(isLanguage) ?? 'en'
  const wording = wordings.get(language)
  if (!wording) throw new Error(`no texts in ${language}`)
  return wording
}

/** Fills `{name}` in a text. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_found, name: string) => String(values[name] ?? ''))
