import { foldLetters } from '../../safety/fold-letters.ts'
import { westernDigits } from '../../text/digits.ts'
import type { Language } from '../../text/language.ts'

export interface Token {
  kind: 'word' | 'number' | 'sign'
  /** As it was written, except that digits are 0–9. */
  written: string
  /** In folded letters; numbers as `-5`, `1.5` or `3/4`, signs in their plainest form. */
  folded: string
  /** The position of the token in the prompt's western-digit text. */
  start: number
  end: number
  /** Whether the figure covers it. */
  isUsed: boolean
}

const fractionSigns: Record<string, string> = { '½': '1/2', '¼': '1/4', '¾': '3/4', '⅓': '1/3', '⅔': '2/3' }
const signs: Record<string, string> = {
  '،': ',',
  '؛': ';',
  '−': '-',
  '–': '-',
  '—': '-',
  '×': 'x',
  '÷': '/',
  '⁄': '/',
  '٪': '%',
  '’': "'",
  '→': '-',
}

/** Western digits and plain fractions; the positions of tokens refer to this text. */
export const plainDigits = (prompt: string): string =>
  westernDigits(prompt)
    .replace(/(\d)?([½¼¾⅓⅔])/gu, (_whole, before: string | undefined, sign: string) =>
      before === undefined ? (fractionSigns[sign] ?? sign) : `${before} ${fractionSigns[sign] ?? sign}`,
    )
    .replace(/(?<=\d)[\u202f\u00a0](?=\d{3}(?!\d))/gu, '')
    // A comma between the numbers of a point separates them in every language.
    .replace(/\(\s*([-−]?\d+(?:[.٫]\d+)?)\s*,\s*([-−]?\d+(?:[.٫]\d+)?)\s*\)/gu, '($1;$2)')

const mixed = String.raw`\d+ \d+ ?[/⁄] ?\d+(?![\d/])`
const fraction = String.raw`\d+ ?[/⁄] ?\d+(?![\d/])`
/** A decimal comma is not followed by further numbers: `3,4,5` and `1, 2` are lists. */
const decimals: Record<Language, string> = {
  en: String.raw`\d{1,3}(?:,\d{3})+(?![\d,])|\d+(?:[.٫]\d+)?`,
  fr: String.raw`(?<!\d,)\d+,\d+(?!,?\d)|\d+(?:[.٫]\d+)?`,
  ar: String.raw`(?<!\d,)\d+,\d+(?!,?\d)|\d+(?:[.٫]\d+)?`,
}
/** A sign belongs to a number unless a number, a letter or a bracket is right before it. */
const minus = String.raw`(?:(?<![\p{L}\d)°%])[-−–])?`

const patternOf = (language: Language) =>
  new RegExp(
    `(?<number>${minus}(?:${mixed}|${fraction}|${decimals[language]}))|(?<word>[\\p{L}\\p{M}]+)|(?<sign>[^\\s])`,
    'gu',
  )

function foldedNumber(written: string, language: Language): string {
  const plain = written.replace(/[−–]/u, '-').replaceAll('٫', '.').replaceAll('⁄', '/')
  const parts = /^(-?)(\d+) (\d+) ?\/ ?(\d+)$/.exec(plain)
  if (parts) {
    const [, sign = '', whole = '0', top = '0', bottom = '1'] = parts
    return `${sign}${String(Number(whole) * Number(bottom) + Number(top))}/${bottom}`
  }
  const compact = plain.replaceAll(' ', '')
  return language === 'en' ? compact.replaceAll(',', '') : compact.replace(',', '.')
}

/** Splits the text into words, numbers and signs. */
export function tokenise(text: string, language: Language): Token[] {
  return [...text.matchAll(patternOf(language))].map(({ 0: written, index, groups }) => {
    const kind = groups?.['number'] ? 'number' : groups?.['word'] ? 'word' : 'sign'
    const folded =
      kind === 'number'
        ? foldedNumber(written, language)
        : kind === 'word'
          ? foldLetters(written)
          : (signs[written] ?? written)
    return { kind, written, folded, start: index, end: index + written.length, isUsed: false }
  })
}

/** The value of a number token's folded form. */
export function valueOf(folded: string): number {
  const [top = '', bottom] = folded.split('/')
  return bottom === undefined ? Number(top) : Number(top) / Number(bottom)
}
