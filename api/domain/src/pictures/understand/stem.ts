import { westernDigits } from '../../text/digits.ts'
import type { Language } from '../../text/language.ts'
import { normaliseForMatching } from '../../safety/fold-letters.ts'

const articles: Record<Language, RegExp> = {
  en: /^(?:a|an|the|some)$/,
  fr: /^(?:le|la|les|l|un|une|des)$/,
  ar: /^$/,
}
const ofWords: Record<Language, RegExp> = { en: /^of$/, fr: /^(?:du|de|d|au|aux|a)$/, ar: /^$/ }

const stems: Record<Language, (word: string) => string> = {
  en: (word) =>
    word.length < 4 || word.endsWith('ss')
      ? word
      : word
          .replace(/ies$/, 'y')
          .replace(/(?<=x|ch|sh|ss|o)es$/, '')
          .replace(/(?<=[^su])s$/, ''),
  fr: (word) => (word.length < 4 ? word : word.replace(/[sx]$/, '')),
  ar: (word) => word.replace(/^(?:[وف]?(?:[بك]?ال|لل))(?=.{2})/u, ''),
}

/**
 * What separates a word from the previous one: nothing (`next`), an article, "of", or a punctuation mark (`break`).
 * The first word of a text follows a break.
 */
export type Link = 'next' | 'article' | 'of' | 'break'

export interface Word {
  /** As it was written. */
  written: string
  /** In folded letters. */
  raw: string
  stem: string
  link: Link
  /** Its position in the text. */
  start: number
  end: number
}

/** Excludes the English article "the", which would match the French "thé" (tea). */
const isForeign = (written: string, language: Language) => language === 'fr' && /^the$/i.test(written)

const wordPattern = /[\p{L}\p{N}\p{M}]+/gu
const breaks = /[,;:.!?()،؛؟\n]/u

/** The words of a text with their stems, without articles. Both the word lists and prompts are read with this function. */
export function wordsOf(text: string, language: Language): Word[] {
  const words: Word[] = []
  let link: Link = 'break'
  let end = 0
  const plain = westernDigits(text)
  for (const { 0: written, index } of plain.matchAll(wordPattern)) {
    if (breaks.test(plain.slice(end, index))) link = 'break'
    end = index + written.length
    for (const raw of normaliseForMatching(written).trim().split(' ')) {
      // The "s" of "the cat’s eye".
      if (raw === '' || isForeign(written, language) || (language === 'en' && raw === 's')) continue
      if (ofWords[language].test(raw)) {
        if (link === 'next') link = 'of'
      } else if (articles[language].test(raw)) {
        if (link === 'next') link = 'article'
      } else {
        words.push({ written, raw, stem: stems[language](raw), link, start: index, end })
        link = 'next'
      }
    }
  }
  return words
}

/** Further possible stems of an Arabic word: without an attached particle or a dual ending. */
export function hiddenStems({ stem }: Word, language: Language): { stem: string; isDual: boolean }[] {
  if (language !== 'ar') return []
  const forms: { stem: string; isDual: boolean }[] = []
  const bare = stem.replace(/^[وفبلك](?=.{3})/u, '')
  if (bare !== stem) forms.push({ stem: bare.replace(/^ال(?=.{2})/u, ''), isDual: false })
  for (const form of [stem, bare]) {
    // The ending of an indefinite object: "reads a book".
    if (/.{3}ا$/u.test(form)) forms.push({ stem: form.slice(0, -1), isDual: false })
    if (/.{2}ت[اي]ن$/u.test(form)) forms.push({ stem: form.replace(/ت[اي]ن$/u, 'ه'), isDual: true })
    if (/.{2}[اي]ن$/u.test(form)) forms.push({ stem: form.replace(/[اي]ن$/u, ''), isDual: true })
  }
  return forms
}
