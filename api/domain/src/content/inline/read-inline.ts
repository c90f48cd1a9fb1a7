import type { Inline, MathNode } from '../mathematics.ts'
import { bracedCommandAt } from '../notation/braced-command.ts'
import { readNotation } from '../notation/read-notation.ts'
import { delimitedAt } from './delimited-formulas.ts'
import { negativeNumberAt, numberFractionAt } from './number-fractions.ts'

/** `nodes` is null for something that looks like a formula and can't be read: it stays text as a whole. */
interface Formula {
  end: number
  nodes: MathNode[] | null
}

function formulaAt(text: string, at: number): Formula | null {
  const char = text[at] ?? ''
  if (/[0-9٠-٩۰-۹]/.test(char)) return numberFractionAt(text, at)
  if (char === '-' || char === '−') return negativeNumberAt(text, at)
  if (char === '`') return { end: text.indexOf('`', at + 1) + 1 || at + 1, nodes: null }
  if (char !== '$' && char !== '\\') return null
  if (text.startsWith('\\$', at)) return { end: at + 2, nodes: [{ kind: 'text', text: '$' }] }
  const formula = delimitedAt(text, at) ?? bracedCommandAt(text, at)
  return formula && { end: formula.end, nodes: readNotation(formula.source) }
}

/**
 * Splits a text into formulas and what stands between them. Formulas stand between `$…$`, `$$…$$`, `\(…\)` or
 * `\[…\]`; a fraction of digits (1/2, 3 1/4), a negative number and a command with braces (`\frac{1}{2}`) need no delimiters. Whatever
 * isn't surely a formula stays text, so that no character is lost: the pieces joined are the text. Text between
 * backticks is code and stays as it is. Never throws.
 */
export function readInline(text: string): Inline[] {
  const pieces: Inline[] = []
  let textFrom = 0
  let at = 0
  while (at < text.length) {
    const formula = formulaAt(text, at)
    if (!formula?.nodes) {
      at = formula?.end ?? at + 1
      continue
    }
    if (at > textFrom) pieces.push({ kind: 'text', text: text.slice(textFrom, at) })
    pieces.push({ kind: 'mathematics', source: text.slice(at, formula.end), nodes: formula.nodes })
    at = textFrom = formula.end
  }
  if (textFrom < text.length) pieces.push({ kind: 'text', text: text.slice(textFrom) })
  return pieces
}
