import type { MathAccent, MathNode } from '../mathematics.ts'
import { inRow } from './rows.ts'

const raised: Readonly<Record<string, string>> = Object.fromEntries(
  [...'0123456789−n'].map((char, index) => [char, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁻ⁿ'][index] ?? char]),
)
const lowered: Readonly<Record<string, string>> = Object.fromEntries(
  [...'0123456789'].map((char, index) => [char, [...'₀₁₂₃₄₅₆₇₈₉'][index] ?? char]),
)
const accents: Readonly<Record<MathAccent, string>> = { line: '\u0305', arrow: '\u20d7', hat: '\u0302' }
const roots: Readonly<Record<string, string>> = { '3': '∛', '4': '∜' }

/** A number, a letter, a word or a letter with an index needs no brackets. */
const isSimple = ([first, second]: readonly MathNode[]): boolean =>
  second === undefined && (first?.kind === 'text' || (first?.kind === 'index' && isSimple(first.base)))
/** Neither does a product in front of a slash, such as 2x/3. */
const isProduct = (nodes: readonly MathNode[]): boolean =>
  nodes.every((node) => node.kind === 'text' && /^[\p{L}\p{N}.,٫]+$/u.test(node.text))
const isBracketed = (nodes: readonly MathNode[]) => {
  const [first] = nodes
  const last = nodes.at(-1)
  if (first?.kind !== 'text' || last?.kind !== 'text' || first.text !== '(' || last.text !== ')') return false
  return !nodes.slice(1, -1).some((node) => node.kind === 'text' && /^[()]$/.test(node.text))
}

const bracketed = (nodes: readonly MathNode[]): string =>
  isSimple(nodes) || isBracketed(nodes) ? plainMathematics(nodes) : `(${plainMathematics(nodes)})`

/** The text in small characters above or below the line; null if one of them doesn't exist. */
function small(nodes: readonly MathNode[], characters: Readonly<Record<string, string>>): string | null {
  const written = nodes.map((node) => (node.kind === 'text' ? node.text : ' ')).join('')
  const all = [...written].map((char) => characters[char])
  return all.length > 0 && all.every((char) => char !== undefined) ? all.join('') : null
}

function plainNode(node: MathNode): string {
  switch (node.kind) {
    case 'text':
      return node.text
    case 'fraction':
      return `${isProduct(node.numerator) ? plainMathematics(node.numerator) : bracketed(node.numerator)}/${bracketed(node.denominator)}`
    case 'power':
      return `${bracketed(node.base)}${small(node.exponent, raised) ?? `^${bracketed(node.exponent)}`}`
    case 'index':
      return `${bracketed(node.base)}${small(node.index, lowered) ?? `_${bracketed(node.index)}`}`
    case 'root': {
      const degree = node.degree ? plainMathematics(node.degree) : ''
      return `${roots[degree] ?? `${node.degree ? (small(node.degree, raised) ?? `${bracketed(node.degree)}`) : ''}√`}${bracketed(node.radicand)}`
    }
    case 'accent': {
      const base = plainMathematics(node.base)
      return node.accent === 'line'
        ? [...base].map((char) => `${char}${accents.line}`).join('')
        : `${base}${accents[node.accent]}`
    }
  }
}

/** A formula in one line of plain text, such as (x + 1)/2 or x². */
export const plainMathematics = (nodes: readonly MathNode[]): string => inRow(nodes, plainNode)
