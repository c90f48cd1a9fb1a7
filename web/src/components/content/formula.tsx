import { blankBox, partsOf, type MathAccent, type MathNode } from '@classeur/domain/content'
import { createElement, type ReactNode } from 'react'
import classes from './formula.module.css'

const accents: Record<MathAccent, string> = { line: '‾', arrow: '→', hat: '^' }
const isNumber = (text: string) => /^\p{N}/u.test(text)
const isLetter = (text: string) => /^\p{L}\p{M}*$/u.test(text)
const isGap = (text: string) => text.trim() === ''
/** They belong to the number before them, without the gap that an operator would get. */
const isUnit = (text: string) => /^[°%′…]$/u.test(text) || text.length > 1

// React's types know no MathML elements.
const math = (name: string, props: object, ...children: ReactNode[]) =>
  createElement(name, props, ...children)

/** A box to write in, drawn by the style sheet. It has room for a number, also in a fraction. */
const box = () =>
  math(
    'mrow',
    { className: classes.blank },
    math('mspace', { width: '1.7em', height: '1.05em', depth: '0.3em' }),
  )

function textElement(text: string): ReactNode {
  if (text === blankBox) return box()
  if (isGap(text)) return math('mspace', { width: text === ' ' ? '0.3em' : '1em' })
  if (isNumber(text)) return math('mn', {}, text)
  // An upright letter, which the style sheet slants: letters of mathematical alphabets are missing in many fonts.
  if (isLetter(text)) return math('mi', { mathvariant: 'normal', className: classes.letter }, text)
  return isUnit(text) ? math('mtext', {}, text) : math('mo', {}, text)
}

const isTall = (node: MathNode): boolean =>
  node.kind === 'fraction' || (node.kind !== 'text' && partsOf(node).flat().some(isTall))

const opposite: Readonly<Record<string, string>> = { '(': ')', '[': ']' }
/** Brackets around a fraction, which are as tall as it is. Most fonts for text have no brackets that stretch. */
function tallBrackets(nodes: readonly MathNode[]): ReadonlySet<number> {
  const tall = new Set<number>()
  const open: { index: number; closer: string }[] = []
  for (const [index, node] of nodes.entries()) {
    const text = node.kind === 'text' ? node.text : ''
    const closer = opposite[text]
    if (closer) open.push({ index, closer })
    else if (text !== '' && text === open.at(-1)?.closer) {
      const start = open.pop()?.index ?? index
      if (nodes.slice(start, index).some(isTall)) tall.add(start).add(index)
    }
  }
  return tall
}

const tallSize = '170%'

function elementsOf(nodes: readonly MathNode[]): ReactNode[] {
  const brackets = tallBrackets(nodes)
  return nodes.map((node, index) =>
    node.kind === 'text' && brackets.has(index)
      ? math('mo', { mathsize: tallSize, stretchy: 'false', className: classes.bracket }, node.text)
      : mathElement(node),
  )
}

/** Several nodes as one argument of an element. `size` is a share of the size around it. */
const row = (nodes: readonly MathNode[], size?: string): ReactNode =>
  math('mrow', { mathsize: size }, ...elementsOf(nodes))

/** Numbers in a fraction stay large enough to be read on paper and on a projector. */
const fractionSize = '86%'

/** Drawn by the style sheet, because `msqrt` shows no sign at all in fonts without mathematical tables. */
const root = (radicand: readonly MathNode[], degree: readonly MathNode[] | null): ReactNode =>
  math(
    'mrow',
    {},
    degree && math('mrow', { mathsize: '62%', className: classes.degree }, ...elementsOf(degree)),
    math('mrow', { className: classes.root }, ...elementsOf(radicand)),
  )

function mathElement(node: MathNode): ReactNode {
  switch (node.kind) {
    case 'text':
      return textElement(node.text)
    case 'fraction':
      return math('mfrac', {}, row(node.numerator, fractionSize), row(node.denominator, fractionSize))
    case 'power':
      return math('msup', {}, row(node.base), row(node.exponent))
    case 'index':
      return math('msub', {}, row(node.base), row(node.index))
    case 'root':
      return root(node.radicand, node.degree)
    case 'accent':
      return math('mover', { accent: 'true' }, row(node.base), math('mo', {}, accents[node.accent]))
  }
}

interface FormulaProps {
  nodes: readonly MathNode[]
  /** How the formula is read out. */
  label: string
}

/** A formula as MathML, from left to right in every language. */
export const Formula = ({ nodes, label }: FormulaProps) =>
  math('math', { dir: 'ltr', className: classes.formula, 'aria-label': label }, ...elementsOf(nodes))
