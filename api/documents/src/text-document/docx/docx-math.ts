import type { MathNode } from '@classeur/domain/content'
import {
  BuilderElement,
  Math as OfficeMath,
  MathCurlyBrackets,
  MathFraction,
  MathRadical,
  MathRoundBrackets,
  MathRun,
  MathSquareBrackets,
  MathSubScript,
  MathSuperScript,
  type MathComponent,
} from 'docx'
import { groupBrackets, type Bracketed } from '../bracketed.ts'

/** Above the letters: a line, an arrow or a hat, as combining characters. */
const accents = { line: '\u0305', arrow: '\u20d7', hat: '\u0302' } as const

/** Words and units are upright; single letters are variables, which Word slants. */
const isWord = (text: string) => text.length > 1 && /\p{L}/u.test(text)

const textRun = (text: string): MathComponent =>
  isWord(text) || text.trim() === ''
    ? new MathRun({ text: text === ' ' ? '\u00a0' : text, normalText: true })
    : new MathRun({ text })

/** An element of Office Math without a class of its own in the library: a letter with a mark above it. */
function accented(base: MathComponent[], char: string): MathComponent {
  const chr = new BuilderElement({ name: 'm:chr', attributes: { chr: { key: 'm:val', value: char } } })
  return new BuilderElement({
    name: 'm:acc',
    children: [
      new BuilderElement({ name: 'm:accPr', children: [chr] }),
      new BuilderElement({ name: 'm:e', children: base }),
    ],
  })
}

const components = (nodes: readonly MathNode[]): MathComponent[] => groupBrackets(nodes).map(component)

function bracketed({ open, inner }: Bracketed): MathComponent {
  const children = components(inner)
  if (open === '(') return new MathRoundBrackets({ children })
  return open === '[' ? new MathSquareBrackets({ children }) : new MathCurlyBrackets({ children })
}

function component(node: MathNode | Bracketed): MathComponent {
  switch (node.kind) {
    case 'brackets':
      return bracketed(node)
    case 'text':
      return textRun(node.text)
    case 'fraction':
      return new MathFraction({
        numerator: components(node.numerator),
        denominator: components(node.denominator),
      })
    case 'power':
      return new MathSuperScript({
        children: components(node.base),
        superScript: components(node.exponent),
      })
    case 'index':
      return new MathSubScript({ children: components(node.base), subScript: components(node.index) })
    case 'root':
      return new MathRadical({
        children: components(node.radicand),
        ...(node.degree && { degree: components(node.degree) }),
      })
    case 'accent':
      return accented(components(node.base), accents[node.accent])
  }
}

/** A formula that Word can edit. */
export const officeMath = (nodes: readonly MathNode[]): OfficeMath =>
  new OfficeMath({ children: components(nodes) })
