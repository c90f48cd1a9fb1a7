/** A part of a formula. Formulas are read from left to right in every language. */
export type MathNode =
  /** A number, a letter, an operator or a word. */
  | { kind: 'text'; text: string }
  | { kind: 'fraction'; numerator: MathNode[]; denominator: MathNode[] }
  | { kind: 'power'; base: MathNode[]; exponent: MathNode[] }
  | { kind: 'index'; base: MathNode[]; index: MathNode[] }
  /** `degree` is null for a square root. */
  | { kind: 'root'; radicand: MathNode[]; degree: MathNode[] | null }

/** A piece of a line of text. `source` is the formula as it was typed. */
export type Inline =
  { kind: 'text'; text: string } | { kind: 'mathematics'; source: string; nodes: MathNode[] }
