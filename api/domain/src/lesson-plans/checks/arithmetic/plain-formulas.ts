import { westernDigits } from '../../../text/digits.ts'

/** One level of braces is enough for the formulas of a school. */
const group = String.raw`\{((?:[^{}]|\{[^{}]*\})*)\}`
const fraction = new RegExp(String.raw`\\[dt]?frac\s*(?:${group}|(\d))\s*(?:${group}|(\d))`, 'gu')
const root = new RegExp(String.raw`\\sqrt\s*${group}`, 'gu')
const raised = new RegExp(String.raw`\^\s*${group}`, 'gu')
const wordGroup = new RegExp(String.raw`\\(?:text|mathrm|textbf|mathbf|operatorname)\s*${group}`, 'gu')
const commands: readonly (readonly [RegExp, string])[] = [
  [/\\(?:times|cdot|ast)(?![a-z])/gu, '×'],
  [/\\div(?![a-z])/gu, '÷'],
  [/\\(?:left|right|big|Big|displaystyle)(?![a-z])/gu, ''],
  [/\\(?:approx|simeq|sim)(?![a-z])/gu, '≈'],
  [/\\(?:neq?|not\s*=)(?![a-z])/gu, '≠'],
  [/\\%/gu, '%'],
  [/\{,\}/gu, ','],
  [/\\(?:Rightarrow|implies|iff|to|rightarrow|quad|qquad|\\)(?![a-z])/gu, ' ; '],
  [/\\[,;:!> ]/gu, ' '],
]

/** Writes a LaTeX formula with the signs of a plain text. Unknown commands stay, and nothing reads them as numbers. */
function plainLatex(source: string): string {
  let text = source
  for (const [command, sign] of commands) text = text.replace(command, sign)
  text = text.replace(wordGroup, ' $1 ')
  // Twice, for a fraction in a fraction.
  for (let depth = 0; depth < 2; depth += 1)
    text = text.replace(fraction, (_whole, top?: string, digit?: string, bottom?: string, other?: string) => {
      const [above, below] = [top ?? digit ?? '', bottom ?? other ?? '']
      return /^\d+$/u.test(above) && /^\d+$/u.test(below) ? ` ${above}/${below}` : ` ((${above})/(${below}))`
    })
  return text.replace(root, ' √($1)').replace(raised, '^($1)')
}

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const formula = /\$\$?(?=\S)([^$\n]*?\S)\$\$?(?!\d)/gu

/** A text whose calculations are all written in one way, with the digits 0 to 9 and without hidden characters. */
export const plainFormulas = (text: string): string =>
  westernDigits(text.replace(formula, (_whole, source: string) => plainLatex(source)))
    .replace(/[\u200e\u200f\u061c\u2066-\u2069\u202a-\u202e]/gu, '')
    .replace(/(?<=\d)٬(?=\d)/gu, '')
    .replace(/(?<=\d)٫(?=\d)/gu, '.')
    .replaceAll('٪', '%')
    .replace(/(\d)?([¼-¾⅐-⅞])/gu, (_whole, digit: string | undefined, sign: string) => {
      const plain = sign.normalize('NFKD').replace('⁄', '/')
      return digit === undefined ? plain : `${digit} ${plain}`
    })
    .replaceAll('⁄', '/')
    .replace(
      /[⁰¹²³⁴-⁹]+/gu,
      (digits) => `^${[...digits].map((digit) => superscripts.indexOf(digit)).join('')}`,
    )
