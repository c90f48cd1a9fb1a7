import type { Language } from '@classeur/contracts'
import { readInline, sayMathematics, type MathNode } from '@classeur/domain/content'

/** How typst spaces and sets a text in a formula. */
type TextRole = 'number' | 'letter' | 'word' | 'gap' | 'binary' | 'relation' | 'opening' | 'closing' | 'plain'

const roles: readonly (readonly [pattern: RegExp, role: TextRole])[] = [
  [/^\s*$/u, 'gap'],
  [/^\p{N}/u, 'number'],
  [/^[+−×÷·±∓∪∩∧∨∘]$/u, 'binary'],
  [/^[=<>≤≥≠≈≃≡∼∝→←↔⇌⇒⇔↦∈∉⊂⊆⊥∥:]$/u, 'relation'],
  [/^[([⌊⌈{]$/u, 'opening'],
  [/^[)\]⌋⌉}]$/u, 'closing'],
  [/^\p{L}\p{M}*$/u, 'letter'],
  [/\p{L}/u, 'word'],
]

const partners: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '⌊': '⌋', '⌈': '⌉' }

/** A formula in the form that the typst function `formula` of the template sets. */
type MathData =
  | { kind: 'text'; text: string; role: TextRole }
  | { kind: 'fraction' | 'power' | 'index'; first: MathData[]; second: MathData[] }
  | { kind: 'root'; first: MathData[]; degree: MathData[] | null }
  | { kind: 'accent'; first: MathData[]; accent: string }
  /** Brackets that grow with what they contain. */
  | { kind: 'brackets'; open: string; first: MathData[]; close: string }

/** The position of the bracket that closes the one at `start`; -1 if none does. */
function closingOf(nodes: readonly MathNode[], start: number): number {
  const textAt = (index: number) => {
    const node = nodes[index]
    return node?.kind === 'text' ? node.text : ''
  }
  const open = textAt(start)
  const close = partners[open]
  let depth = 0
  for (let index = start; close !== undefined && index < nodes.length; index += 1) {
    if (textAt(index) === open) depth += 1
    if (textAt(index) === close) depth -= 1
    if (depth === 0) return index
  }
  return -1
}

function mathData(nodes: readonly MathNode[]): MathData[] {
  const row: MathData[] = []
  for (let index = 0; index < nodes.length; index += 1) {
    const node = nodes[index]
    if (!node) break
    const end = closingOf(nodes, index)
    const last = nodes[end]
    if (node.kind === 'text' && last?.kind === 'text') {
      row.push({
        kind: 'brackets',
        open: node.text,
        first: mathData(nodes.slice(index + 1, end)),
        close: last.text,
      })
      index = end
    } else row.push(nodeData(node))
  }
  return row
}

function nodeData(node: MathNode): MathData {
  switch (node.kind) {
    case 'text':
      return {
        ...{ kind: 'text', text: node.text },
        role: roles.find(([pattern]) => pattern.test(node.text))?.[1] ?? 'plain',
      }
    case 'fraction':
      return { kind: 'fraction', first: mathData(node.numerator), second: mathData(node.denominator) }
    case 'power':
      return { kind: 'power', first: mathData(node.base), second: mathData(node.exponent) }
    case 'index':
      return { kind: 'index', first: mathData(node.base), second: mathData(node.index) }
    case 'root':
      return { kind: 'root', first: mathData(node.radicand), degree: node.degree && mathData(node.degree) }
    case 'accent':
      return { kind: 'accent', first: mathData(node.base), accent: node.accent }
  }
}

/** A piece of a line: text, or a formula and how it is read out. */
export type InlineData = string | { formula: MathData[]; alt: string }

export const inlineData = (text: string, language: Language): InlineData[] =>
  readInline(text).map((piece) =>
    piece.kind === 'text'
      ? piece.text
      : { formula: mathData(piece.nodes), alt: sayMathematics(piece.nodes, language) },
  )
