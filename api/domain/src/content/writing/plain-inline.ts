import { readInline } from '../inline/read-inline.ts'
import { plainMathematics } from './plain-mathematics.ts'

/** A text with its formulas in plain characters, for places that can't show formulas, such as names and labels. */
export const plainInline = (text: string): string =>
  readInline(text)
    .map((piece) => (piece.kind === 'text' ? piece.text : plainMathematics(piece.nodes)))
    .join('')
