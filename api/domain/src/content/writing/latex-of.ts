import type { MathAccent, MathNode } from '../mathematics.ts'
import { commandOf, functionNames } from '../notation/symbols.ts'

const accentCommand: Readonly<Record<MathAccent, string>> = {
  line: 'overline',
  arrow: 'overrightarrow',
  hat: 'widehat',
}
const doubleStruck: Readonly<Record<string, string>> = { ℕ: 'N', ℤ: 'Z', ℚ: 'Q', ℝ: 'R', ℂ: 'C' }
const escapes: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '^': '\\textasciicircum{}',
  '~': '\\textasciitilde{}',
}
const bareCharacters = /^[()[\]+=;:!?.]$/
const escapedCharacters = /^[%#&_{}$]$/
const typed: Readonly<Record<string, string>> = {
  ',': ', ',
  '−': '-',
  '′': "'",
  '°': '^{\\circ}',
  ' ': '\\ ',
  '\u2003': '\\quad ',
  '‖': '\\|',
}

const asText = (text: string): string =>
  `\\text{${text.replace(/[\\^~%#&_{}$]/g, (char) => escapes[char] ?? `\\${char}`)}}`

function latexOfText(text: string): string {
  if (/^[A-Za-z]$/.test(text) || bareCharacters.test(text)) return text
  if (/^[0-9]+(?:[.,\u202f][0-9]+)*$/.test(text))
    return text.replaceAll(',', '{,}').replaceAll('\u202f', '\\,')
  if (escapedCharacters.test(text)) return `\\${text}`
  const latex = typed[text]
  if (latex !== undefined) return latex
  const letter = doubleStruck[text]
  if (letter) return `\\mathbb{${letter}}`
  const command = functionNames.has(text) ? text : commandOf(text)
  return command ? `\\${command} ` : asText(text)
}

const isShort = (nodes: readonly MathNode[]) => {
  const [first] = nodes
  return nodes.length === 1 && first?.kind === 'text' && /^[A-Za-z0-9]$/.test(first.text)
}

const grouped = (nodes: readonly MathNode[]): string => `{${latexOf(nodes)}}`
const baseOf = (nodes: readonly MathNode[]): string => (isShort(nodes) ? latexOf(nodes) : grouped(nodes))

function latexOfNode(node: MathNode): string {
  switch (node.kind) {
    case 'text':
      return latexOfText(node.text)
    case 'fraction':
      return `\\frac${grouped(node.numerator)}${grouped(node.denominator)}`
    case 'power':
      return `${baseOf(node.base)}^${grouped(node.exponent)}`
    case 'index':
      return `${baseOf(node.base)}_${grouped(node.index)}`
    case 'root':
      return `\\sqrt${node.degree ? `[${grouped(node.degree)}]` : ''}${grouped(node.radicand)}`
    case 'accent':
      return `\\${accentCommand[node.accent]}${grouped(node.base)}`
  }
}

/** Keeps apart what would otherwise be read as one number, one word or one operator. */
function apart(before: string, after: string): string {
  if (/[A-Za-z]$/.test(before) && /^[A-Za-z]/.test(after)) return ' '
  const touches =
    (/[0-9]$/.test(before) && /^[0-9]/.test(after)) ||
    (/\.$/.test(before) && /^[0-9]/.test(after)) ||
    (before.endsWith('!') && after.startsWith('='))
  return touches ? '{}' : ''
}

/** A formula in LaTeX without delimiters, which `readInline` reads as the same formula. */
export const latexOf = (nodes: readonly MathNode[]): string =>
  nodes.map(latexOfNode).reduce((row, next) => `${row}${apart(row, next)}${next}`, '')
