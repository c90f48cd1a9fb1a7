import type { Language } from '../../../text/language.ts'
import { plainFormulas } from './plain-formulas.ts'
import { divide, readDecimal, type Rational } from './rational.ts'

interface TokenPosition {
  /** Where the token stands in the plain text. */
  start: number
  end: number
  spaceBefore: boolean
  spaceAfter: boolean
}

export type Operator = '+' | '-' | '*' | '/' | '^' | 'of'

export type Token = TokenPosition &
  (
    | {
        kind: 'number'
        value: Rational
        /** Decimals as written. */
        decimals: number
        /** `whole`, or a fraction such as 3/4, or a decimal. */
        form: 'whole' | 'fraction' | 'decimal'
        percent: boolean
        unit: string
      }
    | {
        kind: 'operator'
        operator: Operator
        /** Whether it may also be punctuation: a dash or a colon. */ mayPunctuate: boolean
      }
    | { kind: 'open' | 'close' | 'root' | 'equals' }
    /** Something that stands for a number: a letter, a gap, a function, a date. */
    | { kind: 'unknown' }
    /** A word, which may be a unit. */
    | { kind: 'word'; text: string }
    /** Where a calculation ends: punctuation, a new line, another relation. */
    | { kind: 'break' }
  )

const grouped: Readonly<Record<Language, string>> = {
  en: String.raw`\d{1,3}(?:,\d{3})+(?!\d)|\d{1,3}(?:[\u00a0\u202f\u2009]\d{3})+(?!\d)`,
  fr: String.raw`\d{1,3}(?:[\u0020\u00a0\u202f\u2009]\d{3})+(?!\d)`,
  ar: String.raw`\d{1,3}(?:[\u0020\u00a0\u202f\u2009]\d{3})+(?!\d)`,
}
const decimals: Readonly<Record<Language, string>> = {
  en: String.raw`(?:\.\d+)?`,
  fr: String.raw`(?:[.,]\d+)?`,
  ar: String.raw`(?:[.,]\d+)?`,
}

/** What the text can hold at one position, in the order in which it is tried. */
const grammar = (language: Language) =>
  new RegExp(
    [
      String.raw`(?<space>[\u0020\t\u00a0\u202f\u2009]+)`,
      String.raw`(?<gap>…|\.{3,}|_{2,}|[□▢☐◻⬜?؟])`,
      // Arabic writes "and", "then", "with", "to" and "like" together with the number behind it.
      String.raw`(?<prefix>(?:[وف][بلك]?|[بلك])(?:ال)?ـ*(?=\d))`,
      String.raw`(?<name>\p{L}+_?\d[\p{L}\d]*)`,
      String.raw`(?<word>\p{L}[\p{L}\p{M}’'-]*)`,
      String.raw`(?<fraction>(?<![\d/.,])\d+\/\d+(?![\d/]|[.,]\d))`,
      String.raw`(?<junk>\d+(?:[/:]\d+){2,}|\d{1,2}:\d{2}(?!\d))`,
      String.raw`(?<number>(?:${grouped[language]}|\d+)${decimals[language]})`,
      String.raw`(?<percent>%)`,
      String.raw`(?<currency>[€£¥$°])`,
      String.raw`(?<operator>[+×*·⋅∙÷/:^]|[-−–—])`,
      String.raw`(?<open>[([])`,
      String.raw`(?<close>[)\]])`,
      '(?<root>√)',
      '(?<equals>=)',
      String.raw`(?<other>[\s\S])`,
    ].join('|'),
    'uy',
  )

const operators: Readonly<Record<string, Operator>> = {
  ...{ '+': '+', '×': '*', '*': '*', '·': '*', '⋅': '*', '∙': '*', '÷': '/', '/': '/', ':': '/', '^': '^' },
  ...{ '-': '-', '−': '-', '–': '-', '—': '-' },
}
const isSpace = (character: string | undefined) => character !== undefined && /\s/u.test(character)

