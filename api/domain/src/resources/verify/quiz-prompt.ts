import { blankBox, type MathNode } from '../../content/mathematics.ts'
import type { RichText } from '../item.ts'

const isBox = (nodes: readonly MathNode[]): boolean =>
  nodes.length === 1 && nodes[0]?.kind === 'text' && nodes[0].text === blankBox

const oneBox = (node: MathNode): MathNode =>
  node.kind === 'fraction' && isBox(node.numerator) && isBox(node.denominator)
    ? { kind: 'text', text: blankBox }
    : node

/** A prompt with options: one box for the whole result instead of one for each part of a fraction. */
export const quizPrompt = (prompt: RichText): RichText =>
  prompt.map((piece) =>
    piece.kind === 'text' ? piece : { kind: 'mathematics', nodes: piece.nodes.map(oneBox) },
  )
