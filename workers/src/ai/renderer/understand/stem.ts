import type { Language } from '@classeur/contracts'
import { normaliseForMatching } from '../../safety/normalise.ts'

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
  /** In one spelling of each letter. */
  raw: string
  stem: string
}

const toWesternDigit = (digit: string): string => String((digit.codePointAt(0) ?? 0) & 0xf)

/** The words of a text without articles, each with its stem; both dictionary and prompt pass through here. */
export function wordsOf(text: string, language: Language): Word[] {
  return normaliseForMatching(
    text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, toWesternDigit).replace(/œ/g, 'oe'),
  )
    .trim()
    .split(' ')
    .filter((word) => word !== '' && !smallWords[language].test(word))
    .map((raw) => ({ raw, stem: stems[language](raw) }))
}

/** Other stems an Arabic word may hide: after a stuck particle, or under the ending of two. */
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
