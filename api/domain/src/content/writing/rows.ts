import type { MathNode } from '../mathematics.ts'

/** Operators that stand between two operands. */
const between = /^[+−×÷·=<>≤≥≠≈≃≡∼∝±∓→←↔⇌⇒⇔↦∈∉⊂⊆∪∩∧∨:]$/u
const opening = /^[([{⌊⌈]$/
const separator = /^[,;]$/

const textOf = (node: MathNode | undefined) => (node?.kind === 'text' ? node.text : undefined)

/** Whether an operator at this position stands between two operands: the minus of −3 doesn't. */
function isBetween(nodes: readonly MathNode[], index: number): boolean {
  const text = textOf(nodes[index])
  if (text === undefined || !between.test(text)) return false
  const previous = nodes[index - 1]
  if (!previous || index === nodes.length - 1) return false
  const before = textOf(previous)
  return before === undefined || !(between.test(before) || opening.test(before) || separator.test(before))
}

const isNumber = (node: MathNode | undefined) => /^[0-9٠-٩۰-۹]/.test(textOf(node) ?? '')

/** Whether a number and a fraction less than 1 follow each other at `index`, as in 3 1/4. */
export function isMixedNumber(nodes: readonly MathNode[], index: number): boolean {
  const fraction = nodes[index]
  if (fraction?.kind !== 'fraction' || !isNumber(nodes[index - 1])) return false
  const isOneNumber = (part: readonly MathNode[]) => part.length === 1 && isNumber(part[0])
  return isOneNumber(fraction.numerator) && isOneNumber(fraction.denominator)
}

/** Writes nodes in a row with `write`, with a space around operators and after commas. */
export function inRow(nodes: readonly MathNode[], write: (node: MathNode, index: number) => string): string {
  return nodes
    .map((node, index) => {
      const written = write(node, index)
      if (isBetween(nodes, index)) return ` ${written} `
      if (isMixedNumber(nodes, index)) return ` ${written}`
      return separator.test(textOf(node) ?? '') && index < nodes.length - 1 ? `${written} ` : written
    })
    .join('')
}
