import type { Language } from '@classeur/contracts'
import { blankBox, readInline, sayMathematics, type MathNode } from '@classeur/domain/content'
import { groupBrackets, type Bracketed } from '../bracketed.ts'

/** How typst spaces and sets a text in a formula. */
type TextRole =
  'number' | 'letter' | 'word' | 'gap' | 'binary' | 'relation' | 'opening' | 'closing' | 'blank' | 'plain'

const roles: readonly (readonly [pattern: RegExp, role: TextRole])[] = [
  [/^\s*$/u, 'gap'],
  [new RegExp(`^${blankBox}$`, 'u'), 'blank'],
  [/^\p{N}/u, 'number'],
  [/^[+−×÷·±∓∪∩∧∨∘]$/u, 'binary'],
  [/^[=<>≤≥≠≈≃≡∼∝→←↔⇌⇒⇔↦∈∉⊂⊆⊥∥:]$/u, 'relation'],
  [/^[([⌊⌈{]$/u, 'opening'],
  [/^[)\]⌋⌉}]$/u, 'closing'],
  [/^\p{L}\p{M}*$/u, 'letter'],
  [/\p{L}/u, 'word'],
]

/** A formula in the form that the typst function `formula` of the template sets. */
type MathData =
  | { kind: 'text'; text: string; role: TextRole }
  | { kind: 'fraction' | 'power' | 'index'; first: MathData[]; second: MathData[] }
  | { kind: 'root'; first: MathData[]; degree: MathData[] | null }
  | { kind: 'accent'; first: MathData[]; accent: string }
  /** Brackets that grow with what they contain. */
  | { kind: 'brackets'; open: string; first: MathData[]; close: string }

const mathData = (nodes: readonly MathNode[]): MathData[] => groupBrackets(nodes).map(nodeData)

function nodeData(node: MathNode | Bracketed): MathData {
  switch (node.kind) {
    case 'brackets':
      return { kind: 'brackets', open: node.open, first: mathData(node.inner), close: node.close }
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
