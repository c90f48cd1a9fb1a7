import type { Language } from '../../../text/language.ts'
import { tokensIn, type Token } from './tokens.ts'
import { isLooseSign, resolveWords } from './units.ts'

/** One side of an equation: the ways in which its tokens can be cut out of the text, the longest first. */
export interface Side {
  cuts: readonly (readonly Token[])[]
  /** Whether a word stands directly before it, so that it may be the end of something longer. */
  followsWord: boolean
}

/** Sides joined by equals signs. */
export interface Equation {
  sides: readonly Side[]
  /** The plain text behind the last side, in which a remainder may be named. */
  rest: string
  plain: string
}

/** Splits at breaks and words, which belong to no calculation. Keeps whether a word ended the part before. */
function runsOf(tokens: readonly Token[]): { tokens: Token[]; followsWord: boolean }[] {
  const runs: { tokens: Token[]; followsWord: boolean }[] = [{ tokens: [], followsWord: false }]
  for (const token of tokens) {
    if (token.kind === 'break' || token.kind === 'word')
      runs.push({ tokens: [], followsWord: token.kind === 'word' })
    else runs.at(-1)?.tokens.push(token)
  }
  return runs.filter((run) => run.tokens.some(({ kind }) => kind === 'equals'))
}

const startsOperand = (token: Token | undefined) =>
  token?.kind === 'number' || token?.kind === 'open' || token?.kind === 'root'
const endsOperand = (token: Token | undefined) => token?.kind === 'number' || token?.kind === 'close'

/** Where a side may begin or end inside its tokens: at a dash or colon between two thoughts, or between two operands. */
function seams(tokens: readonly Token[]): number[] {
  return tokens.flatMap((token, index) => {
    const before = tokens[index - 1]
    const isSeam = isLooseSign(before) || (endsOperand(before) && startsOperand(token) && token.spaceBefore)
    return isSeam ? [index] : []
  })
}

/** The brackets that a side opens must be closed in it. An open one before it encloses the whole equation. */
function afterLooseBracket(tokens: readonly Token[]): Token[] {
  let depth = 0
  for (let index = tokens.length - 1; index >= 0; index -= 1) {
    if (tokens[index]?.kind === 'close') depth += 1
    if (tokens[index]?.kind === 'open' && (depth -= 1) < 0) return tokens.slice(index + 1)
  }
  return [...tokens]
}

function beforeLooseBracket(tokens: readonly Token[]): Token[] {
  let depth = 0
  for (const [index, token] of tokens.entries()) {
    if (token.kind === 'open') depth += 1
    if (token.kind === 'close' && (depth -= 1) < 0) return tokens.slice(0, index)
  }
  return [...tokens]
}

function firstSide(tokens: readonly Token[], followsWord: boolean): Side {
  const whole = afterLooseBracket(tokens)
  const cuts = [whole, ...seams(whole).map((index) => whole.slice(index))]
  return { cuts, followsWord: followsWord || whole.length < tokens.length }
}

function lastSide(tokens: readonly Token[]): Side {
  const whole = beforeLooseBracket(tokens)
  const ends = seams(whole).map((index) => (isLooseSign(whole[index - 1]) ? index - 1 : index))
  // A dash at the end belongs to the text behind.
  const closed = isLooseSign(whole.at(-1)) ? whole.slice(0, -1) : whole
  const bracket = closed.findIndex((token, index) => index > 0 && token.kind === 'open' && token.spaceBefore)
  return {
    cuts: [
      closed,
      ...ends.toReversed().map((end) => whole.slice(0, end)),
      ...(bracket > 0 ? [closed.slice(0, bracket)] : []),
    ],
    followsWord: false,
  }
}

/** All equations of numbers in a text. */
export function equationsIn(text: string, language: Language): Equation[] {
  const { plain, tokens } = tokensIn(text, language)
  return runsOf(resolveWords(tokens)).map(({ tokens: run, followsWord }) => {
    const parts: Token[][] = [[]]
    for (const token of run) {
      if (token.kind === 'equals') parts.push([])
      else parts.at(-1)?.push(token)
    }
    const sides = parts.map((part, index): Side => {
      if (index === 0) return firstSide(part, followsWord)
      return index === parts.length - 1 ? lastSide(part) : { cuts: [part], followsWord: false }
    })
    return { sides, rest: plain.slice(run.at(-1)?.end ?? 0), plain }
  })
}
