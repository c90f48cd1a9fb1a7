import type { MathNode } from '@classeur/domain/content'

const partners: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' }

/** Brackets that belong together, with what is between them. */
export interface Bracketed {
  kind: 'brackets'
  open: string
  inner: MathNode[]
  close: string
}

const textAt = (nodes: readonly MathNode[], index: number): string => {
  const node = nodes[index]
  return node?.kind === 'text' ? node.text : ''
}

/** The position of the bracket that closes the one at `start`; -1 if none does. */
function closingOf(nodes: readonly MathNode[], start: number): number {
  const open = textAt(nodes, start)
  const close = partners[open]
  let depth = 0
  for (let index = start; close !== undefined && index < nodes.length; index += 1) {
    const text = textAt(nodes, index)
    if (text === open) depth += 1
    if (text === close) depth -= 1
    if (depth === 0) return index
  }
  return -1
}

/** Groups each pair of brackets, so that a writer can make them as tall as what they contain. */
export function groupBrackets(nodes: readonly MathNode[]): (MathNode | Bracketed)[] {
  const row: (MathNode | Bracketed)[] = []
  for (let index = 0; index < nodes.length; index += 1) {
    const node = nodes[index]
    if (!node) break
    const end = closingOf(nodes, index)
    if (end < 0) row.push(node)
    else {
      const inner = nodes.slice(index + 1, end)
      row.push({ kind: 'brackets', open: textAt(nodes, index), inner, close: textAt(nodes, end) })
      index = end
    }
  }
  return row
}
