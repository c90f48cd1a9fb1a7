import { readInline } from '../content/inline/read-inline.ts'
import type { MathNode } from '../content/mathematics.ts'
import { latexOf } from '../content/writing/latex-of.ts'
import type { RichPiece, RichText } from './item.ts'

/** The formulas and words of a typed text; see `readInline` for what counts as a formula. */
export const richText = (typed: string): RichPiece[] =>
  readInline(typed).map((piece) =>
    piece.kind === 'text' ? piece : { kind: 'mathematics', nodes: piece.nodes },
  )

/** One formula. */
export const formula = (...nodes: readonly MathNode[]): RichPiece => ({ kind: 'mathematics', nodes })

/** A formula between dollar signs doesn't end with a space, such as the one after a command. */
const delimited = (latex: string): string => `$${latex.replace(/(?<!\\) +$/u, '')}$`

/** The text that {@link richText} reads as this one, for an editor and for files. */
export const typedText = (rich: RichText): string =>
  rich.map((piece) => (piece.kind === 'text' ? piece.text : delimited(latexOf(piece.nodes)))).join('')
