import { westernDigits } from '../../text/digits.ts'
import type { Language } from '../../text/language.ts'
import { normaliseForMatching } from '../../safety/fold-letters.ts'

const smallWords: Record<Language, RegExp> = {
  en: /^(?:a|an|the|of|some|s)$/,
  fr: /^(?:le|la|les|l|un|une|des|du|de|d)$/,
  ar: /^$/,
}

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

export interface Word {
  /** As it was written. */
  written: string
  /** In folded letters. */
  raw: string
  stem: string
}

/** Excludes the English article "the", which would match the French "thé" (tea). */
const isForeign = (written: string, language: Language) => language === 'fr' && /^the$/i.test(written)

const wordPattern = /[\p{L}\p{N}\p{M}]+/gu

/** The words of a text with their stems, without articles. Both the word lists and prompts are read with this function. */
export function wordsOf(text: string, language: Language): Word[] {
  return (westernDigits(text).match(wordPattern) ?? []).flatMap((written) =>
    normaliseForMatching(written)
      .trim()
      .split(' ')
      .filter((raw) => raw !== '' && !smallWords[language].test(raw) && !isForeign(written, language))
      .map((raw) => ({ written, raw, stem: stems[language](raw) })),
  )
}

/** Further possible stems of an Arabic word: without an attached particle or a dual ending. */
export function hiddenStems({ stem }: Word, language: Language): { stem: string; isDual: boolean }[] {
  if (language !== 'ar') return []
  const found: { stem: string; isDual: boolean }[] = []
  const bare = stem.replace(/^[وفبلك](?=.{3})/u, '')
  if (bare !== stem) found.push({ stem: bare.replace(/^ال(?=.{2})/u, ''), isDual: false })
  for (const form of [stem, bare]) {
    if (/.{2}ت[اي]ن$/u.test(form)) found.push({ stem: form.replace(/ت[اي]ن$/u, 'ه'), isDual: true })
    if (/.{2}[اي]ن$/u.test(form)) found.push({ stem: form.replace(/[اي]ن$/u, ''), isDual: true })
  }
  return found
}