/** A number with its value. In Arabic texts, a comma before three digits separates thousands or decimals: null. */
function readNumber(source: string, language: Language): { value: Rational; decimals: number } | null {
  const compact = source.replace(/[\u0020\u00a0\u202f\u2009]/gu, '')
  if (language === 'ar' && /^\d{1,3},\d{3}$/u.test(compact)) return null
  const text = language === 'en' ? compact.replaceAll(',', '') : compact.replace(',', '.')
  const value = readDecimal(text)
  return value && { value, decimals: text.split('.')[1]?.length ?? 0 }
}

/** Splits a text into tokens. The plain text is the one that their places refer to. */
export function tokensIn(text: string, language: Language): { plain: string; tokens: Token[] } {
  const plain = plainFormulas(text).replace(/(?<=\d)(\s*)[xX](\s*)(?=\d)/gu, '$1×$2')
  const pattern = grammar(language)
  const tokens: Token[] = []
  for (let match = pattern.exec(plain); match; match = pattern.exec(plain)) {
    const { groups = {}, index: start } = match
    const source = match[0]
    const end = start + source.length
    const isBehindPrefix = /[وفبلكاـ]/u.test(plain[start - 1] ?? '')
    const position = {
      ...{ start, end, spaceAfter: isSpace(plain[end]) },
      spaceBefore: isBehindPrefix || isSpace(plain[start - 1]),
    }
    const push = (token: Token) => void tokens.push(token)
    const number = (value: Rational | null, places: number, form: 'whole' | 'fraction' | 'decimal') =>
      push(
        value
          ? { ...position, kind: 'number', value, decimals: places, form, percent: false, unit: '' }
          : { ...position, kind: 'unknown' },
      )
    if (groups['space'] !== undefined) continue
    if (groups['fraction'] !== undefined) {
      const [top = '', bottom = ''] = source.split('/')
      const [above, below] = [readDecimal(top), readDecimal(bottom)]
      number(above && below && divide(above, below), 0, 'fraction')
    } else if (groups['number'] !== undefined) {
      // A number that goes on behind a second separator is a date, a list or a version.
      const [rest = ''] = /^(?:[.,]\d+)+/u.exec(plain.slice(end)) ?? []
      const read = rest === '' ? readNumber(source, language) : null
      number(read?.value ?? null, read?.decimals ?? 0, read?.decimals ? 'decimal' : 'whole')
      pattern.lastIndex = end + rest.length
    } else if (groups['word'] !== undefined || groups['prefix'] !== undefined)
      push({ ...position, kind: 'word', text: source.replaceAll('ـ', '') })
    else if (groups['gap'] !== undefined || groups['name'] !== undefined || groups['junk'] !== undefined)
      push({ ...position, kind: 'unknown' })
    else if (groups['percent'] !== undefined) markPercent(tokens, position)
    else if (groups['currency'] !== undefined) push({ ...position, kind: 'word', text: source })
    else if (source === ':' && position.spaceAfter && !position.spaceBefore)
      push({ ...position, kind: 'break' })
    else if (groups['operator'] !== undefined)
      push({
        ...position,
        kind: 'operator',
        operator: operators[source] ?? '+',
        mayPunctuate: /[-−–—:]/u.test(source),
      })
    else if (groups['open'] !== undefined) push({ ...position, kind: 'open' })
    else if (groups['close'] !== undefined) push({ ...position, kind: 'close' })
    else if (groups['root'] !== undefined) push({ ...position, kind: 'root' })
    else if (groups['equals'] !== undefined) push({ ...position, kind: 'equals' })
    else push({ ...position, kind: 'break' })
  }
  return { plain, tokens }
}

function markPercent(tokens: Token[], position: TokenPosition): void {
  const last = tokens.at(-1)
  if (last?.kind !== 'number') return void tokens.push({ ...position, kind: 'unknown' })
  const hundred = readDecimal('100')
  const value = hundred && divide(last.value, hundred)
  if (value)
    tokens[tokens.length - 1] = {
      ...last,
      value,
      percent: true,
      end: position.end,
      spaceAfter: position.spaceAfter,
    }
}
