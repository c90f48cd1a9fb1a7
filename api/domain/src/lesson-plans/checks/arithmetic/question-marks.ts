import { foldLetters } from '../../../safety/fold-letters.ts'
import type { Token } from './tokens.ts'
import { calculatingWords } from './units.ts'

const isQuestionMark = (token: Token, plain: string) =>
  token.kind === 'unknown' && /^[?؟]$/u.test(plain.slice(token.start, token.end))

/** Whether a calculation can end with a token. A word may be a unit, but "1/4 of" goes on. */
function endsCalculation(token: Token | undefined): boolean {
  if (token?.kind === 'word') return !calculatingWords.has(foldLetters(token.text))
  return token?.kind === 'number' || token?.kind === 'close' || token?.kind === 'unknown'
}

/** Whether a calculation goes on behind a question mark, as in "3 ? 4" and "1? + 30". */
function goesOn({ spaceBefore, spaceAfter }: Token, next: Token | undefined): boolean {
  switch (next?.kind) {
    case 'operator':
    case 'equals':
    case 'close':
      return true
    case 'number':
    case 'open':
    case 'root':
    case 'unknown':
      return spaceBefore || !spaceAfter
    default:
      return false
  }
}

/** Turns question marks that end a question into breaks. All others stand for a missing number, operator or digit. */
export const withQuestionEnds = (tokens: readonly Token[], plain: string): Token[] =>
  tokens.map((token, index) => {
    const endsQuestion =
      isQuestionMark(token, plain) && endsCalculation(tokens[index - 1]) && !goesOn(token, tokens[index + 1])
    if (!endsQuestion) return token
    const { start, end, spaceBefore, spaceAfter } = token
    return { start, end, spaceBefore, spaceAfter, kind: 'break' }
  })
