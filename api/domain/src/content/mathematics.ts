/** A part of a formula. Formulas are read from left to right in every language. */
export type MathNode =
  /** A number, a letter, an operator or a word. */
  | { kind: 'text'; text: string }
  | { kind: 'fraction'; numerator: MathNode[]; denominator: MathNode[] }
  | { kind: 'power'; base: MathNode[]; exponent: MathNode[] }
  | { kind: 'index'; base: MathNode[]; index: MathNode[] }
  /** `degree` is null for a square root. */
  | { kind: 'root'; radicand: MathNode[]; degree: MathNode[] | null }
  /** A line or an arrow above: a segment, a repeating decimal, a vector. */
  | { kind: 'accent'; base: MathNode[]; accent: MathAccent }

/** The text of a node that is a box to write in. */
export const blankBox = '□'

export type MathAccent = 'line' | 'arrow' | 'hat'

/** A piece of a line of text. `source` is the formula as it was typed, with its delimiters. */
export type Inline =
  { kind: 'text'; text: string } | { kind: 'mathematics'; source: string; nodes: MathNode[] }

/** The formulas inside a part of a formula, from left to right. */
export function partsOf(node: MathNode): MathNode[][] {
  switch (node.kind) {
    case 'text':
      return []
    case 'fraction':
      return [node.numerator, node.denominator]
    case 'power':
      return [node.base, node.exponent]
    case 'index':
      return [node.base, node.index]
    case 'root':
      return node.degree ? [node.degree, node.radicand] : [node.radicand]
    case 'accent':
      return [node.base]
  }
}
