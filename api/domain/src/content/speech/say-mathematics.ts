import { westernDigits } from '../../text/digits.ts'
import type { Language } from '../../text/language.ts'
import type { MathNode } from '../mathematics.ts'
import { isMixedNumber } from '../writing/rows.ts'
import type { Spoken } from './spoken.ts'
import { spokenArabic } from './spoken-arabic.ts'
import { spokenEnglish } from './spoken-english.ts'
import { spokenFrench } from './spoken-french.ts'

const languages: Readonly<Record<Language, Spoken>> = {
  en: spokenEnglish,
  fr: spokenFrench,
  ar: spokenArabic,
}

const wholeNumber = (nodes: readonly MathNode[]): number | null => {
  const [only] = nodes
  if (nodes.length !== 1 || only?.kind !== 'text') return null
  const digits = westernDigits(only.text)
  return /^[0-9]{1,6}$/.test(digits) ? Number(digits) : null
}

const isShort = (nodes: readonly MathNode[]): boolean => nodes.length === 1 && nodes[0]?.kind === 'text'

/** A formula as it is read out: "one half plus two thirds". Numbers stay digits, which screen readers can say. */
export function sayMathematics(nodes: readonly MathNode[], language: Language): string {
  const spoken = languages[language]

  const sayRow = (row: readonly MathNode[]): string =>
    row
      .map((node, index) => {
        const next = row[index + 1]
        if (isMixedNumber(row, index + 1) && next)
          return spoken.mixedNumber(sayNode(node), sayNode(next), isHalf(next))
        return isMixedNumber(row, index) ? '' : sayNode(node)
      })
      .filter((text) => text.trim() !== '')
      .join(' ')

  const isHalf = (node: MathNode) =>
    node.kind === 'fraction' && wholeNumber(node.numerator) === 1 && wholeNumber(node.denominator) === 2

  function sayFraction(numerator: readonly MathNode[], denominator: readonly MathNode[]): string {
    const [above, below] = [wholeNumber(numerator), wholeNumber(denominator)]
    const named = above === null || below === null ? null : spoken.namedFraction(above, below)
    const isLong = !isShort(numerator) || !isShort(denominator)
    return named ?? spoken.fraction(sayRow(numerator), sayRow(denominator), isLong)
  }

  function sayNode(node: MathNode): string {
    switch (node.kind) {
      case 'text':
        return spoken.signs[node.text] ?? node.text
      case 'fraction':
        return sayFraction(node.numerator, node.denominator)
      case 'power':
        return spoken.power(sayRow(node.base), westernDigits(sayRow(node.exponent)))
      case 'index':
        return spoken.index(sayRow(node.base), sayRow(node.index))
      case 'root':
        return spoken.root(
          sayRow(node.radicand),
          node.degree && westernDigits(sayRow(node.degree)),
          !isShort(node.radicand),
        )
      case 'accent':
        return spoken.accent(node.base.map(sayNode).join(''), node.accent)
    }
  }

  return sayRow(nodes)
}
