import { foldLetters } from '../../../safety/fold-letters.ts'
import { functionWords } from '../language/function-words.ts'
import type { Token } from './tokens.ts'

type WordToken = Token & { kind: 'word' }

/** Words between a share and a number that mean "times". */
const ofWords: ReadonlySet<string> = new Set('of de d des du من'.split(' '))
/** Words before a number that make it part of a calculation in words. */
export const calculatingWords: ReadonlySet<string> = new Set(
  'of plus minus times by over from to per less de moins fois par sur sous من على علي في زائد ناقص ضرب ب ل'.split(
    ' ',
  ),
)
/** The Arabic "and" and "then", which end a calculation, except in "2 and 1/2". */
const conjunctions: ReadonlySet<string> = new Set('و ف'.split(' '))
/** Abbreviations such as `h` or `kg` between two numbers make one quantity of them. */
const longestAbbreviation = 3
const currency = /^[€£¥$]$/u

const isOperand = (token: Token | undefined) =>
  token?.kind === 'number' || token?.kind === 'open' || token?.kind === 'unknown' || token?.kind === 'root'
const isShare = (token: Token | undefined) =>
  token?.kind === 'number' && (token.percent || token.form === 'fraction')

function isSmallWord(text: string): boolean {
  const word = foldLetters(text)
  return functionWords.en.has(word) || functionWords.fr.has(word)
}
const isAbbreviation = (text: string) => text.length <= longestAbbreviation && !isSmallWord(text)

/** Plural and singular name the same unit. */
const unitKey = (text: string) => foldLetters(text).replace(/(?<=\p{L}{3})e?s$/u, '')

/** A dash or colon with spaces around it may separate two thoughts instead of subtracting. */
export const isLooseSign = (token: Token | undefined): boolean =>
  token?.kind === 'operator' && token.mayPunctuate && token.spaceBefore && token.spaceAfter

const isWholeNumber = (token: Token | undefined) => token?.kind === 'number' && token.form === 'whole'
const isFraction = (token: Token | undefined) => token?.kind === 'number' && token.form === 'fraction'

/** Things with numbers, in folded letters: behind their number, a colon introduces what they contain. */
const numbered: ReadonlySet<string> = new Set(
  (
    'line row column step task question item example exercise card box bar part case group problem no ' +
    'ligne colonne etape tache consigne exercice exemple carte case barre partie cas groupe probleme saut rang n nº ' +
    'سطر صف عمود خطوه سوال تمرين مثال بطاقه جزء حاله مجموعه مساله شريط رقم'
  ).split(' '),
)
const isNumbered = (token: Token | undefined) =>
  token?.kind === 'word' &&
  (token.text === '°' || numbered.has(foldLetters(token.text).replace(/^[وفب]?ال/u, '')))

/** "Line 1 : 1/4" numbers a line; it divides nothing. */
function isLabelColon(tokens: readonly Token[], index: number): boolean {
  const [token, number, word] = [tokens[index], tokens[index - 1], tokens[index - 2]]
  return token?.kind === 'operator' && isLooseSign(token) && isWholeNumber(number) && isNumbered(word)
}

/** Whether a word stands for a number: `x + 3`, `f(3)`, `half of 3 + 5`, `1 h 30`. */
function isQuantity({ text }: WordToken, last: Token | undefined, next: Token | undefined): boolean {
  const isLetter = text.length === 1
  if (next?.kind === 'open') return !next.spaceBefore
  if (next?.kind === 'number' && calculatingWords.has(foldLetters(text))) return true
  if (next?.kind === 'number' && last?.kind === 'number') return isAbbreviation(text)
  if (last?.kind === 'operator') return isLetter || !isLooseSign(last)
  if (next?.kind !== 'operator') return false
  // "so -3 + 5" has a sign, and "well - 3 + 5" a dash.
  const isSign = next.mayPunctuate && next.spaceBefore
  return isLetter || !isSign
}

/** A unit behind a number, with its power or quotient: cm² and km/h are one unit. */
function unitAt(tokens: readonly Token[], index: number): { unit: string; used: number; last: Token } | null {
  const [word, sign, part] = tokens.slice(index, index + 3)
  if (word?.kind !== 'word') return null
  const unit = unitKey(word.text)
  if (sign?.kind === 'operator' && sign.operator === '^' && part?.kind === 'number')
    return { unit: `${unit}^${part.value.numerator}`, used: 3, last: part }
  if (sign?.kind === 'operator' && sign.operator === '/' && !sign.spaceBefore && part?.kind === 'word')
    return { unit: `${unit}/${unitKey(part.text)}`, used: 3, last: part }
  return { unit, used: 1, last: word }
}

/**
 * Decides what each word is: "of" after a share means "times"; a word behind a number is its unit; some words stand for
 * a number; any other word ends the calculation.
 */
export function resolveWords(tokens: readonly Token[]): Token[] {
  const resolved: Token[] = []
  let prefix = ''
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index] as Token
    const [last, next] = [resolved.at(-1), tokens[index + 1]]
    if (isLabelColon(tokens, index)) resolved.push({ ...token, kind: 'break' })
    else if (token.kind === 'word' && conjunctions.has(token.text)) {
      if (!(isWholeNumber(last) && isFraction(next))) resolved.push(token)
    } else if (token.kind !== 'word') {
      resolved.push(token.kind === 'number' && prefix !== '' ? { ...token, unit: prefix } : token)
      prefix = ''
    } else if (isShare(last) && ofWords.has(foldLetters(token.text)) && isOperand(next))
      resolved.push({ ...token, kind: 'operator', operator: 'of', mayPunctuate: false })
    else if (last?.kind === 'number' && last.unit === '' && !isOperand(next) && !isSmallWord(token.text)) {
      const unit = unitAt(tokens, index)
      if (!unit) continue
      const { end, spaceAfter } = unit.last
      resolved[resolved.length - 1] = { ...last, unit: unit.unit, end, spaceAfter }
      index += unit.used - 1
    } else if (next?.kind === 'number' && currency.test(token.text)) prefix = unitKey(token.text)
    else resolved.push(isQuantity(token, last, next) ? { ...token, kind: 'unknown' } : token)
  }
  return resolved
}
