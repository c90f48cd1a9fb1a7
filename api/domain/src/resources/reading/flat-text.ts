import type { MathNode } from '../../content/mathematics.ts'
import { westernDigits } from '../../text/digits.ts'
import type { RichPiece, RichText } from '../item.ts'

/** Stands for a part of a formula that can't be read as a number, such as a root. */
const unreadable = '\ufffd'

const flatNode = (node: MathNode): string => {
  switch (node.kind) {
    case 'text':
      return /^[,;]$/u.test(node.text) ? '; ' : node.text
    case 'fraction':
      return fractionText(flatNodes(node.numerator), flatNodes(node.denominator))
    case 'power':
      return `${grouped(flatNodes(node.base))}^${grouped(flatNodes(node.exponent))}`
    case 'index':
    case 'root':
    case 'accent':
      return unreadable
  }
}

const flatNodes = (nodes: readonly MathNode[]): string => nodes.map(flatNode).join('')
const grouped = (text: string): string => (/^[\p{L}\p{N}.,]+$/u.test(text) ? text : `(${text})`)

/** Brackets of its own show where a fraction of two whole numbers ends. */
const fractionText = (numerator: string, denominator: string): string =>
  [numerator, denominator].every((part) => /^[\d٠-٩۰-۹\u202f]+$/u.test(part))
    ? `⟨${numerator}/${denominator}⟩`
    : `((${numerator})/(${denominator}))`

const signs: Readonly<Record<string, string>> = {
  ...{ '−': '-', '٪': '%', '⁄': '/', '∕': '/', '×': '*', '·': '*', '⋅': '*', '÷': '/' },
  ...{ '٫': '.', '٬': '\u202f', '،': '; ', '؛': '; ', '²': '^2', '³': '^3', '’': "'" },
}

const flatPiece = (piece: RichPiece): string => (piece.kind === 'text' ? piece.text : flatNodes(piece.nodes))

/**
 * A text in one line of plain characters that is the same in all notations: western digits, `-`, `*`, `/` and `%`,
 * `⟨n/d⟩` for a fraction, `^` for a power, `; ` between the members of a list in a formula.
 */
export const flatText = (rich: RichText): string =>
  westernDigits(rich.map(flatPiece).join(''))
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[−٪⁄∕×·⋅÷٫٬،؛²³’]/gu, (sign) => signs[sign] ?? sign)
    .trim()
